import ArgumentParser
import CodeBreakerCoach
import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport

/// `parlor codebreaker strategy`.
struct CodeBreakerStrategyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strategy",
    abstract: "Work out a strategy for a game, and play it against every code.",
    discussion: """
      The best strategy needs the fewest guesses for all codes together; that it does is proven. The others always make \
      the guess that a rule of thumb takes, by the sizes of the parts into which it splits the codes that are left: \
      minimax goes by the largest part, sorted by the largest, then the second largest and so on, expected by the size \
      to be expected, entropy by the bits that the answer tells, and parts by how many there are.

        parlor codebreaker strategy --pegs 4 --colors 6
        parlor codebreaker strategy --pegs 4 --colors 6 --max-guesses 5 --out best.txt
        parlor codebreaker strategy --pegs 5 --colors 8 --by entropy --json

      The JSON has these keys, in this order: total (guesses for all codes), average, max (guesses for a code), \
      histogram (how many codes take 1, 2, … guesses), proven, seconds. A long search tells on standard error how far \
      it has come. Ctrl-C ends it; what is left then is the best strategy so far, which is not proven.

      --out writes the strategy as text. The first line is codebreaker-strategy/1, the number of pegs and the number of \
      colors; the second one the first guess. Each further line is an answer, as two digits for exact and inexact \
      matches, and the guess after it, and follows the last line above it that is indented by one space less. Codes are \
      written as in replay lines.
      """)

  @Option(help: ArgumentHelp("How many pegs a code has, 2 to 6.", valueName: "P"))
  var pegs: Int

  @Option(help: ArgumentHelp("How many colors there are, 1 to 12.", valueName: "C"))
  var colors: Int

  @Option(
    help: ArgumentHelp(
      "What the guesses go by: optimal, or minimax, sorted, expected, entropy or parts.", valueName: "RULE"))
  var by = "optimal"

  @Option(help: ArgumentHelp("No code may take more guesses than this; only for optimal.", valueName: "N"))
  var maxGuesses: Int?

  @Flag(help: "Print one line of JSON: total, average, max, histogram, proven, seconds.")
  var json = false

  @Option(help: ArgumentHelp("Write the strategy into this file.", valueName: "FILE"))
  var out: String?

  func run() throws {
    guard let space = CodeSpace(pegCount: pegs, colorCount: colors) else {
      throw Failure.usage.report("A code has 2 to 6 pegs of 1 to 12 colors.")
    }
    let start = ContinuousClock.now
    let strategy: Strategy
    if by == "optimal" {
      strategy = try optimal(space)
    } else if let heuristic = Heuristic(rawValue: by) {
      guard maxGuesses == nil else { throw Failure.usage.report("--max-guesses goes with --by optimal only.") }
      strategy = StrategySearch(space).strategy(by: heuristic)
    } else {
      throw Failure.usage.report("--by must be optimal, minimax, sorted, expected, entropy or parts.")
    }
    let report = StrategyReport(
      trial: strategy.trial, isOptimal: by == "optimal", isProven: strategy.isProven,
      seconds: (ContinuousClock.now - start) / .seconds(1))
    if let out { try write(strategy.tree, to: out) }
    report.show(asJSON: json)
  }

  private func optimal(_ space: CodeSpace) throws -> Strategy {
    guard space.count <= StrategySearch.largestOptimalCount else {
      throw Failure.usage.report(
        "This game has \(space.count) codes; the best strategy is sought for up to "
          + "\(StrategySearch.largestOptimalCount). The other rules have no limit.")
    }
    if let maxGuesses, maxGuesses < 1 { throw Failure.usage.report("--max-guesses must be 1 or more.") }
    let interrupt = InterruptFlag()
    let progress = StrategyProgressLine()
    let strategy = StrategySearch(space).optimalStrategy(maxGuesses: maxGuesses) { state in
      progress.show(state)
      return interrupt.isSet
    }
    guard let strategy else {
      throw Failure.data.report(
        interrupt.isSet
          ? "The search was interrupted before it found a strategy."
          : "No strategy finds every code with at most \(maxGuesses ?? 0) guesses.")
    }
    if !strategy.isProven { Console.note("Interrupted: this is the best strategy so far, and not proven.") }
    return strategy
  }

  private func write(_ tree: StrategyTree, to path: String) throws {
    do {
      try Data(tree.text).write(to: URL(fileURLWithPath: path))
    } catch {
      throw Failure.file.report("\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}

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
    StrategyReport(trial: trial).show(asJSON: json)
  }
}

/// What `parlor codebreaker strategy` and `verify-strategy` say of a strategy.
struct StrategyReport: Report {
  let trial: StrategyTrial
  /// Whether the best strategy was sought.
  var isOptimal = false
  /// Whether it is the best one; nothing where nobody asked.
  var isProven: Bool?
  /// How long it took to work out; nothing where nobody asked.
  var seconds: Double?

  private var average: Double { Double(trial.total) / Double(max(trial.codeCount, 1)) }

  var text: String {
    let numbers = trial.histogram.enumerated().map { "\($0.offset + 1): \(DecimalText.grouped($0.element))" }
    var lines = [
      "\(DecimalText.grouped(trial.total)) guesses for \(DecimalText.grouped(trial.codeCount)) codes, "
        + "\(String(format: "%.4f", average)) on average, at most \(trial.max)",
      "Codes by guesses: \(numbers.joined(separator: ", "))",
    ]
    if isOptimal, let isProven { lines.append(isProven ? "Proven: no strategy needs fewer." : "Not proven.") }
    if let seconds { lines.append(String(format: "%.2f s", seconds)) }
    return lines.joined(separator: "\n")
  }

  var fields: JSON {
    var fields = [
      (key: "total", value: JSON(trial.total)), ("average", JSON(average, decimals: 6)), ("max", JSON(trial.max)),
      ("histogram", JSON(trial.histogram.map { JSON($0) })),
    ]
    if let isProven { fields.append(("proven", JSON(isProven))) }
    if let seconds { fields.append(("seconds", JSON(seconds, decimals: 3))) }
    return JSON(fields)
  }
}
