import CodeBreakerSession
import NumberedGame
import PlaySupport
import TerminalSupport

// Each daily game has a separate session, which never loads another game.
extension CodeBreakerPlayer {
  /// Leaves a daily game for the player's own session, or ends the player. For `.days`, the farewell lists the days.
  func go(_ pendingNavigation: DayNavigation) {
    switch pendingNavigation {
    case .ownGame(let address):
      session.windowHidden()
      session.publishHomeStatus()
      session = CodeBreakerSession(environment: session.environment)
      if !address.isEmpty { session.open(address: address) }
    case .days:
      state.showsDays = true
      state.isFinished = true
    case .check, .pastDay: state.isFinished = true
    }
  }

  /// The farewell after a daily game: the result, the command that continues it, or the list of days.
  var dayFarewell: String {
    guard let day = session.day, session.game.isOver || !session.game.attempts.isEmpty else { return "" }
    if state.showsDays { return DayReport([.codeBreaker], environment: session.environment).text + "\n" }
    guard session.game.isOver else {
      let count = CodeBreakerSession.Spoken.attemptCount(session.game.attempts.count)
      return "\(session.numberTitle), \(session.title): \(count) so far\n  \(command(of: day))\n"
    }
    return "\(look.shown(session.shareItem.text))\n\(session.dayEndNote)\n"
  }

  /// Returns the shell command that plays the daily game, or again.
  func command(of day: CalendarDay) -> String {
    switch session.playMode.kind {
    case .pastDay: "parlor today again codebreaker --day \(day)"
    case .ranked: "parlor today codebreaker --day \(day)"
    case .own, .daily: "parlor codebreaker play --day \(day)"
    }
  }
}
