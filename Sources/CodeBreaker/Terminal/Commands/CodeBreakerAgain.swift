import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import NumberedGame
import PlaySupport
import TerminalSupport

/// The game of CodeBreaker of a day that is over, played again.
package enum CodeBreakerAgain {
  /// Plays the game on a whole screen. What the day dealt has to be kept.
  ///
  /// - Throws: an exit code, when it has been reported that there is no terminal.
  package static func play(_ day: CalendarDay, in environment: PlayEnvironment) throws {
    let look = try Look.ofTerminal(for: "CodeBreaker")
    let coach = Coach()
    let player = CodeBreakerPlayer(
      session: CodeBreakerSession(environment: environment, playMode: .pastDay(day)), look: look,
      coach: { coach.advice(on: $0)?.text })
    try player.play(look: look) {}
  }
}
