import ArgumentParser
import CodeBreakerCoach
import Foundation
import PlaySupport

/// `parlor codebreaker bench`.
struct CodeBreakerBenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure how fast the CodeBreaker coach thinks.",
    discussion: """
      Compares guesses with codes, and works out strategies. The ratios are to what the same takes code by code, and to \
      the times that a C++ program of the same kind took on a machine of the same kind. Times are the processor's. Worth something in a release \
      build only:

        swift run -c release parlor codebreaker bench
      """)

  @Flag(help: "Work out the strategies too that take half a minute.")
  var all = false

  /// A game, the total of its strategy, and the seconds of the program to compare with.
  private typealias Case = (pegs: Int, colors: Int, rule: Heuristic?, total: Int, seconds: Double)

  private static let quick: [Case] = [
    (4, 6, nil, 5625, 0.09), (5, 5, nil, 13496, 3.9), (4, 7, nil, 11228, 13.7),
    (5, 8, .sorted, 182_409, 5.1), (5, 8, .expected, 180_287, 2.2), (5, 8, .entropy, 179_797, 3.8),
    (5, 8, .parts, 181_834, 1.8),
  ]

  private static let slow: [Case] = [(6, 4, nil, 17281, 51), (4, 8, nil, 20471, 126)]

  func run() throws {
    measureFeedback()
    for game in Self.quick + (all ? Self.slow : []) { measure(game) }
    print("  \(Machine.description), one thread\n  parlor codebreaker bench\(all ? " --all" : "")")
  }

  private func measureFeedback() {
    guard let space = CodeSpace(pegCount: 4, colorCount: 8) else { return }
    let throughput = FeedbackThroughput(space)
    let guessCount = 50_000
    let comparisons = Double(guessCount * throughput.codeCount)
    let (fast, fastCounts) = Self.time { throughput.countInVectors(guessCount: guessCount) }
    let (slow, slowCounts) = Self.time { throughput.countOneByOne(guessCount: guessCount) }
    let verdict = fastCounts == slowCounts ? "" : ", AND THE COUNTS DIFFER"
    print(
      "CodeBreaker: \(Self.decimal(comparisons / fast / 1e6)) million codes of 4 pegs and 8 colors compared and counted per second, "
        + "\(Self.decimal(slow / fast)) times as many as one by one\(verdict)")
  }

  private func measure(_ game: Case) {
    guard let space = CodeSpace(pegCount: game.pegs, colorCount: game.colors) else { return }
    let search = StrategySearch(space)
    let (seconds, strategy) = Self.time {
      if let rule = game.rule { search.strategy(by: rule) } else { search.optimalStrategy() }
    }
    let total = strategy?.trial.total ?? 0
    let verdict = total == game.total ? "" : ", NOT \(game.total)"
    print(
      "  \(game.pegs) pegs, \(game.colors) colors, \(game.rule?.rawValue ?? "optimal"): \(total) guesses\(verdict) in "
        + "\(String(format: "%.2f", seconds)) s, \(Self.decimal(game.seconds / seconds)) times as fast as "
        + "\(Self.decimal(game.seconds)) s")
  }

  /// Seconds of the processor's time, so that whatever else the machine does counts for less.
  private static func time<Result>(_ body: () -> Result) -> (Double, Result) {
    let start = clock()
    let result = body()
    return (Double(clock() - start) / Double(CLOCKS_PER_SEC), result)
  }

  private static func decimal(_ number: Double) -> String {
    String(format: number < 10 ? "%.2g" : "%.0f", number)
  }
}

/// Compares some guesses with all codes of a game and counts the answers, so that it can be measured how fast that is.
struct FeedbackThroughput {
  private let space: CodeSpace
  private let columns: CodeColumns
  private let packed: [PackedCode]

  /// Prepares the codes of a game.
  init(_ space: CodeSpace) {
    self.space = space
    columns = CodeColumns(space)
    columns.set(0..<UInt32(space.count))
    packed = (0..<space.count).map { PackedCode(space.pegs(of: $0)) }
  }

  /// How many codes a guess is compared with.
  var codeCount: Int { space.count }

  /// Compares guesses as the coach does, with many codes at a time.
  ///
  /// - Returns: how often each answer was given to all guesses together.
  func countInVectors(guessCount: Int) -> [Int] {
    var total = [Int](repeating: 0, count: space.answers.count)
    var counts = [UInt32](repeating: 0, count: space.answers.count)
    for guess in 0..<guessCount {
      columns.count(space.pegs(of: guess &* 7919 % space.count), into: &counts)
      for (answer, count) in counts.enumerated() { total[answer] += Int(count) }
    }
    return total
  }

  /// Compares guesses with one code after the other.
  ///
  /// - Returns: the same.
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
        let (exact, common) = guess.matches(code, pegCount: space.pegCount)
        total[indexes[exact &* 8 &+ common]] += 1
      }
    }
    return total
  }
}
