import AppSupport
import PlaySupport
import TriplesModel
import TriplesSession

/// The contents of the end-of-game pop-up. The view retains the last one: a fading pop-up must not show the next game.
struct EndedCard {
  let ended: TriplesSession.EndedGame

  let game: Triples

  let nextLabel: String

  let closeHint: String

  /// The label of the button that restarts the game. A daily game restarts as the player's own game.
  let againLabel: String

  let shareText: String
  let shareLabel: String

  init?(_ session: TriplesSession) {
    guard case .ended(let ended) = session.popUp else { return nil }
    self.ended = ended
    game = session.game
    nextLabel = session.nextLabel
    closeHint = session.closeHint
    againLabel = session.day == nil ? "Try this game again" : "Play it again"
    shareText = GameLink.triples.message(session.endShareItem)
    shareLabel = session.endShareLabel
  }
}

extension EndedCard: Equatable {
  static func == (left: EndedCard, right: EndedCard) -> Bool {
    left.ended == right.ended && left.nextLabel == right.nextLabel && left.closeHint == right.closeHint
      && left.shareText == right.shareText && left.shareLabel == right.shareLabel
  }
}
