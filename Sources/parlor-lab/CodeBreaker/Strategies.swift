import ArgumentParser
import CodeBreakerCoach
import CodeBreakerProof
import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport

struct CodeBreakerStrategyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strategy",
    abstract: "Work out a strategy for a game, and play it against every code.",
    discussion: """
      The best strategy needs the fewest guesses for all codes together; that it does is proven. The others always make \
      the guess that a rule of thumb takes, by the sizes of the parts into which it splits the codes that are left: \
      minimax goes by the largest part, sorted by the largest, then the second largest and so on, expected by the size \
      to be expected, entropy by the bits that the answer tells, and parts by how many there are.

        parlor-lab codebreaker strategy --pegs 4 --colors 6 --out best.txt
        parlor-lab codebreaker strategy --pegs 4 --colors 6 --max-guesses 5
        parlor-lab codebreaker strategy --pegs 5 --colors 8 --by entropy --json

      The JSON has these keys, in this order: total (guesses for all codes), average, max (guesses for a code), \
      histogram (how many codes take 1, 2, … guesses), proven, seconds. A long search tells on standard error how far \
      it has come. Ctrl-C ends it; what is left then is the best strategy so far, which is not proven. It runs on as many \
      threads as --threads says, and comes to the same strategy with any number of them.

      --width N looks at the N most promising guesses only where more than 40 codes are left. What is found so is not proven \
      to be the best, but it is found in seconds where the best one takes hours, and comes close to it: with 32 guesses within \
      a sixth of a percent in every game whose best strategy is known.

        parlor-lab codebreaker strategy --pegs 6 --colors 5 --width 8

      The search knows sets of codes by hashes of 96 bits. --seed makes others, and even numbers look at guesses that seem \
      alike in reverse order: two runs that share neither hashes nor the order of guesses, but the total, are a reason to \
      believe both.

      --at-least N proves that every strategy needs at least N guesses, and prints the bound that came out, which may be \
      higher; no strategy is worked out. That takes less time than to find the best one, and the less the lower N is. If \
      there is a better strategy, its total is printed, and the command exits with 65.

        parlor-lab codebreaker strategy --pegs 5 --colors 6 --at-least 35000

      --out writes the strategy as text. The first line is codebreaker-strategy/1, the number of pegs and the number of \
      colors; the second one the first guess. Each further line is an answer, as two digits for exact and inexact \
      matches, and the guess after it, and follows the last line above it that is indented by one space less. Codes are \
      written as in replay lines.

      --proof writes what it takes to check, without this search, that no strategy needs fewer guesses: see \
      parlor-lab codebreaker verify-strategy. For large games that takes much longer than the search, and the file is \
      large.
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

  @Option(help: ArgumentHelp("Other hashes, and with even numbers another order of guesses.", valueName: "N"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp(
      "How many threads look for the best one; as many as there are cores if not said.", valueName: "N"))
  var threads = ProcessInfo.processInfo.activeProcessorCount

  @Option(help: ArgumentHelp("Prove only that no strategy needs fewer guesses than this.", valueName: "N"))
  var atLeast: Int?

  @Option(
    help: ArgumentHelp(
      "Look at the N most promising guesses only where more than 40 codes are left; nothing is proven.", valueName: "N")
  )
  var width: Int?

  @Flag(help: "Print one line of JSON: total, average, max, histogram, proven, seconds.")
  var json = false

  @Option(help: ArgumentHelp("Write the strategy into this file.", valueName: "FILE"))
  var out: String?

  @Option(help: ArgumentHelp("Write a proof that no strategy needs fewer guesses into this file.", valueName: "FILE"))
  var proof: String?

  func run() throws {
    guard let space = CodeSpace(pegCount: pegs, colorCount: colors) else {
      throw Failure.usage.report("A code has 2 to 6 pegs of 1 to 12 colors.")
    }
    if proof != nil, by != "optimal" || maxGuesses != nil || width != nil {
      throw Failure.usage.report("--proof goes with --by optimal only, and not with --max-guesses or --width.")
    }
    if let width, width < 1 || by != "optimal" {
      throw Failure.usage.report(width < 1 ? "--width must be 1 or more." : "--width goes with --by optimal only.")
    }
    if atLeast != nil, by != "optimal" || maxGuesses != nil || width != nil || proof != nil || out != nil || json {
      throw Failure.usage.report("--at-least goes with --pegs, --colors, --seed and --threads only.")
    }
    guard threads >= 1 else { throw Failure.usage.report("--threads must be 1 or more.") }
    let start = ContinuousClock.now
    let search = StrategySearch(space, seed: seed)
    if let atLeast { return try prove(atLeast: atLeast, search, since: start) }
    let strategy: Strategy
    if by == "optimal" {
      strategy = try optimal(space, search)
    } else if let heuristic = Heuristic(rawValue: by) {
      guard maxGuesses == nil else { throw Failure.usage.report("--max-guesses goes with --by optimal only.") }
      strategy = search.strategy(by: heuristic)
    } else {
      throw Failure.usage.report("--by must be optimal, minimax, sorted, expected, entropy or parts.")
    }
    let report = StrategyReport(
      trial: strategy.trial, isOptimal: by == "optimal", isProven: strategy.isProven,
      seconds: (ContinuousClock.now - start) / .seconds(1))
    if let out { try write(strategy.tree.text, to: out) }
    report.show(asJSON: json)
    if let proof { try write(bytes(ofProofThat: strategy, search), to: proof) }
  }

  private func prove(atLeast wanted: Int, _ search: StrategySearch, since start: ContinuousClock.Instant) throws {
    guard wanted > 0 else { throw Failure.usage.report("--at-least must be 1 or more.") }
    try checkSize(search.space)
    let interrupt = InterruptFlag()
    guard let bound = search.lowerBound(atLeast: wanted, runner: runner, poll: { interrupt.isSet }) else {
      throw Failure.data.report("The search was interrupted before it proved anything.")
    }
    guard bound >= wanted else {
      throw Failure.data.report("That is not so: the best strategy needs \(DecimalText.grouped(bound)) guesses.")
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    print("Proven: no strategy needs fewer than \(DecimalText.grouped(bound)) guesses.")
    print(String(format: "%.2f s", seconds))
  }

  private var runner: StrategySearch.PieceRunner {
    { [threads] count, piece, done in
      Parallel.map(count: count, threads: threads, worker: {}, body: { piece($1) }, progress: done)
    }
  }

  /// Throws an error if a game is too large for the search of its best strategy.
  private func checkSize(_ space: CodeSpace) throws {
    guard space.count <= StrategySearch.largestOptimalCount else {
      throw Failure.usage.report(
        "This game has \(space.count) codes; the best strategy is sought for up to "
          + "\(StrategySearch.largestOptimalCount). The other rules have no limit.")
    }
  }

  private func optimal(_ space: CodeSpace, _ search: StrategySearch) throws -> Strategy {
    try checkSize(space)
    if let maxGuesses, maxGuesses < 1 { throw Failure.usage.report("--max-guesses must be 1 or more.") }
    let interrupt = InterruptFlag()
    let progress = StrategyProgressLine()
    let strategy = search.optimalStrategy(
      maxGuesses: maxGuesses, width: width,
      runner: runner, report: progress.note
    ) {
      progress.show()
      return interrupt.isSet
    }
    guard let strategy else {
      throw Failure.data.report(
        interrupt.isSet
          ? "The search was interrupted before it found a strategy."
          : "No strategy finds every code with at most \(maxGuesses ?? 0) guesses.")
    }
    if interrupt.isSet { Console.note("Interrupted: this is the best strategy so far, and not proven.") }
    return strategy
  }

  private func bytes(ofProofThat strategy: Strategy, _ search: StrategySearch) throws -> [UInt8] {
    guard strategy.isProven else { throw Failure.data.report("There is no proof, as the search was interrupted.") }
    do {
      return try BoundProof(pegCount: pegs, colorCount: colors, bound: strategy.trial.total) {
        search.total(of: $0, below: $1, after: $2)
      }.bytes
    } catch {
      throw Failure.data.report("The search does not prove what it says: \(error.description)")
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    } catch {
      throw Failure.file.report("\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}
