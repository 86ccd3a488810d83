import CodeBreakerModel
import NumberedGame
import PlaySupport

/// The games whose codes were set on this device for friends. Players on this device may know the codes, so these games
/// don't count in the device's statistics, and their reviews add nothing to the practice notebook.
public struct CodesForFriends: MergeableValue, Hashable {
  /// The maximum number of games. The latest ones are kept.
  static let capacity = 200

  private static let header: StaticString = "codebreaker-set-codes/1"
  private static let space = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")

  /// A game, with the time when its code was set, in seconds since 1970 UTC.
  struct Entry: Hashable {
    let date: Int64

    /// The replay line without attempts or a limit.
    let line: [UInt8]

    fileprivate func isBefore(_ other: Entry) -> Bool {
      date == other.date ? line.lexicographicallyPrecedes(other.line) : date < other.date
    }
  }

  /// The games, ordered by the time when their codes were set.
  private(set) var entries: [Entry] = []

  /// Creates an empty list.
  public init() {}

  /// Returns the replay line that identifies a game and determines its code.
  private static func line(_ setup: GameSetup) -> [UInt8]? {
    (try? GameSetup(deal: setup.deal, pegCount: setup.pegCount, theme: setup.theme)).map { CodeBreaker($0).line }
  }

  mutating func add(_ setup: GameSetup, date: Int64) {
    if let line = Self.line(setup) { add(Entry(date: max(0, date), line: line)) }
  }

  private mutating func add(_ entry: Entry) {
    let index = entries.firstIndex { !$0.isBefore(entry) } ?? entries.count
    if index < entries.count, entries[index] == entry { return }
    entries.insert(entry, at: index)
    if entries.count > Self.capacity { entries.removeFirst() }
  }

  /// Merges another device's games, keeping the latest ones.
  public mutating func merge(_ other: Self) {
    for entry in other.entries { add(entry) }
  }

  /// Returns whether a game's code was set on this device. Searches the stored text without parsing it.
  static func contains(_ setup: GameSetup, in storage: Storage) -> Bool {
    guard setup.number != nil, let text = storage.read("parlor.codebreaker.set-codes"), let line = line(setup) else {
      return false
    }
    return text.split(separator: newline).contains { entry in
      entry.count > line.count && entry.suffix(line.count).elementsEqual(line)
        && entry[entry.endIndex - line.count - 1] == space
    }
  }

  /// The games as lines, each with the time when the code was set:
  ///
  ///     codebreaker-set-codes/1
  ///     game 1700000000 codebreaker/1 482193774 4.mastermind
  public var text: [UInt8] {
    var lines = SavedLines(header: Self.header)
    for entry in entries { lines.add("game", entry.date.description.utf8Bytes + [Self.space] + entry.line) }
    return lines.text
  }

  /// Reads games, or returns `nil` if the text is invalid.
  public init?(text: [UInt8]) {
    guard var lines = SavedLines(text, header: Self.header) else { return nil }
    while let line = lines.read("game") {
      let parts = line.split(separator: Self.space, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let date = DecimalText.read(parts[0]), let game = try? CodeBreaker(line: Array(parts[1])),
        game.setup.number != nil, game.attempts.isEmpty, !game.isOver, game.setup.attemptLimit == nil
      else { return nil }
      let entry = Entry(date: date, line: Array(parts[1]))
      guard entries.last.map({ $0.isBefore(entry) }) ?? true, entries.count < Self.capacity else { return nil }
      entries.append(entry)
    }
    guard lines.isEmpty else { return nil }
  }
}
