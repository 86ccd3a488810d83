import ArgumentParser
import TerminalSupport

/// `parlor codebreaker match`.
struct CodeBreakerMatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Print how well a guess matches a secret code.",
    usage: "parlor codebreaker match <secret> <guess> [--json]",
    discussion: """
      A code is three to six ASCII letters or digits, each of them a peg; small and capital letters are different pegs. \
      Secret and guess must have equally many. Exact matches are right and in their place; inexact ones are right but \
      out of place, and each peg is used once.

        parlor codebreaker match 1123 3211         0 exact, 4 inexact
        parlor codebreaker match RGBY RRGG --json  {"exact":1,"inexact":1}

      Codes that cannot be matched exit with code 65 and one line on standard error that says what is wrong.
      """)

  // One array of whatever comes, so that a code such as -123 is told to be one that cannot be matched, not an option.
  @Argument(
    parsing: .allUnrecognized, help: ArgumentHelp("The secret code, then the guess.", valueName: "codes"))
  var codes: [String] = []

  @Flag(help: "Print one line of JSON: exact, inexact.")
  var json = false

  func run() throws {
    guard codes.count == 2 else {
      throw Failure.usage.report("Give two codes, the secret and the guess: parlor codebreaker match 1123 3211")
    }
    let report: MatchReport
    do {
      report = try MatchReport(secret: codes[0], guess: codes[1])
    } catch {
      throw Failure.data.report(error.description)
    }
    print(json ? report.json : report.text)
  }
}
