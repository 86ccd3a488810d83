import Foundation
import Testing

@testable import CodeBreakerCoach

@Suite struct StrategyTests {
  private func search(_ pegCount: Int, _ colorCount: Int) throws -> StrategySearch {
    StrategySearch(try #require(CodeSpace(pegCount: pegCount, colorCount: colorCount)))
  }

  /// Known totals: G. Ville, "An Optimal Mastermind (4,7) Strategy and More Results in the Expected Case", 2013.
  @Test(arguments: [
    (3, 6, 854), (3, 8, 2359), (3, 9, 3596), (4, 4, 905), (4, 5, 2463), (4, 6, 5625), (5, 4, 3954), (6, 3, 2649),
  ])
  func optimalStrategyHasTheKnownTotal(pegCount: Int, colorCount: Int, total: Int) throws {
    let strategy = try #require(try search(pegCount, colorCount).optimalStrategy())
    #expect(strategy.results.total == total)
    #expect(strategy.isProven)
    #expect(try strategy.tree.results() == strategy.results)
  }

  /// The totals must not depend on the hashes, or on the order of guesses with equal scores.
  @Test(arguments: [(3, 8, 2359), (4, 6, 5625), (5, 4, 3954), (6, 3, 2649)])
  func seedChangesTheStrategyButNotItsTotal(pegCount: Int, colorCount: Int, total: Int) throws {
    let space = try #require(CodeSpace(pegCount: pegCount, colorCount: colorCount))
    let strategies = try [1, 2, 3, 4].map { try #require(StrategySearch(space, seed: $0).optimalStrategy()) }
    #expect(strategies.allSatisfy { $0.isProven && $0.results.total == total })
    // The seed changes the order of the guesses, so the four searches find two different strategies.
    #expect(strategies[0].tree == strategies[2].tree)
    #expect(Set(strategies.map(\.tree)).count == 2)
  }

  /// The pieces are independent: solved in reverse order or in parallel, they give the same strategy.
  @Test(arguments: [(3, 6, 40), (4, 5, 40), (4, 6, 5), (5, 4, 40)])
  func strategyIsIndependentOfTheOrderOfItsPieces(pegCount: Int, colorCount: Int, limit: Int) throws {
    let search = try search(pegCount, colorCount)
    let strategy = search.optimalStrategy(maxGuesses: limit)
    let backwards = search.optimalStrategy(
      maxGuesses: limit, runner: { count, piece, _ in (0..<count).reversed().map(piece).reversed() })
    let together = search.optimalStrategy(
      maxGuesses: limit,
      runner: { count, piece, _ in
        let results = Results(count)
        DispatchQueue.concurrentPerform(iterations: count) { results.put(piece($0), at: $0) }
        return results.all
      })
    #expect(strategy?.isProven == true)
    #expect(backwards == strategy)
    #expect(together == strategy)
  }

  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var pieces: [StrategyPieceResult?]

    init(_ count: Int) { pieces = Array(repeating: nil, count: count) }

    func put(_ piece: StrategyPieceResult, at index: Int) { lock.withLock { pieces[index] = piece } }

    var all: [StrategyPieceResult] { lock.withLock { pieces.compactMap(\.self) } }
  }

  @Test func progressAdvancesPartByPartThenGuessByGuess() throws {
    let log = ProgressLog()
    _ = try search(4, 6).optimalStrategy(onProgress: log.record)
    let all = log.all
    #expect(all.filter { $0.searchedGuessCount == 0 }.map(\.solvedPartCount) == Array(0...13))
    #expect(all.filter { $0.partCount == 0 }.map(\.searchedGuessCount) == Array(1...5))
    #expect(all.allSatisfy { $0.guessCount == 5 })
    #expect(all.compactMap(\.bestTotal) == all.compactMap(\.bestTotal).sorted(by: >))
    #expect(all.last?.bestTotal == 5625)
  }

  /// A lock makes the log safe to share between threads.
  private final class ProgressLog: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [StrategySearch.Progress] = []

    func record(_ progress: StrategySearch.Progress) { lock.withLock { list.append(progress) } }

    var all: [StrategySearch.Progress] { lock.withLock { list } }
  }

