import ArgumentParser
import Foundation
import GameCore
import TerminalSupport
import TriplesCoach
import TriplesModel
import TriplesTerminal

struct TriplesReasonsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reasons",
    abstract: "Measure how often each fact about two moves speaks for the better one.",
    discussion: """
      Compares the coach's best move with moves that cost 10 points or more: with all others in games that the coach \
      plays, and with the one that a plain player chooses in its games. A fact separates two moves if it is true of one \
      of them only. In order, a fact is asked only if none before it separates the moves, as in hints and reviews.

        parlor-lab triples reasons --games 1001-1500
        parlor-lab triples reasons --games 1-100 --player sweeper
      """)

  @Option(help: ArgumentHelp("The games, by their numbers.", valueName: "A-B"))
  var games: GameRange

  @Option(help: "The player whose mistakes are explained.")
  var player = ReferencePlayer.greedy

  @OptionGroup var network: NetworkOption

  @Option(help: ArgumentHelp("The number of games to play at once. By default, one for each core.", valueName: "N"))
  var threads = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws {
    guard games.count <= 100_000 else { throw ValidationError("A run can have at most 100,000 games.") }
    guard threads >= 1 else { throw ValidationError("The number of threads must be 1 or more.") }
  }

  func run() throws {
    let network = try network.read()
    let counts = Parallel.map(count: games.count, threads: threads) {
      Coach(network: network)
    } body: { [games, player] coach, index in
      let search = { (game: Triples) in coach.advice(for: game) }
      return (
        ReasonCount(of: .dealtGame(games[index]), advice: search),
        ReasonCount(of: .dealtGame(games[index]), by: player.moves(in: games[index]), advice: search)
      )
    } progress: { [games] in
      Console.report($0, of: games.count, "played")
    }
    let (coach, mistakes) = counts.reduce(into: (ReasonCount(), ReasonCount())) { sums, counts in
      sums.0.add(counts.0)
      sums.1.add(counts.1)
    }
    print(report(coach: coach, mistakes: mistakes))
  }

  private func report(coach: ReasonCount, mistakes: ReasonCount) -> String {
    let count = { (number: Int) in DecimalText.grouped(number) }
    var all = coach
    all.add(mistakes)
    let facts = Reason.Kind.allCases.map { kind in
      "\(kind)".leftAligned(in: 15) + (all.alone[kind] ?? Votes()).columns(of: all.pairCount)
        + (all.inOrder[kind] ?? Votes()).columns(of: all.pairCount)
    }
    let shown = mistakes.inOrder.values.reduce(into: Votes()) { $0.add($1) }
    return """
      \(gameCountText(games.count)) of the coach: \(count(coach.pairCount)) moves that would have cost 10 points or more
      \(gameCountText(games.count)) of the player \(player): \(count(mistakes.pairCount)) moves that cost 10 points or more

      Fact              separates   for the best   in order   for the best
      \(facts.joined(separator: "\n"))

      Mistakes of the player that some fact separates from the best move: \(shown.share(of: mistakes.pairCount))
      The first such fact speaks for the best move: \(Votes.percent(shown.forBest, of: shown.count))
      Mistakes with a reason: \(Votes.percent(shown.forBest, of: mistakes.pairCount))
      """
  }
}

/// How often a fact is true of one of two moves only: of the better, and of the worse.
struct Votes: Equatable, Sendable {
  var forBest = 0
  var against = 0

  var count: Int { forBest + against }

  mutating func add(_ other: Votes) {
    forBest += other.forBest
    against += other.against
  }

  func share(of total: Int) -> String { Self.percent(count, of: total) }

  func columns(of total: Int) -> String {
    share(of: total).rightAligned(in: 11) + Self.percent(forBest, of: count).rightAligned(in: 15)
  }

  static func percent(_ part: Int, of total: Int) -> String {
    total == 0 ? "–" : String(format: "%.1f %%", 100 * Double(part) / Double(total))
  }
}

/// The pairs of a best move and a costly one in some games, and the facts that separate them.
struct ReasonCount: Equatable, Sendable {
  private(set) var pairCount = 0
  private(set) var alone: [Reason.Kind: Votes] = [:]
  private(set) var inOrder: [Reason.Kind: Votes] = [:]

  init() {}

  /// Plays the coach's best moves to the end, and compares each with all costly ones.
  init(of game: Triples, advice: (Triples) -> Advice) {
    while let best = compare(in: game, with: Direction.allCases, advice) { _ = try? game.play(best) }
  }

  /// Plays moves, and compares the costly ones with the coach's.
  init(of game: Triples, by moves: [Direction], advice: (Triples) -> Advice) {
    for move in moves {
      _ = compare(in: game, with: [move], advice)
      _ = try? game.play(move)
    }
  }

  mutating func add(_ other: ReasonCount) {
    pairCount += other.pairCount
    for (kind, votes) in other.alone { alone[kind, default: Votes()].add(votes) }
    for (kind, votes) in other.inOrder { inOrder[kind, default: Votes()].add(votes) }
  }

  private mutating func compare(
    in game: Triples, with moves: [Direction], _ advice: (Triples) -> Advice
  ) -> Direction? {
    let advice = advice(game)
    guard let best = advice.bestMove else { return nil }
    for move in moves {
      guard let loss = advice.loss(of: move), loss >= Points(whole: 10) else { continue }
      pairCount += 1
      add(MoveComparison(of: best, with: move, in: game), MoveComparison(of: move, with: best, in: game))
    }
    return best
  }

  private mutating func add(_ best: MoveComparison, _ worse: MoveComparison) {
    var isFirst = true
    for kind in Reason.Kind.allCases {
      let votes = Votes(forBest: best.reason(kind) == nil ? 0 : 1, against: worse.reason(kind) == nil ? 0 : 1)
      guard votes.count > 0 else { continue }
      alone[kind, default: Votes()].add(votes)
      if isFirst { inOrder[kind, default: Votes()].add(votes) }
      isFirst = false
    }
  }
}
