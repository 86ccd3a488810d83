import ArgumentParser
import CodeBreakerCoach
import CodeBreakerModel
import TerminalSupport

/// `parlor codebreaker review`.
struct CodeBreakerReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Say what each guess of a game was worth: skill, and luck.",
    discussion: """
      Takes a replay line. Skill is how many guesses a guess loses on average against the best one, so that 0 is \
      perfect. Luck is how many guesses the answer took more than was to be expected, or gave, if it is below 0. Both \
      together are exactly what the game took more than the best player needs on average.

        parlor codebreaker review 'codebreaker/1 537 4.mastermind 0123,2020'

      The JSON has these keys, in this order: attempts (a list with the keys guess, exact, inexact, before and after, the \
      numbers of codes possible, total and bestTotal, the guesses from here for all of these codes together after this \
      guess and after the best one, best, the best guess, skill, luck, method), guesses (how many), optimum (to be \
      expected at the start), remaining (to be expected after the last attempt), skill, luck, exact (whether no number \
      is an estimate).
      """)

  @Argument(help: ArgumentHelp("The replay line.", valueName: "line"))
  var line: String

  @Flag(help: "Print one line of JSON: attempts, guesses, optimum, remaining, skill, luck, exact.")
  var json = false

  func run() throws {
    let game = try CodeBreaker.read(line)
    guard let review = Coach(largestWholeGame: 4096).review(game, workLimit: 2_000_000_000) else {
      throw Failure.data.report("This game has no attempts to review.")
    }
    let report = CodeBreakerReviewReport(review)
    print(json ? report.json : report.text)
  }
}
