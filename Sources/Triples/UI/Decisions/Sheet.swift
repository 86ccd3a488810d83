import TriplesSession

/// What covers the screen as a sheet, if anything does.
enum Sheet: Hashable, Identifiable {
  /// The question for the number of a game.
  case openGame
  /// A replay.
  case replay

  var id: Self { self }

  /// The sheet that a session asks for.
  init?(_ session: TriplesSession) {
    if case .openGame = session.popUp {
      self = .openGame
    } else if session.popUp == nil, session.viewer != nil {
      self = .replay
    } else {
      return nil
    }
  }

  /// Puts the sheet away, as the player does who swipes it down.
  func dismiss(in session: TriplesSession) {
    switch self {
    case .openGame: session.dismissPopUp()
    case .replay: session.closeViewer()
    }
  }
}
