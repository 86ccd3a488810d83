import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// The player's results in the levels. Each played or watched level has a saved line, in the order of the numbers:
  /// the number, the best score without help or 0, the best score in releases up to 0.2.0 or 0, and `watched` if the
  /// player gave up the medals for the perfect game.
  ///
  ///     triples-levels/2
  ///     14 241 235
  ///     15 0 0 watched
  ///
  /// Up to release 0.2.0, medals required other scores, so a former best score keeps the medal that it won. These
  /// releases wrote `triples-levels/1` and only the best score, which is also the former one.
  struct LevelRecords: SavedValue, MergeableValue, Hashable {
    struct Entry: Hashable {
      let number: UInt64
      var points: Int
      var formerPoints: Int
      var isWatched: Bool
    }

    private static let header: StaticString = "triples-levels/2"
    private static let formerHeader: StaticString = "triples-levels/1"
    private static var watched: [UInt8] { "watched".utf8Bytes }

    /// The levels that were played or watched, in the order of the numbers of their games.
    private(set) var entries: [Entry] = []

    /// Whether all results are from releases up to 0.2.0, which is also assumed as long as there are none.
    private var isFormer = true

    init() {}

    /// Returns a level's best score without help, 0 if every game had help, or `nil` if the level has no entry.
    func bestScore(in number: GameNumber) -> Int? {
      entries.first { $0.number == number.value }?.points
    }

    /// Returns a level's best score in releases up to 0.2.0, or 0 if there is none.
    func formerScore(in number: GameNumber) -> Int {
      entries.first { $0.number == number.value }?.formerPoints ?? 0
    }

    /// Whether a level has a score from a release up to 0.2.0.
    var hasFormerScores: Bool { entries.contains { $0.formerPoints > 0 } }

    /// Returns whether the player has given up the medals of a level to see its perfect game.
    func isWatched(_ number: GameNumber) -> Bool {
      entries.first { $0.number == number.value }?.isWatched ?? false
    }

    /// Records an ended game's `points`, 0 if there was help. Keeps the highest score. Ignores games without a level.
    mutating func record(_ points: Int, in number: GameNumber) {
      isFormer = false
      mergeScore(points, in: number)
    }

    private mutating func mergeScore(_ points: Int, in number: GameNumber) {
      let points = max(0, min(points, Int(Int32.max)))
      merge(Entry(number: number.value, points: points, formerPoints: isFormer ? points : 0, isWatched: false))
    }

    /// Records earlier games. Until a game is recorded on its own, they are from releases up to 0.2.0.
    mutating func record(_ rows: [ScoreRow]) {
      for row in rows {
        // Don't replay the games, because replaying the hundred games of a list would take too long.
        guard let line = row.line, let number = Replay.number(ofLine: line) else { continue }
        mergeScore(TriplesSession.help(by: row.marks) == nil && !isWatched(number) ? row.score : 0, in: number)
      }
    }

    mutating func markWatched(_ number: GameNumber) {
      merge(Entry(number: number.value, points: 0, formerPoints: 0, isWatched: true))
    }

    /// Merges another device's results: the higher scores of each level, and the levels watched on either device.
    mutating func merge(_ other: Self) {
      isFormer = isFormer && other.isFormer
      for entry in other.entries { merge(entry) }
    }

    private mutating func merge(_ new: Entry) {
      guard GameNumber.drawnRange.contains(new.number) else { return }
      let place = entries.firstIndex { $0.number >= new.number } ?? entries.count
      if place < entries.count, entries[place].number == new.number {
        entries[place].points = max(entries[place].points, new.points)
        entries[place].formerPoints = max(entries[place].formerPoints, new.formerPoints)
        entries[place].isWatched = entries[place].isWatched || new.isWatched
      } else {
        entries.insert(new, at: place)
      }
    }

    // MARK: Saved form

    var text: [UInt8] {
      var text = (isFormer ? Self.formerHeader : Self.header).withUTF8Buffer { Array($0) }
      for entry in entries {
        text.append(UInt8(ascii: "\n"))
        text += entry.number.description.utf8Bytes + [UInt8(ascii: " ")] + entry.points.description.utf8Bytes
        if !isFormer { text += [UInt8(ascii: " ")] + entry.formerPoints.description.utf8Bytes }
        if entry.isWatched { text += [UInt8(ascii: " ")] + Self.watched }
      }
      return text
    }

    init?(text: [UInt8]) {
      let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      isFormer = Array(lines[0]) == Self.formerHeader.withUTF8Buffer { Array($0) }
      guard isFormer || Array(lines[0]) == Self.header.withUTF8Buffer({ Array($0) }) else { return nil }
      // The former score is also the best score if there is only one.
      let former = isFormer ? 1 : 2
      for line in lines.dropFirst() {
        let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard former + 1...former + 2 ~= words.count, let number = DecimalText.read(words[0]),
          let points = DecimalText.read(words[1]), let formerPoints = DecimalText.read(words[former]),
          number > 0, GameNumber.drawnRange.contains(UInt64(number)), formerPoints <= points, points <= Int32.max,
          entries.last.map({ $0.number < UInt64(number) }) ?? true,
          words.count == former + 1 || Array(words[former + 1]) == Self.watched
        else { return nil }
        entries.append(
          Entry(
            number: UInt64(number), points: Int(points), formerPoints: Int(formerPoints),
            isWatched: words.count == former + 2))
      }
    }
  }
}
