extension StrategySearch {
  /// How far the search for the best strategy has come.
  public struct Progress: Hashable, Sendable {
    /// The guesses that the best strategy so far needs for all codes together; nothing as long as there is none.
    public internal(set) var total: Int?
    /// How many first guesses have been looked at, of those that are not alike.
    public internal(set) var guessesDone = 0
    /// How many of them there are.
    public internal(set) var guessCount = 0
    /// How many parts of a first guess are solved that is looked at part by part.
    public internal(set) var partsDone = 0
    /// How many parts it has; 0 where first guesses are looked at whole.
    public internal(set) var partCount = 0

    /// A search that has not begun.
    public init() {}
  }

  /// Works on pieces of the search, one after the other or side by side on several threads.
  ///
  /// `count` says how many pieces there are, `piece` works on one of them, counted from 0, and `done` is to be told by one
  /// thread at a time how many are ready, whenever there is one more. What comes back are the pieces in their order.
  public typealias PieceRunner = (
    _ count: Int, _ piece: @Sendable (Int) -> StrategyPiece, _ done: @Sendable (Int) -> Void
  ) -> [StrategyPiece]

  /// A strategy that needs as few guesses as possible for all codes together. It is the same however the pieces of the search
  /// are worked on.
  ///
  /// - Parameters:
  ///   - maxGuesses: how many guesses no code may need more than; nothing for any number.
  ///   - width: how many guesses to look at for a set of more than 40 codes, the most promising ones; nothing for all of them. The
  ///     strategy is then soon found and often close to the best one, and is not proven.
  ///   - runner: works on the pieces; nothing for one after the other.
  ///   - report: is told how far the search has come.
  ///   - poll: is asked every few hundredths of a second, by any thread that works on a piece, whether to give up.
  /// - Returns: the strategy, or if the search was given up the best one so far, which is then not proven. Nothing where
  ///   there is none, or none was found, and for games with more than `largestOptimalCount` codes.
  public func optimalStrategy(
    maxGuesses: Int? = nil, width: Int? = nil, runner: PieceRunner? = nil,
    report: @escaping @Sendable (Progress) -> Void = { _ in },
    poll: @escaping @Sendable () -> Bool = { false }
  ) -> Strategy? {
    guard space.count <= Self.largestOptimalCount else { return nil }
    let limit = min(max(maxGuesses ?? OptimalSearch.unlimited, 0), OptimalSearch.unlimited)
    // The strategies that are known from the start, those of rules of thumb.
    let known = [Heuristic.entropy, .parts].map(strategy).filter { $0.trial.max <= limit }
    let start = known.min { $0.trial.total < $1.trial.total }
    if limit < 2 || space.count < 3 { return start.map { proven($0.tree) } }
    let pieces = StrategyPieces(space, guessLimit: limit, width: max(width ?? .max, 1), seed: seed, poll: poll)
    var search = PieceSearch(pieces, runner ?? Self.oneByOne, report, start: start)
    search.run()
    return search.best.map { search.isStopped || width != nil ? $0 : proven($0.tree) }
  }

  /// A lower bound of the guesses that every strategy needs for all codes together. To prove one takes less time than to find
  /// the best strategy, and the less the lower it is.
  ///
  /// - Parameters:
  ///   - bound: what is to be proven.
  ///   - runner: works on the pieces, a first guess each; nothing for one after the other.
  ///   - poll: is asked every few hundredths of a second, by any thread that works on a piece, whether to give up.
  /// - Returns: a bound that is at least the one wanted, or the total of the best strategy where that is below it; nothing if
  ///   the search was given up, and for games with more than `largestOptimalCount` codes.
  public func lowerBound(
    atLeast bound: Int, runner: PieceRunner? = nil, poll: @escaping @Sendable () -> Bool = { false }
  ) -> Int? {
    guard space.count <= Self.largestOptimalCount else { return nil }
    // One code takes one guess, and two take three.
    if space.count < 3 { return 2 * space.count - 1 }
    let pieces = StrategyPieces(space, guessLimit: OptimalSearch.unlimited, width: .max, seed: seed, poll: poll)
    let limit = min(bound, OptimalSearch.infinity)
    let results = (runner ?? Self.oneByOne)(pieces.firstGuesses.count) {
      pieces.total(of: pieces.firstGuesses[$0], below: limit)
    } _: { _ in
    }
    guard results.allSatisfy({ $0.total != nil }) else { return nil }
    return results.compactMap { $0.total }.min()
  }