  /// Trying more guesses gives better strategies. If all are tried, the strategy is optimal, but not marked as proven.
  @Test(arguments: [(4, 6, 5625), (5, 4, 3954), (6, 3, 2649)])
  func widerSearchComesCloserToTheOptimum(pegCount: Int, colorCount: Int, best: Int) throws {
    let search = try search(pegCount, colorCount)
    let rules = [Heuristic.entropy, .parts].map { search.strategy(by: $0).results.total }
    let totals = try [1, 4, 16, 4096].map { width in
      let strategy = try #require(search.optimalStrategy(width: width))
      #expect(!strategy.isProven)
      #expect(try strategy.tree.results() == strategy.results)
      return strategy.results.total
    }
    #expect(totals == totals.sorted(by: >))
    #expect(totals[0] <= rules.min() ?? 0)
    #expect(totals[0] > best)
    #expect(totals[2] * 1000 < best * 1002)
    #expect(totals[3] == best)
  }

  @Test func lowerBoundLiesBetweenTheRequestAndTheOptimum() throws {
    for wanted in [1, 600, 850, 854] {
      let bound = try #require(try search(3, 6).lowerBound(atLeast: wanted))
      #expect((wanted...854).contains(bound))
    }
    #expect(try search(3, 6).lowerBound(atLeast: 855) == 854)
    #expect(try search(3, 6).lowerBound(atLeast: 5000) == 854)
    #expect(try search(2, 1).lowerBound(atLeast: 5) == 1)
    #expect(try search(2, 2).lowerBound(atLeast: 50) == 8)
  }

  @Test func stoppedOrTooLargeSearchHasNoLowerBound() throws {
    #expect(try search(4, 6).lowerBound(atLeast: 5625, shouldStop: { true }) == nil)
    #expect(try search(5, 8).lowerBound(atLeast: 1) == nil)
  }

  @Test func optimalStrategyRespectsTheMaximumNumberOfGuesses() throws {
    let strategy = try #require(try search(4, 6).optimalStrategy(maxGuesses: 5))
    #expect(strategy.results.total == 5626)
    #expect(strategy.results.maxGuessCount == 5)
    #expect(strategy.isProven)
    #expect(try search(4, 6).optimalStrategy(maxGuesses: 4) == nil)
  }

  @Test(arguments: [(2, 2), (2, 3), (2, 4), (3, 2), (3, 3), (2, 5), (4, 2)])
  func optimalStrategyOfTinyGamesMatchesExhaustiveSearch(pegCount: Int, colorCount: Int) throws {
    let space = try #require(CodeSpace(pegCount: pegCount, colorCount: colorCount))
    var search = ExhaustiveSearch(space)
    for limit in [2, 3, 4, 5, 40] {
      let total = search.total(Set(0..<space.count), guessesLeft: limit)
      let strategy = StrategySearch(space).optimalStrategy(maxGuesses: limit)
      #expect(strategy?.results.total == total)
      #expect(strategy.map { $0.results.maxGuessCount <= limit } ?? true)
    }
  }

  /// The distribution in Knuth's paper.
  @Test func minimaxStrategyMatchesKnuth() throws {
    let strategy = try search(4, 6).strategy(by: .minimax)
    #expect(strategy.results.histogram == [1, 6, 62, 533, 694])
    #expect(strategy.results.total == 5801)
  }

  @Test(arguments: [(Heuristic.sorted, 5778), (.expected, 5696), (.entropy, 5719), (.parts, 5668)])
  func heuristicsHaveTheKnownTotals(heuristic: Heuristic, total: Int) throws {
    #expect(try search(4, 6).strategy(by: heuristic).results.total == total)
  }

  @Test func stoppedSearchReturnsAnUnprovenStrategy() throws {
    let strategy = try search(4, 6).optimalStrategy(shouldStop: { true })
    #expect(strategy?.isProven == false)
    #expect(try strategy?.tree.results().total == strategy?.results.total)
  }

  @Test func optimalStrategyIsNilIfTheGameIsTooLarge() throws {
    #expect(try search(5, 8).optimalStrategy() == nil)
  }

  @Test func weightedLogarithmsAreAccurateAndAddUpForProducts() {
    let logarithms = Logarithms(upTo: 5000)
    #expect(logarithms.weightedLogarithm(0) == 0)
    #expect(logarithms.weightedLogarithm(1) == 0)
    #expect(logarithms.weightedLogarithm(2) == 2 << 32)
    #expect(logarithms.weightedLogarithm(1024) == 10240 << 32)
    for number in 2..<1600 {
      let (one, three) = (UInt32(number), UInt32(3 * number))
      #expect(
        logarithms.weightedLogarithm(three) == 3 * logarithms.weightedLogarithm(one) + UInt64(number)
          * logarithms.weightedLogarithm(3))
    }
    // log₂ 3 = 1.5849625007211562
    #expect(abs(Double(logarithms.weightedLogarithm(3)) / 4294967296 - 3 * 1.5849625007211562) < 1e-8)
  }
}
