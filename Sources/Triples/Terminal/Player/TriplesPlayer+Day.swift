import NumberedGame
import PlaySupport
import TerminalSupport
import TriplesSession

// The game of a day has a table of its own, and no other game comes there.
extension TriplesPlayer {
  /// Opens the game of a day that is over, as any other.
  func open(gameOf day: CalendarDay) {
    session.dismissPopUp()
    session.openGame(of: day)
  }

  /// Goes where the player wants to go from the table of a day: to the own one, or away, with the days as the last word.
  func go(_ departure: Departure) {
    switch departure {
    case .ownTable(let address):
      session.leaveDoorLine()
      let own = TriplesSession(environment: session.environment)
      own.lingers = session.lingers
      own.receive(.medals, TriplesSession.LevelFile.medals.text)
      session = own
      if !address.isEmpty { own.open(address: address) }
    case .days:
      state.showsDays = true
      state.isFinished = true
    case .check, .pastDay: state.isFinished = true
    }
  }

  /// What is left on the terminal when the player has gone from the table of a day: what was made of it, or how to go on.
  var dayFarewell: String {
    guard let day = session.day, !session.replay.moves.isEmpty else { return "" }
    if state.showsDays { return DayReport([.triples], environment: session.environment).text + "\n" }
    guard session.isOver else {
      return "\(session.title), score \(session.game.score):\n  \(command(of: day))\n"
    }
    return "\(session.shareItem.text)\n\(session.closeHint)\n"
  }

  /// The command that plays the game of a day, or plays it again.
  func command(of day: CalendarDay) -> String {
    switch session.playMode.kind {
    case .pastDay: "parlor today again triples --day \(day)"
    case .ranked: "parlor today triples --day \(day)"
    case .own, .daily: "parlor triples play --day \(day)"
    }
  }
}
