import CodeBreakerSession
import NumberedGame
import PlaySupport
import TerminalSupport

// The game of a day has a table of its own, and no other game comes there.
extension CodeBreakerPlayer {
  /// Goes where the player wants to go from the table of a day: to the own one, or away, with the days as the last word.
  func go(_ departure: Departure) {
    switch departure {
    case .ownTable(let address):
      session.windowHidden()
      session.leaveDoorLine()
      session = CodeBreakerSession(environment: session.environment)
      if !address.isEmpty { session.open(address: address) }
    case .days:
      state.showsDays = true
      state.isFinished = true
    case .check, .pastDay: state.isFinished = true
    }
  }

  /// What is left on the terminal when the player has gone from the table of a day: what was made of it, or how to go on.
  var dayFarewell: String {
    guard let day = session.day, session.game.isOver || !session.game.attempts.isEmpty else { return "" }
    if state.showsDays { return DayReport([.codeBreaker], environment: session.environment).text + "\n" }
    guard session.game.isOver else {
      let count = CodeBreakerSession.Spoken.attemptCount(session.game.attempts.count)
      return "\(session.numberTitle), \(session.title): \(count) so far\n  \(command(of: day))\n"
    }
    return "\(look.shown(session.shareItem.text))\n\(session.dayEndNote)\n"
  }

  /// The command that plays the game of a day, or plays it again.
  func command(of day: CalendarDay) -> String {
    switch session.playMode.kind {
    case .pastDay: "parlor today again codebreaker --day \(day)"
    case .ranked: "parlor today codebreaker --day \(day)"
    case .own, .daily: "parlor codebreaker play --day \(day)"
    }
  }
}
