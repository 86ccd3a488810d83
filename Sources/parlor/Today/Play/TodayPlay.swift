import ArgumentParser
import CodeBreakerTerminal
import NumberedGame
import PlaySupport
import TerminalSupport
import TriplesTerminal

/// `parlor today triples`.
struct TodayTriplesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "triples",
    abstract: "Play today's game of Triples.",
    discussion: """
      Everybody plays the same game, once. In a terminal the keys are those of parlor triples play. With --plain, or where \
      there is no terminal, lines are read: l, r, u and d, one after the other.

        parlor today triples
        parlor today triples --server https://example.org
        echo lurd | parlor today triples

      Without a network, what was played stays here, and the move that was not answered is sent the next time.
      """)

  @OptionGroup var options: TodayOptions
  @OptionGroup var play: TodayPlayOptions

  func run() throws { try play.run(options, TriplesRanked.play) }
}

/// `parlor today codebreaker`.
struct TodayCodeBreakerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "codebreaker",
    abstract: "Play today's game of CodeBreaker.",
    discussion: """
      Everybody breaks the same code, once, in at most twelve attempts. In a terminal the keys are those of parlor codebreaker \
      play. With --plain, or where there is no terminal, lines are read: a line is a guess, a figure for each peg.

        parlor today codebreaker
        parlor today codebreaker --server https://example.org

      Without a network, what was played stays here, and the guess that was not answered is sent the next time.
      """)

  @OptionGroup var options: TodayOptions
  @OptionGroup var play: TodayPlayOptions

  func run() throws { try play.run(options, CodeBreakerRanked.play) }
}

/// How a game of the day is played.
struct TodayPlayOptions: ParsableArguments {
  @Flag(help: "Play line by line, also in a terminal.")
  var plain = false

  /// Plays the game of the day that was asked for, or of today.
  ///
  /// - Throws: an exit code, when the reason has been reported.
  func run(
    _ options: TodayOptions, _ play: (CalendarDay, DayServer, PlayEnvironment, _ isPlain: Bool) throws -> Void
  ) throws {
    let (server, environment) = try options.place.sitDown(patience: options.wait)
    let day = try options.calendarDay() ?? CalendarDay(time: environment.now())
    guard day.begin <= environment.now() else {
      throw Failure.usage.report("The game of \(DayText.long(day)) begins at midnight, UTC.")
    }
    try play(day, server, environment, plain)
  }
}
