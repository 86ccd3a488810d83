import CodeBreakerModel
import GameCore
import SessionSupport

/// The games whose codes were set on this device for friends, as replay lines without attempts or a limit, with the
/// times when the codes were set. Players on this device may know the codes, so these games don't count in the device's
/// statistics, and their reviews add nothing to the practice notebook.
package typealias CodesForFriends = DatedGames<CodesForFriendsKind>

/// The kind of list for codes that were set for friends.
package enum CodesForFriendsKind: DatedGamesKind {
  package static var header: StaticString { "codebreaker-set-codes/1" }
  package static var capacity: Int { 200 }

  package static func isValid(_ line: [UInt8]) -> Bool {
    guard let game = try? CodeBreaker(line: line) else { return false }
    return game.setup.number != nil && game.attempts.isEmpty && !game.isOver && game.setup.attemptLimit == nil
  }
}

extension CodesForFriends {
  /// Returns the replay line that identifies a game and determines its code.
  private static func line(_ setup: GameSetup) -> [UInt8]? {
    (try? GameSetup(deal: setup.deal, pegCount: setup.pegCount, theme: setup.theme)).map { CodeBreaker($0).line }
  }

  mutating func add(_ setup: GameSetup, date: Int64) {
    if let line = Self.line(setup) { add(Entry(date: max(0, date), game: line)) }
  }

  /// Returns whether a game's code was set on this device. Searches the stored text without parsing it.
  static func contains(_ setup: GameSetup, in storage: Storage) -> Bool {
    guard setup.number != nil, let text = storage.read("parlor.codebreaker.set-codes"), let line = line(setup) else {
      return false
    }
    return text.split(separator: UInt8(ascii: "\n")).contains { entry in
      entry.count > line.count && entry.suffix(line.count).elementsEqual(line)
        && entry[entry.endIndex - line.count - 1] == UInt8(ascii: " ")
    }
  }
}
