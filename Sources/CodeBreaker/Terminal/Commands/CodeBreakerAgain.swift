import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import NumberedGame
import PlaySupport
import TerminalSupport

/// The game of CodeBreaker of a day that is over, played again.
package enum CodeBreakerAgain {
  /// Whether it is kept on this device what the day dealt.
  package static func isKept(_ day: CalendarDay, in environment: PlayEnvironment) -> Bool {
    environment.storage.read(PastDayGame.dealKey(.codeBreaker)).flatMap { CodeBreaker.DayDeal(text: $0) }?.day == day
  }

  /// Keeps what a day dealt.
  ///
  /// - Throws: an exit code, when it has been reported that it cannot be kept.
  package static func keep(_ deal: CodeBreaker.DayDeal, in environment: PlayEnvironment) throws {
    guard environment.storage.write(PastDayGame.dealKey(.codeBreaker), deal.text) else {
      throw Failure.file.report("What the day dealt cannot be kept here.")
    }
  }

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
