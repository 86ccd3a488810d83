import NumberedGame
import PlaySupport
import TerminalSupport
import TriplesSession

// Each daily game has a separate session, which never loads another game.
extension TriplesPlayer {
  /// Opens the game of a past day as an ordinary game.
  func open(gameOf day: CalendarDay) {
    session.dismissPopUp()
    session.openGame(of: day)
  }

  /// Leaves a daily game: for the player's own game, or for the shell, which then shows the list of days.
  func go(_ pendingNavigation: DayNavigation) {
    switch pendingNavigation {
    case .ownGame(let address):
      session.publishHomeStatus()
      let own = TriplesSession(environment: session.environment)
      own.delaysResult = session.delaysResult
      own.receive(.medals, TriplesSession.LevelFile.medals.text)
      session = own
      if !address.isEmpty { own.open(address: address) }
    case .days:
      state.showsDays = true
      state.isFinished = true
    case .check, .pastDay: state.isFinished = true
    }
  }

  /// The text that remains on the terminal after a daily game: its result, or the command that continues it.
  var dayFarewell: String {
    guard let day = session.day, !session.replay.moves.isEmpty else { return "" }
    if state.showsDays { return DayReport([.triples], environment: session.environment).text + "\n" }
    guard session.isOver else {
      return "\(session.title), score \(session.game.score):\n  \(command(of: day))\n"
    }
    return "\(session.shareItem.text)\n\(session.closeHint)\n"
  }

  func command(of day: CalendarDay) -> String {
    switch session.playMode.kind {
    case .pastDay: "parlor today again triples --day \(day)"
    case .ranked: "parlor today triples --day \(day)"
    case .own, .daily: "parlor triples play --day \(day)"
    }
  }
}
