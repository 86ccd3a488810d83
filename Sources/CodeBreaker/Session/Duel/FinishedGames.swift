import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// The games that the player has finished lately, by which a link is known to be an answer to one of them.
  struct FinishedGames: MergedText, Hashable {
    /// How many are kept.
    static let capacity = 40

    private static let header: StaticString = "codebreaker-finished/1"
    private static let space = UInt8(ascii: " ")

    /// A game, and when it ended, in seconds since the beginning of 1970 UTC.
    struct Entry: Hashable {
      let date: Int64

      /// The game as a link holds it. It is played when it is looked for, and not before.
      let address: [UInt8]

      fileprivate var text: [UInt8] { date.description.utf8Bytes + [space] + address }

      fileprivate func isBefore(_ other: Entry) -> Bool {
        date == other.date ? address.lexicographicallyPrecedes(other.address) : date < other.date
      }
    }

    /// The games, the one that ended first at the front.
    private(set) var entries: [Entry] = []

    init() {}

    /// The games of a setup, the one that ended first at the front: when it was played, nobody knew the code.
    func games(of setup: GameSetup) -> [DuelGame] {
      entries.compactMap { entry in
        let link = try? SharedLink(entry.address)
        return link?.setup == setup ? link?.sent : nil
      }
    }

    /// Keeps a game, unless it is kept already.
    mutating func keep(_ entry: Entry) {
      let place = entries.firstIndex { !$0.isBefore(entry) } ?? entries.count
      if place < entries.count, entries[place] == entry { return }
      entries.insert(entry, at: place)
      if entries.count > Self.capacity { entries.removeFirst() }
    }

    /// Takes up the games of another device. Of all the latest are kept.
    mutating func merge(_ other: Self) {
      for entry in other.entries { keep(entry) }
    }

    /// A line for each game, with when it ended and the game as a link holds it:
    ///
    ///     codebreaker-finished/1
    ///     game 1700000000 codebreaker/1/537/4.mastermind/0123,2020/solved-2
    var text: [UInt8] {
      var lines = SavedLines(header: Self.header)
      for entry in entries { lines.add("game", entry.text) }
      return lines.text
    }

    /// Reads games as `text` writes them. No other text is one.
    init?(text: [UInt8]) {
      guard var lines = SavedLines(text, header: Self.header) else { return nil }
      while let line = lines.take("game") {
        let parts = line.split(separator: Self.space, omittingEmptySubsequences: false)
        guard parts.count == 2, let date = DecimalText.read(parts[0]), !parts[1].isEmpty else { return nil }
        let entry = Entry(date: date, address: Array(parts[1]))
        guard entries.last.map({ $0.isBefore(entry) }) ?? true, entries.count < Self.capacity else { return nil }
        entries.append(entry)
      }
      guard lines.isEmpty else { return nil }
    }
  }
}
