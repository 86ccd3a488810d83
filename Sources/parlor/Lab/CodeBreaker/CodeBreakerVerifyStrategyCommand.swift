import ArgumentParser
import CodeBreakerCoach
import Foundation
import TerminalSupport

/// `parlor codebreaker verify-strategy`.
struct CodeBreakerVerifyStrategyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify-strategy",
    abstract: "Play a strategy from a file against every code.",
    discussion: """
      Reads what parlor codebreaker strategy --out writes, plays it against every code of its game, and prints how many \
      guesses that takes.

        parlor codebreaker verify-strategy best.txt --json

      The JSON has these keys, in this order: total, average, max, histogram. A file that cannot be read, or a strategy \
      that does not find every code, exits with code 65 and one line on standard error that names the first fault.
      """)

  @Argument(help: ArgumentHelp("The file.", valueName: "FILE"))
  var file: String

  @Flag(help: "Print one line of JSON: total, average, max, histogram.")
  var json = false

  func run() throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Failure.data.report("\(file) cannot be read.")
    }
    let trial: StrategyTrial
    do {
      trial = try StrategyTree(text: Array(data)).trial()
    } catch {
      throw Failure.data.report("\(file): \(error.description)")
    }
    let report = StrategyReport(trial: trial)
    print(json ? report.json : report.text(isOptimal: false))
  }
}
