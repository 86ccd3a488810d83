import AppSupport
import PlaySupport
import TriplesModel
import TriplesSession

/// All that the pop-up shows which says how a game ended. It is made as long as the pop-up is up, so that nothing of the next
/// game is seen on it while it fades.
struct EndedCard {
  /// How the game ended.
  let ended: TriplesSession.EndedGame

  /// The game, as it stands at its end.
  let game: Triples

  /// What the main answer says.
  let nextLabel: String

  /// What closing does.
  let closeHint: String

  /// What the answer says that begins the game again: that of a day is played again at the own table.
  let againLabel: String

  /// What is handed on, and what the button says that does so.
  let shareText: String
  let shareLabel: String

  /// The card that a session shows, if it shows how a game ended.
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
  /// Whether both show the same.
  static func == (left: EndedCard, right: EndedCard) -> Bool {
    left.ended == right.ended && left.nextLabel == right.nextLabel && left.closeHint == right.closeHint
      && left.shareText == right.shareText && left.shareLabel == right.shareLabel
  }
}
