import CodeBreakerCoach
import Foundation
import TerminalSupport

/// How long a strategy took to work out, and what there is to hold it against.
struct StrategyTiming {
  /// A game, the total of its strategy, and the seconds that another program took for it on another machine.
  struct Case {
    let pegs: Int
    let colors: Int
    /// What the guesses go by, or `nil` for the best strategy.
    var rule: Heuristic?
    let total: Int
    var elsewhere: Double?

    /// What the guesses go by, in a word.
    var ruleName: String { rule?.rawValue ?? "optimal" }
  }

  static let quick = [
    Case(pegs: 4, colors: 6, total: 5625, elsewhere: 0.15), Case(pegs: 5, colors: 5, total: 13496, elsewhere: 7.4),
    Case(pegs: 4, colors: 7, total: 11228, elsewhere: 28),
    Case(pegs: 5, colors: 8, rule: .sorted, total: 182_409, elsewhere: 9.9),
    Case(pegs: 5, colors: 8, rule: .expected, total: 180_287, elsewhere: 4.1),
    Case(pegs: 5, colors: 8, rule: .entropy, total: 179_797, elsewhere: 8.5),
    Case(pegs: 5, colors: 8, rule: .parts, total: 181_834, elsewhere: 2.8),
  ]

  static let slow = [Case(pegs: 6, colors: 4, total: 17281), Case(pegs: 4, colors: 8, total: 20471)]

  /// Where and when the seconds of `Case.elsewhere` were measured.
  static let elsewhere =
    "elsewhere: a C++ program of the same kind, one thread, on another machine with two cores, November 2026"

  let game: Case
  /// The guesses for all codes together that came out.
  let total: Int
  /// The seconds that it took.
  let seconds: Double
  /// The seconds that another program took in this run, if one was run.
  var other: Double?

  /// All that in a line. There is a ratio only to what ran here and now.
  var line: String {
    let verdict = total == game.total ? "" : ", NOT \(game.total)"
    var line = "\(game.pegs) pegs, \(game.colors) colors, \(game.ruleName): \(total) guesses\(verdict)"
    line += " in \(Self.time(seconds))"
    if let other {
      line += ", the other program in \(Self.time(other)), \(Self.decimal(other / max(seconds, 0.001))) times as long"
    }
    if let elsewhere = game.elsewhere { line += " (elsewhere \(Self.decimal(elsewhere)) s)" }
    return line
  }

  private static func time(_ seconds: Double) -> String { String(format: "%.2f s", seconds) }

  /// A number with two digits that count, or as a whole number.
  static func decimal(_ number: Double) -> String {
    String(format: number < 10 ? "%.2g" : "%.0f", number)
  }
}

/// Another program that works out strategies.
struct OtherProgram {
  /// For the shell, with `{pegs}`, `{colors}` and perhaps `{rule}` in it.
  let command: String

  /// Whether it can be told which game to work out.
  var namesTheGame: Bool { command.contains("{pegs}") && command.contains("{colors}") }

  /// The command for a game, or `nil` if it has no place for a rule and the game needs one.
  func command(for game: StrategyTiming.Case) -> String? {
    guard game.rule == nil || command.contains("{rule}") else { return nil }
    return command.replacingOccurrences(of: "{pegs}", with: "\(game.pegs)")
      .replacingOccurrences(of: "{colors}", with: "\(game.colors)")
      .replacingOccurrences(of: "{rule}", with: game.ruleName)
  }

  /// Runs the program; what it prints is not shown.
  ///
  /// - Returns: the seconds of the processor that it and what it started took, or `nil` if it was not to be run.
  /// - Throws: what to end with, where it could not be run or ended with a fault.
  func seconds(for game: StrategyTiming.Case) throws -> Double? {
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
    // RUSAGE_CHILDREN, which is a number for some C libraries and a case for others.
    getrusage(-1, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}
