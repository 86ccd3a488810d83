/// Works out strategies for all codes of a game.
public struct StrategySearch {
  /// The most codes of a game whose best strategy is sought, those of four pegs of twelve colours: with more, the memory for
  /// their answers to one another would be too large. With that many it is 1.3 GB.
  public static let largestOptimalCount = 20_736

  /// The game.
  public let space: CodeSpace

  /// What the hashes are made from by which the search for the best strategy knows sets of codes. With even numbers it looks
  /// at guesses that seem alike in reverse order. Its totals are the same with any.
  public let seed: UInt64

  /// What the search for totals and bounds has found out about sets of codes.
  private let memory = Memory()

  /// A search in one game. Its copies share their memory.
  public init(_ space: CodeSpace, seed: UInt64 = 1) {
    self.space = space
    self.seed = seed
  }

  /// The strategy that always makes the guess of a heuristic.
  public func strategy(by heuristic: Heuristic) -> Strategy {
    let search = HeuristicSearch(space)
    let tree = StrategyBuilder.tree(space) { search.choice(heuristic, $0, after: $1).guess }
    return Strategy(tree: tree, trial: Self.trial(tree), isProven: false)
  }

  /// The smallest number of guesses that a strategy needs for some codes together.
  ///
  /// - Parameters:
  ///   - codes: at least one, in their order; the game has at most `largestOptimalCount`.
  ///   - limit: what is sought is a number below this one.
  ///   - guesses: those that lead to the codes from all codes, as numbers of codes.
  /// - Returns: the number if it is below the limit, or else one from the limit up to that number.
  public func total(of codes: [UInt16], below limit: Int, after guesses: [Int]) -> Int {
    optimalSearch.total(of: codes, below: min(limit, OptimalSearch.infinity), after: guesses.map(space.pegs)) ?? 0
  }

  private var optimalSearch: OptimalSearch {
    if let search = memory.search { return search }
    let search = OptimalSearch(GuessTable(space), largestMemory: 1 << 22, seed: seed)
    memory.search = search
    return search
  }

  private final class Memory {
    var search: OptimalSearch?
  }

  /// A tree that was built here finds every code.
  static func trial(_ tree: StrategyTree) -> StrategyTrial {
    (try? tree.trial()) ?? StrategyTrial()
  }
}
