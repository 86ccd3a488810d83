/// A search for strategies that find all codes of a game.
public struct StrategySearch {
  /// The maximum number of codes to search for the best strategy: four pegs and twelve colors, with 1.3 GB of answers.
  public static let maxOptimalCount = 20_736

  /// The code space of the game.
  public let space: CodeSpace

  /// The seed for the hashes of sets of codes. If it is even, the search for the best strategy tries equally ranked
  /// guesses in reverse order. Totals don't depend on it.
  public let seed: UInt64

  private let cache = SearchCache()

  /// Creates a search for a game. Its copies share a cache.
  public init(_ space: CodeSpace, seed: UInt64 = 1) {
    self.space = space
    self.seed = seed
  }

  /// Returns the strategy that always makes the guess of a heuristic.
  public func strategy(by heuristic: Heuristic) -> Strategy {
    let search = HeuristicSearch(space)
    let tree = StrategyBuilder.tree(space) { search.choice(heuristic, $0, after: $1).guess }
    return Strategy(tree: tree, results: Self.results(of: tree), isProven: false)
  }

  /// Returns the smallest number of guesses that a strategy needs for some codes together.
  ///
  /// - Parameters:
  ///   - codes: The codes in ascending order, at least one. The game may have at most `maxOptimalCount`.
  ///   - limit: The number that the result must be below.
  ///   - guesses: The numbers of the guesses that lead from all codes to these.
  /// - Returns: The smallest number if it is below the limit, or else a lower bound of it that is at least the limit.
  public func total(of codes: [UInt16], below limit: Int, after guesses: [Int]) -> Int {
    optimalSearch.total(of: codes, below: min(limit, OptimalSearch.infinity), after: guesses.map(space.pegs)) ?? 0
  }

  private var optimalSearch: OptimalSearch {
    if let search = cache.search { return search }
    let search = OptimalSearch(GuessTable(space), maxPositionCount: 1 << 22, seed: seed)
    cache.search = search
    return search
  }

  private final class SearchCache {
    var search: OptimalSearch?
  }

  static func results(of tree: StrategyTree) -> StrategyResults {
    (try? tree.results()) ?? StrategyResults()
  }
}
