import CodeBreakerCoach
import Foundation
import TerminalSupport

/// The duration of a search for a strategy, with another program's durations for comparison.
struct StrategyTiming {
  /// A game, the expected total of its strategy, and the seconds that another program took on another machine.
  struct Case {
    let pegs: Int
    let colors: Int
    /// The heuristic that chooses the guesses, or `nil` for the best strategy.
    var rule: Heuristic?
    let total: Int
    var secondsElsewhere: Double?

    var ruleName: String { rule?.rawValue ?? "optimal" }
  }

  static let quickCases = [
    Case(pegs: 4, colors: 6, total: 5625, secondsElsewhere: 0.15),
    Case(pegs: 5, colors: 5, total: 13496, secondsElsewhere: 7.4),
    Case(pegs: 4, colors: 7, total: 11228, secondsElsewhere: 28),
    Case(pegs: 5, colors: 8, rule: .sorted, total: 182_409, secondsElsewhere: 9.9),
    Case(pegs: 5, colors: 8, rule: .expected, total: 180_287, secondsElsewhere: 4.1),
    Case(pegs: 5, colors: 8, rule: .entropy, total: 179_797, secondsElsewhere: 8.5),
    Case(pegs: 5, colors: 8, rule: .parts, total: 181_834, secondsElsewhere: 2.8),
  ]

  static let slowCases = [Case(pegs: 6, colors: 4, total: 17281), Case(pegs: 4, colors: 8, total: 20471)]

  /// A description of the measurements in `Case.secondsElsewhere`.
  static let elsewhereNote =
    "elsewhere: a C++ program of the same kind, one thread, on another machine with two cores, November 2026"

  let game: Case
  /// The total number of guesses of the strategy that was found.
  let total: Int
  /// The duration of the search in seconds.
  let seconds: Double
  /// The seconds that another program took on this machine, or `nil` if none was run.
  var comparisonSeconds: Double?

  /// The result as a line. A ratio is printed only for a program that ran on the same machine.
  var line: String {
    let verdict = total == game.total ? "" : ", NOT \(game.total)"
    var line = "\(game.pegs) pegs, \(game.colors) colors, \(game.ruleName): \(total) guesses\(verdict)"
    line += " in \(Self.time(seconds))"
    if let comparisonSeconds {
      line +=
        ", the other program in \(Self.time(comparisonSeconds)), \(Self.decimal(comparisonSeconds / max(seconds, 0.001))) times as long"
    }
    if let secondsElsewhere = game.secondsElsewhere { line += " (elsewhere \(Self.decimal(secondsElsewhere)) s)" }
    return line
  }

  private static func time(_ seconds: Double) -> String { String(format: "%.2f s", seconds) }

  /// Returns a number with two significant digits, or as an integer if it is 10 or more.
  static func decimal(_ number: Double) -> String {
    String(format: number < 10 ? "%.2g" : "%.0f", number)
  }
}

struct ComparisonProgram {
  /// The shell command, with the placeholders `{pegs}`, `{colors}`, and optionally `{rule}`.
  let command: String

  var namesTheGame: Bool { command.contains("{pegs}") && command.contains("{colors}") }

  /// Returns the command for a game, or `nil` if the game needs a rule and the command has no placeholder for one.
  func command(for game: StrategyTiming.Case) -> String? {
    guard game.rule == nil || command.contains("{rule}") else { return nil }
    return command.replacingOccurrences(of: "{pegs}", with: "\(game.pegs)")
      .replacingOccurrences(of: "{colors}", with: "\(game.colors)")
      .replacingOccurrences(of: "{rule}", with: game.ruleName)
  }

  /// Runs the program without showing its output. Returns the processor time in seconds of the program and its
  /// children, or `nil` if the command doesn't support the game. Throws an exit code if the program fails.
  func measureSeconds(for game: StrategyTiming.Case) throws -> Double? {
    guard let command = command(for: game) else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let before = Self.secondsOfChildren
    do {
      try process.run()
    } catch {
      throw Failure.file.report("\(command) cannot be run: \(error.localizedDescription)")
    }
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure.data.report("\(command) ended with \(process.terminationStatus).")
    }
    return Self.secondsOfChildren - before
  }

  private static var secondsOfChildren: Double {
    var usage = rusage()
    // The argument -1 is RUSAGE_CHILDREN, which is a number in some C libraries and an enumeration case in others.
    getrusage(-1, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}
