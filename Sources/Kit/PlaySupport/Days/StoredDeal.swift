import NumberedGame

/// The stored deal of a past day that the player plays again.
struct StoredDeal<Dealt: DealtGame>: OwnText {
  let text: [UInt8]

  init?(text: [UInt8]) {
    guard Dealt(text: text) != nil else { return nil }
    self.text = text
  }
}

extension StoredText {
  /// Returns the texts of the player's own game, of the daily games of two days, and of a past day that is played again.
  ///
  /// - Parameters:
  ///   - folder: The game's folder in the site, such as `triples`.
  ///   - name: The game's name.
  ///   - game: The type of a saved game.
  ///   - deal: The type that deals the daily game.
  package static func games<Saved: OwnText, Dealt: DealtGame>(
    _ folder: String, _ name: String, _ game: Saved.Type, _ deal: Dealt.Type
  ) -> [StoredText] {
    [
      StoredText("parlor.\(folder).game", "\(name) game", own: Saved.self),
      StoredText("parlor.\(folder).day0", "\(name) daily game", own: Saved.self),
      StoredText("parlor.\(folder).day1", "other \(name) daily game", own: Saved.self),
      StoredText("parlor.\(folder).again", "\(name) daily game that you’re playing again", own: Saved.self),
      StoredText("parlor.\(folder).again-deal", "deal of that \(name) daily game", own: StoredDeal<Dealt>.self),
    ]
  }
}
