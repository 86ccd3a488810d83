import ArgumentParser
import CodeBreakerCoach
import CodeBreakerModel
import Foundation
import GameCore
import SessionSupport
import TerminalSupport

struct CodeBreakerBenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure how fast the CodeBreaker coach thinks.",
    discussion: """
      Compares guesses with codes, many at a time and one by one, and computes strategies. All times are processor times. \
      Some lines also show how long a C++ program of the same kind took on another machine. To compare programs on this \
      machine, use --against. It runs another program after each of our searches and prints the ratio. The value is a \
      shell command that contains {pegs} and {colors}. It may contain {rule}, the rule that chooses the guesses (see \
      --by of strategy). Without {rule}, the program runs only for the best strategies. The results are meaningful only \
      in a release build:

        swift run -c release parlor-lab codebreaker bench
        parlor-lab codebreaker bench --against './other {pegs} {colors} {rule}'
      """)

  @Flag(help: "Also compute the strategies that take half a minute.")
  var all = false

  @Option(help: ArgumentHelp("Measure only games with this number of pegs.", valueName: "P"))
  var pegs: Int?

  @Option(help: ArgumentHelp("Measure only games with this number of colors.", valueName: "C"))
  var colors: Int?

  @Option(help: ArgumentHelp("The number of guesses to compare with all codes.", valueName: "N"))
  var guesses = 50_000

  @Option(help: ArgumentHelp("A command that computes the same strategies, to run and time.", valueName: "COMMAND"))
  var against: String?

  private var cases: [StrategyTiming.Case] {
    (StrategyTiming.quickCases + (all ? StrategyTiming.slowCases : [])).filter {
      $0.pegs == pegs ?? $0.pegs && $0.colors == colors ?? $0.colors
    }
  }

  func validate() throws {
    guard guesses >= 1 else { throw ValidationError("The number of guesses must be 1 or more.") }
    guard !cases.isEmpty else { throw ValidationError("The bench has no such game.") }
    if let against, !ComparisonProgram(command: against).namesTheGame {
      throw ValidationError("The command of --against must contain {pegs} and {colors}.")
    }
  }

  func run() throws {
    measureFeedback()
    measureNumbers()
    for game in cases { try measure(game) }
    if cases.contains(where: { $0.secondsElsewhere != nil }) { Console.print("  \(StrategyTiming.elsewhereNote)") }
    Console.print("  \(Machine.description), one thread\n  parlor-lab codebreaker bench\(options)")
  }

  private var options: String {
    (all ? " --all" : "") + (pegs.map { " --pegs \($0)" } ?? "") + (colors.map { " --colors \($0)" } ?? "")
      + (guesses == 50_000 ? "" : " --guesses \(guesses)") + (against.map { " --against '\($0)'" } ?? "")
  }

  private func measureFeedback() {
    guard let space = CodeSpace(pegCount: 4, colorCount: 8) else { return }
    let throughput = FeedbackThroughput(space)
    let comparisons = Double(guesses * throughput.codeCount)
    let (fast, fastCounts) = Self.time { throughput.countInVectors(guessCount: guesses) }
    let (slow, slowCounts) = Self.time { throughput.countOneByOne(guessCount: guesses) }
    let verdict = fastCounts == slowCounts ? "" : ", AND THE COUNTS DIFFER"
    Console.print(
      "CodeBreaker: \(StrategyTiming.decimal(comparisons / fast / 1e6)) million codes of 4 pegs and 8 colors compared and counted per second, "
        + "\(StrategyTiming.decimal(slow / fast)) times as many as one by one\(verdict)")
  }

  /// Measures how long it takes to find the game number of a code in the largest setup.
  private func measureNumbers() {
    let theme = Theme.all.max { $0.choices.count < $1.choices.count } ?? .mastermind
    var random = SplitMix64(seed: 1)
    let count = 10
    let (seconds, found) = Self.time {
      (0..<count).count { _ in
        let code = (0..<6).map { _ in theme.choices[random.draw(below: theme.choices.count)] }
        let start = CodeNumberSearch.randomStart(using: &random)
        return GameSetup.setup(withCode: code, theme: theme, start: start)?.masterCode.pegs == code
      }
    }
    Console.print(
      "CodeBreaker: the game number of a code of 6 pegs and \(theme.choices.count) colors found in "
        + "\(StrategyTiming.decimal(seconds / Double(count) * 1000)) ms, \(found) of \(count)")
  }

  private func measure(_ game: StrategyTiming.Case) throws {
    guard let space = CodeSpace(pegCount: game.pegs, colorCount: game.colors) else { return }
    let search = StrategySearch(space)
    let (seconds, strategy) = Self.time {
      if let rule = game.rule { search.strategy(by: rule) } else { search.optimalStrategy() }
    }
    let comparisonSeconds = try against.flatMap { try ComparisonProgram(command: $0).measureSeconds(for: game) }
    Console.print(
      "  "
        + StrategyTiming(
          game: game, total: strategy?.results.total ?? 0, seconds: seconds, comparisonSeconds: comparisonSeconds
        ).line)
  }

  /// Returns the processor time in seconds. Other programs on the machine affect it less than the elapsed time.
  private static func time<Result>(_ body: () -> Result) -> (Double, Result) {
    let start = clock()
    let result = body()
    return (Double(clock() - start) / Double(CLOCKS_PER_SEC), result)
  }
}

/// A benchmark that compares guesses with all codes of a game and counts the answers.
struct FeedbackThroughput {
  private let space: CodeSpace
  private let columns: CodeColumns
  private let packed: [PackedCode]

  init(_ space: CodeSpace) {
    self.space = space
    columns = CodeColumns(space)
    columns.replaceCodes(with: 0..<UInt32(space.count))
    packed = (0..<space.count).map { PackedCode(space.pegs(of: $0)) }
  }

  var codeCount: Int { space.count }

  /// Compares guesses with many codes at a time, as the coach does. Returns how many times each answer was given.
  func countInVectors(guessCount: Int) -> [Int] {
    var total = [Int](repeating: 0, count: space.answers.count)
    var counts = [UInt32](repeating: 0, count: space.answers.count)
    for guess in 0..<guessCount {
      columns.countAnswers(to: space.pegs(of: guess &* 7919 % space.count), into: &counts)
      for (answer, count) in counts.enumerated() { total[answer] += Int(count) }
    }
    return total
  }

  /// Compares guesses with one code at a time. Returns the same counts as `countInVectors(guessCount:)`.
  func countOneByOne(guessCount: Int) -> [Int] {
    let answers = space.answers
    var indexes = [Int](repeating: 0, count: 64)
    for answer in 0..<answers.count {
      let (exact, inexact) = answers.matches(of: answer)
      indexes[exact * 9 + inexact] = answer
    }
    var total = [Int](repeating: 0, count: answers.count)
    for guess in 0..<guessCount {
      let guess = PackedCode(space.pegs(of: guess &* 7919 % space.count))
      for code in packed {
        let (exact, common) = guess.matchCounts(against: code, pegCount: space.pegCount)
        total[indexes[exact &* 8 &+ common]] += 1
      }
    }
    return total
  }
}
