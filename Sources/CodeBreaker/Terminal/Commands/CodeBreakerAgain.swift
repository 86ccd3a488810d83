import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import NumberedGame
import PlaySupport
import TerminalSupport

extension CodeBreakerCommand {
  /// Plays a past day's game again in full screen. Its deal must be stored.
  ///
  /// - Throws: An exit code after reporting that there is no terminal.
  package static func playAgain(_ day: CalendarDay, in environment: PlayEnvironment) throws {
    let look = try Look.ofTerminal(for: "CodeBreaker")
    let coach = Coach()
    let player = CodeBreakerPlayer(
      session: CodeBreakerSession(environment: environment, playMode: .pastDay(day)), look: look,
      coach: { coach.advice(on: $0)?.text })
    try player.play(look: look) {}
  }
}
