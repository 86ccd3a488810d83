import GameCore
import SessionSupport

/// A kind of list of dated games: the header of its saved text, its capacity, and the games that it can contain.
package protocol DatedGamesKind {
  /// The first line of the saved text.
  static var header: StaticString { get }

  /// The maximum number of games. The latest ones are kept.
  static var capacity: Int { get }

  /// Whether a replay line can be in the list.
  static func isValid(_ game: [UInt8]) -> Bool
}

/// The latest games of a list, ordered by date. They are saved as lines with a date and a game:
///
///     game 1700000000 codebreaker/1 482193774 4.mastermind
package struct DatedGames<Kind: DatedGamesKind>: MergeableValue, Hashable {
  struct Entry: Hashable {
    /// The time in seconds since 1970 UTC.
    let date: Int64

    let game: [UInt8]

    fileprivate func isBefore(_ other: Entry) -> Bool {
      date == other.date ? game.lexicographicallyPrecedes(other.game) : date < other.date
    }
  }

  private(set) var entries: [Entry] = []

  init() {}

  mutating func add(_ entry: Entry) {
    let index = entries.firstIndex { !$0.isBefore(entry) } ?? entries.count
    if index < entries.count, entries[index] == entry { return }
    entries.insert(entry, at: index)
    if entries.count > Kind.capacity { entries.removeFirst() }
  }

  package mutating func merge(_ other: Self) {
    for entry in other.entries { add(entry) }
  }

  package var text: [UInt8] {
    var lines = SavedLines(header: Kind.header)
    for entry in entries {
      lines.add("game", entry.date.description.utf8Bytes + [UInt8(ascii: " ")] + entry.game)
    }
    return lines.text
  }

  package init?(text: [UInt8]) {
    guard var lines = SavedLines(text, header: Kind.header) else { return nil }
    while let line = lines.read("game") {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let date = DecimalText.read(parts[0]), Kind.isValid(Array(parts[1])) else { return nil }
      let entry = Entry(date: date, game: Array(parts[1]))
      guard entries.last.map({ $0.isBefore(entry) }) ?? true, entries.count < Kind.capacity else { return nil }
      entries.append(entry)
    }
    guard lines.isEmpty else { return nil }
  }
}
