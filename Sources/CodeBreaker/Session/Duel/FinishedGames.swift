import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// The player's latest finished games, stored to recognize a friend's link that answers one of them. Each is in the
  /// format of a link, parsed only when it's needed, with the time when the game ended.
  typealias FinishedGames = DatedGames<FinishedGamesKind>

  enum FinishedGamesKind: DatedGamesKind {
    static var header: StaticString { "codebreaker-finished/1" }
    static var capacity: Int { 40 }

    static func isValid(_ address: [UInt8]) -> Bool { !address.isEmpty && !address.contains(UInt8(ascii: " ")) }
  }
}

extension CodeBreakerSession.FinishedGames {
  func games(of setup: GameSetup) -> [CodeBreakerSession.DuelGame] {
    entries.compactMap { entry in
      let link = try? CodeBreakerSession.SharedLink(entry.game)
      return link?.setup == setup ? link?.sentGame : nil
    }
  }
}
