import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// The player's results in the levels. Each played or watched level has a saved line, in the order of the numbers:
  /// the number, the best score without help or 0, and `watched` if the player gave up the medals for the perfect game.
  ///
  ///     triples-levels/1
  ///     14 235
  ///     15 0 watched
  struct LevelRecords: SavedValue, MergeableValue, Hashable {
    private struct Entry: Hashable {
      let number: UInt64
      var points: Int
      var isWatched: Bool
    }

    private static let header: StaticString = "triples-levels/1"
    private static var watched: [UInt8] { "watched".utf8Bytes }

    private var entries: [Entry] = []

    init() {}

    /// Returns a level's best score without help, 0 if every game had help, or `nil` if the level has no entry.
    func bestScore(in number: GameNumber) -> Int? {
      entries.first { $0.number == number.value }?.points
    }

    /// Returns whether the player has given up the medals of a level to see its perfect game.
    func isWatched(_ number: GameNumber) -> Bool {
      entries.first { $0.number == number.value }?.isWatched ?? false
    }

    /// The number and the best score of every level that was played or watched.
    var bestScores: [(number: Int, points: Int)] { entries.map { (Int($0.number), $0.points) } }

    /// Records an ended game's `points`, 0 if there was help. Keeps the highest score. Ignores games without a level.
    mutating func record(_ points: Int, in number: GameNumber) {
      merge(Entry(number: number.value, points: max(0, min(points, Int(Int32.max))), isWatched: false))
    }

    mutating func record(_ rows: [ScoreRow]) {
      for row in rows {
        // Don't replay the games, because replaying the hundred games of a list would take too long.
        guard let line = row.line, let number = Replay.number(ofLine: line) else { continue }
        record(TriplesSession.help(by: row.marks) == nil && !isWatched(number) ? row.score : 0, in: number)
      }
    }

    mutating func markWatched(_ number: GameNumber) {
      merge(Entry(number: number.value, points: 0, isWatched: true))
    }

    /// Merges another device's results: the higher score of each level, and the levels watched on either device.
    mutating func merge(_ other: Self) {
      for entry in other.entries { merge(entry) }
    }

    private mutating func merge(_ new: Entry) {
      guard GameNumber.drawnRange.contains(new.number) else { return }
      let place = entries.firstIndex { $0.number >= new.number } ?? entries.count
      if place < entries.count, entries[place].number == new.number {
        entries[place].points = max(entries[place].points, new.points)
        entries[place].isWatched = entries[place].isWatched || new.isWatched
      } else {
        entries.insert(new, at: place)
      }
    }

    // MARK: Saved form

    var text: [UInt8] {
      var text = Self.header.withUTF8Buffer { Array($0) }
      for entry in entries {
        text.append(UInt8(ascii: "\n"))
        text += entry.number.description.utf8Bytes + [UInt8(ascii: " ")] + entry.points.description.utf8Bytes
        if entry.isWatched { text += [UInt8(ascii: " ")] + Self.watched }
      }
      return text
    }

    init?(text: [UInt8]) {
      let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      guard Array(lines[0]) == Self.header.withUTF8Buffer({ Array($0) }) else { return nil }
      for line in lines.dropFirst() {
        let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard 2...3 ~= words.count, let number = DecimalText.read(words[0]), let points = DecimalText.read(words[1]),
          number > 0, GameNumber.drawnRange.contains(UInt64(number)), points <= Int32.max,
          entries.last.map({ $0.number < UInt64(number) }) ?? true, words.count == 2 || Array(words[2]) == Self.watched
        else { return nil }
        entries.append(Entry(number: UInt64(number), points: Int(points), isWatched: words.count == 3))
      }
    }
  }
}
