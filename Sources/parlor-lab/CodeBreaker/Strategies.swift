import ArgumentParser
import CodeBreakerCoach
import CodeBreakerProof
import Foundation
import GameCore
import SessionSupport
import TerminalSupport

struct CodeBreakerStrategyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strategy",
    abstract: "Compute a strategy for a game, and play it against every code.",
    discussion: """
      The best strategy needs the fewest guesses for all codes together, which is proven. The other strategies choose \
      every guess with a heuristic. A guess splits the remaining codes into parts, and the heuristics compare the sizes \
      of these parts: minimax the largest one, sorted the largest, then the second largest, and so on, expected the \
      expected size, entropy the bits that the answer gives, and parts the number of parts.

        parlor-lab codebreaker strategy --pegs 4 --colors 6 --out best.txt
        parlor-lab codebreaker strategy --pegs 4 --colors 6 --max-guesses 5
        parlor-lab codebreaker strategy --pegs 5 --colors 8 --by entropy --json

      The JSON has these keys, in this order: total (guesses for all codes), average, max (guesses for a code), \
      histogram (the number of codes that take 1, 2, … guesses), proven, seconds. A long search prints its progress on \
      standard error. Ctrl-C ends the search; the result is then the best strategy so far, without a proof. The number of \
      threads doesn't change the result.

      --width N searches only the N most promising guesses in positions with more than 40 codes. The result isn't proven \
      to be the best, but it takes seconds instead of hours and is close to the best: with 32 guesses, within a sixth of a \
      percent in every game whose best strategy is known.

        parlor-lab codebreaker strategy --pegs 6 --colors 5 --width 8

      The search identifies sets of codes by hashes of 96 bits. --seed changes the hashes, and an even seed also reverses \
      the order of guesses that look equally good. If two runs with different hashes and orders find the same total, you \
      can trust it.

      --at-least N proves that every strategy needs at least N guesses, and prints the proven bound, which may be higher. \
      It doesn't compute a strategy, so it takes less time than finding the best one, and even less for a lower N. If \
      there is a better strategy, the command prints its total and exits with code 65.

        parlor-lab codebreaker strategy --pegs 5 --colors 6 --at-least 35000

      --out writes the strategy as text. The first line has codebreaker-strategy/1, the number of pegs, and the number of \
      colors. The second line has the first guess. Each further line has an answer, as two digits for exact and inexact \
      matches, and the guess after it. Its parent is the last line above it that is indented by one space less. Codes are \
      written as in replay lines.

      --proof writes a proof that no strategy needs fewer guesses, which can be checked without this search: see \
      parlor-lab codebreaker verify-strategy. For large games, writing the proof takes much longer than the search, and \
      the file is large.
      """)

  @Option(help: ArgumentHelp("The number of pegs of a code, 2 to 6.", valueName: "P"))
  var pegs: Int

  @Option(help: ArgumentHelp("The number of colors, 1 to 12.", valueName: "C"))
  var colors: Int

  @Option(
    name: .customLong("by"),
    help: ArgumentHelp(
      "The rule that chooses the guesses: optimal, minimax, sorted, expected, entropy, or parts.", valueName: "RULE"))
  var rule = "optimal"

  @Option(help: ArgumentHelp("The most guesses that any code may take. Only for optimal.", valueName: "N"))
  var maxGuesses: Int?

  @Option(help: ArgumentHelp("Changes the hashes and, if even, the order of guesses.", valueName: "N"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp(
      "The number of threads. By default, one for each core.", valueName: "N"))
  var threads = ProcessInfo.processInfo.activeProcessorCount

  @Option(help: ArgumentHelp("Only prove that no strategy needs fewer guesses than this.", valueName: "N"))
  var atLeast: Int?

  @Option(
    help: ArgumentHelp(
      "Search only the N most promising guesses if more than 40 codes are left. Proves nothing.", valueName: "N")
  )
  var width: Int?

  @Flag(help: "Print one line of JSON: total, average, max, histogram, proven, seconds.")
  var json = false

  @Option(help: ArgumentHelp("Write the strategy to this file.", valueName: "FILE"))
  var out: String?

  @Option(help: ArgumentHelp("Write a proof that no strategy needs fewer guesses to this file.", valueName: "FILE"))
  var proof: String?

  func run() throws {
    guard let space = CodeSpace(pegCount: pegs, colorCount: colors) else {
      throw Failure.usage.report("A code has 2 to 6 pegs of 1 to 12 colors.")
    }
    if proof != nil, rule != "optimal" || maxGuesses != nil || width != nil {
      throw Failure.usage.report("--proof requires --by optimal, and can't be used with --max-guesses or --width.")
    }
    if let width, width < 1 || rule != "optimal" {
      throw Failure.usage.report(width < 1 ? "--width must be 1 or more." : "--width requires --by optimal.")
    }
    if atLeast != nil, rule != "optimal" || maxGuesses != nil || width != nil || proof != nil || out != nil || json {
      throw Failure.usage.report("--at-least can only be used with --pegs, --colors, --seed, and --threads.")
    }
    guard threads >= 1 else { throw Failure.usage.report("--threads must be 1 or more.") }
    let start = ContinuousClock.now
    let search = StrategySearch(space, seed: seed)
    if let atLeast { return try prove(atLeast: atLeast, search, since: start) }
    let strategy: Strategy
    if rule == "optimal" {
      strategy = try optimalStrategy(space, search)
    } else if let heuristic = Heuristic(rawValue: rule) {
      guard maxGuesses == nil else { throw Failure.usage.report("--max-guesses requires --by optimal.") }
      strategy = search.strategy(by: heuristic)
    } else {
      throw Failure.usage.report("--by must be optimal, minimax, sorted, expected, entropy, or parts.")
    }
    let report = StrategyReport(
      results: strategy.results, isOptimal: rule == "optimal", isProven: strategy.isProven,
      seconds: (ContinuousClock.now - start) / .seconds(1))
    if let out { try write(strategy.tree.text, to: out) }
    report.show(asJSON: json)
    if let proof { try write(proofBytes(for: strategy, search), to: proof) }
  }

  private func prove(atLeast wanted: Int, _ search: StrategySearch, since start: ContinuousClock.Instant) throws {
    guard wanted > 0 else { throw Failure.usage.report("--at-least must be 1 or more.") }
    try checkSize(search.space)
    let interrupt = InterruptFlag()
    guard let bound = search.lowerBound(atLeast: wanted, runner: runner, shouldStop: { interrupt.isSet }) else {
      throw Failure.data.report("The search was interrupted before it proved anything.")
    }
    guard bound >= wanted else {
      throw Failure.data.report("This is false: the best strategy needs \(DecimalText.grouped(bound)) guesses.")
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    Console.print("Proven: no strategy needs fewer than \(DecimalText.grouped(bound)) guesses.")
    Console.print(String(format: "%.2f s", seconds))
  }

  private var runner: StrategySearch.PieceRunner {
    { [threads] count, piece, done in
      Parallel.map(count: count, threads: threads, worker: {}, body: { piece($1) }, progress: done)
    }
  }

  /// Throws an error if a game has too many codes for the search for its best strategy.
  private func checkSize(_ space: CodeSpace) throws {
    guard space.count <= StrategySearch.maxOptimalCount else {
      throw Failure.usage.report(
        "This game has \(space.count) codes. The search for the best strategy supports at most "
          + "\(StrategySearch.maxOptimalCount). The other rules have no limit.")
    }
  }

  private func optimalStrategy(_ space: CodeSpace, _ search: StrategySearch) throws -> Strategy {
    try checkSize(space)
    if let maxGuesses, maxGuesses < 1 { throw Failure.usage.report("--max-guesses must be 1 or more.") }
    let interrupt = InterruptFlag()
    let progress = StrategyProgressLine()
    let strategy = search.optimalStrategy(
      maxGuesses: maxGuesses, width: width,
      runner: runner, onProgress: progress.update
    ) {
      progress.printIfDue()
      return interrupt.isSet
    }
    guard let strategy else {
      throw Failure.data.report(
        interrupt.isSet
          ? "The search was interrupted before it found a strategy."
          : "No strategy finds every code with at most \(maxGuesses ?? 0) guesses.")
    }
    if interrupt.isSet { Console.report("Interrupted: this is the best strategy so far. It is not proven.") }
    return strategy
  }

  private func proofBytes(for strategy: Strategy, _ search: StrategySearch) throws -> [UInt8] {
    guard strategy.isProven else { throw Failure.data.report("There is no proof, because the search was interrupted.") }
    do {
      return try BoundProof(pegCount: pegs, colorCount: colors, bound: strategy.results.total) {
        search.total(of: $0, below: $1, after: $2)
      }.bytes
    } catch {
      throw Failure.data.report("The search does not prove its result: \(error.description)")
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    try reportingFailure(toWrite: path) { try Data(bytes).write(to: URL(fileURLWithPath: path)) }
  }
}
