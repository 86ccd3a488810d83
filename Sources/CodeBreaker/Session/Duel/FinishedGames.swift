import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// The player's latest finished games, stored to recognize a friend's link that answers one of them.
  struct FinishedGames: MergeableValue, Hashable {
    static let capacity = 40

    private static let header: StaticString = "codebreaker-finished/1"
    private static let space = UInt8(ascii: " ")

    /// A game, with the time when it ended, in seconds since 1970 UTC.
    struct Entry: Hashable {
      let date: Int64

      /// The game in the format of a link, parsed only when it's needed.
      let address: [UInt8]

      fileprivate var text: [UInt8] { date.description.utf8Bytes + [space] + address }

      fileprivate func isBefore(_ other: Entry) -> Bool {
        date == other.date ? address.lexicographicallyPrecedes(other.address) : date < other.date
      }
    }

    /// The games, oldest first.
    private(set) var entries: [Entry] = []

    init() {}

    func games(of setup: GameSetup) -> [DuelGame] {
      entries.compactMap { entry in
        let link = try? SharedLink(entry.address)
        return link?.setup == setup ? link?.sentGame : nil
      }
    }

    mutating func add(_ entry: Entry) {
      let index = entries.firstIndex { !$0.isBefore(entry) } ?? entries.count
      if index < entries.count, entries[index] == entry { return }
      entries.insert(entry, at: index)
      if entries.count > Self.capacity { entries.removeFirst() }
    }

    mutating func merge(_ other: Self) {
      for entry in other.entries { add(entry) }
    }

    /// The games as lines, each with the time when the game ended and the game in the format of a link:
    ///
    ///     codebreaker-finished/1
    ///     game 1700000000 codebreaker/1/537/4.mastermind/0123,2020/solved-2
    var text: [UInt8] {
      var lines = SavedLines(header: Self.header)
      for entry in entries { lines.add("game", entry.text) }
      return lines.text
    }

    init?(text: [UInt8]) {
      guard var lines = SavedLines(text, header: Self.header) else { return nil }
      while let line = lines.read("game") {
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