  private func proven(_ tree: StrategyTree) -> Strategy {
    Strategy(tree: tree, trial: Self.trial(tree), isProven: true)
  }

  private static func oneByOne(
    _ count: Int, _ piece: @Sendable (Int) -> StrategyPiece, _ done: @Sendable (Int) -> Void
  ) -> [StrategyPiece] {
    (0..<count).map { index in
      defer { done(index + 1) }
      return piece(index)
    }
  }
}

/// Has the pieces of a search worked on, and puts them together.
private struct PieceSearch {
  /// The best strategy so far.
  private(set) var best: Strategy?

  /// Whether some piece was given up.
  private(set) var isStopped = false

  private let pieces: StrategyPieces
  private let runner: StrategySearch.PieceRunner
  private let report: @Sendable (StrategySearch.Progress) -> Void
  private var progress = StrategySearch.Progress()

  init(
    _ pieces: StrategyPieces, _ runner: @escaping StrategySearch.PieceRunner,
    _ report: @escaping @Sendable (StrategySearch.Progress) -> Void, start: Strategy?
  ) {
    self.pieces = pieces
    self.runner = runner
    self.report = report
    best = start
    progress.total = start?.trial.total
    progress.guessCount = pieces.firstGuesses.count
  }

  /// Solves the most promising first guess, has the others refuted, and solves the best one of those that were not.
  mutating func run() {
    guard let first = pieces.firstGuesses.first else { return }
    solve(first)
    guard !isStopped else { return }
    let others = Array(pieces.firstGuesses.dropFirst())
    progress.guessesDone = 1
    progress.partCount = 0
    let limit = best?.trial.total ?? OptimalSearch.infinity
    let (pieces, report, before) = (self.pieces, self.report, progress)
    report(before)
    let results = runner(others.count) {
      pieces.total(of: others[$0], below: limit)
    } _: { done in
      var progress = before
      progress.guessesDone += done
      report(progress)
    }
    isStopped = results.contains { $0.total == nil }
    let totals = results.map { $0.total ?? limit }
    progress.guessesDone = isStopped ? 1 : progress.guessCount
    // The first one of those that are best.
    guard let least = totals.min(), least < limit, let index = totals.firstIndex(of: least) else { return }
    solve(others[index])
    // Both ways to the same number agree, or what comes out must not be called proven.
    precondition(isStopped || pieces.isNarrow || best?.trial.total == least, "the totals of a first guess differ")
  }

  /// Solves a first guess part by part, the largest ones first, and keeps the strategy if it is better.
  private mutating func solve(_ guess: Int) {
    let pieces = pieces
    let space = pieces.space
    let parts = pieces.parts(of: guess)
    let open = parts.indices.filter { $0 != space.answers.solved && !parts[$0].isEmpty }
      .sorted { (parts[$1].count, $0) < (parts[$0].count, $1) }
    let floor = space.count + open.reduce(0) { $0 + pieces.floor(parts[$1].count) }
    let limit = best?.trial.total
    progress.partsDone = 0
    progress.partCount = open.count
    let (report, before) = (self.report, progress)
    report(before)
    let results = runner(open.count) { index in
      // Whatever the other parts need, this one may need no more than that.
      let part = parts[open[index]]
      let partLimit = limit.map { $0 - (floor - pieces.floor(part.count)) } ?? OptimalSearch.infinity
      return pieces.solve(part, after: guess, below: partLimit)
    } _: { done in
      var progress = before
      progress.partsDone = done
      report(progress)
    }
    isStopped = isStopped || results.contains { $0.total == nil }
    guard let tree = tree(guess, zip(open, results)) else { return }
    let trial = StrategySearch.trial(tree)
    guard trial.max <= pieces.guessLimit, trial.total < limit ?? OptimalSearch.infinity else { return }
    best = Strategy(tree: tree, trial: trial, isProven: false)
    progress.total = trial.total
  }

  /// Puts a strategy together from a first guess and what follows; nothing where a part has no strategy that is good enough.
  private func tree(_ guess: Int, _ results: some Sequence<(Int, StrategyPiece)>) -> StrategyTree? {
    var guesses = [guess]
    for (_, piece) in results.sorted(by: { $0.0 < $1.0 }) {
      guard !piece.guesses.isEmpty else { return nil }
      guesses += piece.guesses
    }
    var next = guesses.makeIterator()
    return StrategyBuilder.tree(pieces.space) { _, _ in next.next() ?? 0 }
  }
}
