import ArgumentParser
import CodeBreakerModel
import TerminalSupport

/// `parlor codebreaker replay`.
struct CodeBreakerReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play a replay line and print how the game stands after it.",
    discussion: """
      A replay line is the game's number, its pegs and theme, and its attempts. Each peg of an attempt is the place of \
      its choice in the theme, 0 to 9, a and b, or - for none; an x at the end gives up. Put the line in quotes, since \
      it holds spaces.

        parlor codebreaker replay 'codebreaker/1 537 4.mastermind 0123,2020'
        parlor codebreaker replay 'codebreaker/1 537 5.faces.10 01234,x' --json

      The JSON has these keys, in this order: game (its number), pegs (how many), theme (its id), limit (of attempts, \
      or null), attempts (a list with the keys guess, exact, inexact), ending ("solved", "out of attempts", "gave up", \
      or null while the game goes on), code (null while it goes on). A line that cannot be played exits with code 65 \
      and one line on standard error that names its first fault.
      """)

  @Argument(help: ArgumentHelp("The replay line.", valueName: "line"))
  var line: String

  @Flag(help: "Print one line of JSON: game, pegs, theme, limit, attempts, ending, code.")
  var json = false

  func run() throws {
    let report: CodeBreakerReplayReport
    do {
      report = CodeBreakerReplayReport(try CodeBreaker(line: line))
    } catch {
      throw Failure.data.report(error.description)
    }
    print(json ? report.json : report.text)
  }
}
