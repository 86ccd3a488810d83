import DailyGames
import GameCore

/// The stored deal of a past day that the player plays again.
struct StoredDeal<DealType: DailyDeal>: UnmergedValue {
  let text: [UInt8]

  init?(text: [UInt8]) {
    guard DealType(text: text) != nil else { return nil }
    self.text = text
  }
}

extension StoredText {
  /// Returns what is stored for the player's own game, of the daily games of two days, and of a past day's game that
  /// is played again. `saved` is the type of a saved game, and `deal` the type that deals the daily game.
  package static func games<Saved: UnmergedValue, DealType: DailyDeal>(
    of game: DailyGame, _ saved: Saved.Type, _ deal: DealType.Type
  ) -> [StoredText] {
    let (folder, name) = (game.idText, game.name)
    return [
      StoredText("parlor.\(folder).game", "\(name) game", unmerged: Saved.self),
      StoredText("parlor.\(folder).day0", "\(name) daily game", unmerged: Saved.self),
      StoredText("parlor.\(folder).day1", "other \(name) daily game", unmerged: Saved.self),
      StoredText(PastDayGame.gameKey(game), "\(name) daily game that you’re playing again", unmerged: Saved.self),
      StoredText(PastDayGame.dealKey(game), "deal of that \(name) daily game", unmerged: StoredDeal<DealType>.self),
    ]
  }
}
