import ArgumentParser

package struct PracticeOptions: ParsableArguments {
  @Flag(help: "Practice line by line, even in a terminal.")
  var plain = false

  @Flag(help: "Practice your own positions, even if today’s five are left.")
  var own = false

  @Flag(help: "Show your progress instead: today’s five, the notebook, the last 30 days, and where you lose the most.")
  var progress = false

  @Flag(
    help:
      "With --progress, print one line of JSON: today (1 solved, 0 missed, - left), positions, due, streak, games, average, earlierGames, earlierAverage, days, insights."
  )
  var json = false

  package init() {}

  package func validate() throws {
    guard progress || !json else { throw ValidationError("--json requires --progress.") }
    guard !progress || !plain else { throw ValidationError("--plain can't be combined with --progress.") }
    guard !progress || !own else { throw ValidationError("--own can't be combined with --progress.") }
  }

  /// Runs the practice, or prints the progress. Throws an exit code after reporting the reason.
  package func run(_ frontEnd: some TerminalPractice) throws {
    if progress {
      frontEnd.practice.core.reportNotice()
      return PracticeReport(core: frontEnd.practice.core, capabilities: .current).show(asJSON: json)
    }
    try PracticeProgram(frontEnd, capabilities: .current(isPlain: plain), isOwn: own).run()
  }
}
