extension StrategySearch {
  /// The progress of the search for the best strategy.
  public struct Progress: Hashable, Sendable {
    /// The total of the best strategy so far, or `nil` if there is none yet.
    public internal(set) var total: Int?
    /// The number of first guesses, one of each equivalence class, that were searched.
    public internal(set) var guessesDone = 0
    /// The number of first guesses to search.
    public internal(set) var guessCount = 0
    /// The number of solved parts of the first guess that is being searched.
    public internal(set) var partsDone = 0
    /// The number of parts of that guess, or 0 while other first guesses are being refuted.
    public internal(set) var partCount = 0

    /// Creates the progress of a search that hasn't started.
    public init() {}
  }

  /// A closure that runs the pieces of a search, in turn or on several threads, and returns their results in order.
  ///
  /// `piece` runs the piece with an index from 0 to `count - 1`. After each piece, call `done` with the number of
  /// finished pieces, from one thread at a time.
  public typealias PieceRunner = (
    _ count: Int, _ piece: @Sendable (Int) -> StrategyPiece, _ done: @Sendable (Int) -> Void
  ) -> [StrategyPiece]

  /// Returns a strategy that needs as few guesses as possible for all codes together. It doesn't depend on how the
  /// pieces are run.
  ///
  /// - Parameters:
  ///   - maxGuesses: The maximum number of guesses for any code, or `nil` for no limit.
  ///   - width: The maximum number of guesses, most promising first, to search for a set of more than 40 codes, or
  ///     `nil` for all. With a limit, the search is fast, and its strategy is often close to the best one but not
  ///     proven.
  ///   - runner: A closure that runs the pieces, or `nil` to run one after another.
  ///   - report: A closure that receives the progress of the search.
  ///   - poll: A closure that returns whether to stop, called every few hundredths of a second on any thread of a
  ///     piece.
  /// - Returns: The strategy. If the search was stopped, the best one so far, which isn't proven. Returns `nil` if none
  ///   exists or was found, or if the game has more than `maxOptimalCount` codes.
  public func optimalStrategy(
    maxGuesses: Int? = nil, width: Int? = nil, runner: PieceRunner? = nil,
    report: @escaping @Sendable (Progress) -> Void = { _ in },
    poll: @escaping @Sendable () -> Bool = { false }
  ) -> Strategy? {
    guard space.count <= Self.maxOptimalCount else { return nil }
    let limit = min(max(maxGuesses ?? OptimalSearch.unlimited, 0), OptimalSearch.unlimited)
    // Start with the strategies of two heuristics.
    let known = [Heuristic.entropy, .parts].map(strategy).filter { $0.trial.max <= limit }
    let start = known.min { $0.trial.total < $1.trial.total }
    if limit < 2 || space.count < 3 { return start.map { proven($0.tree) } }
    let pieces = StrategyPieces(space, guessLimit: limit, width: max(width ?? .max, 1), seed: seed, poll: poll)
    var search = PieceSearch(pieces, runner ?? Self.oneByOne, report, start: start)
    search.run()
    return search.best.map { search.isStopped || width != nil ? $0 : proven($0.tree) }
  }

  /// Returns a lower bound of the guesses that every strategy needs for all codes together. Proving a bound is faster
  /// than finding the best strategy, especially if the bound is low.
  ///
  /// - Parameters:
  ///   - bound: The bound to prove.
  ///   - runner: A closure that runs the pieces, one for each first guess, or `nil` to run one after another.
  ///   - poll: A closure that is called every few hundredths of a second, on any thread that runs a piece, and returns
  ///     whether to stop.
  /// - Returns: A proven bound that is at least `bound`, or the total of the best strategy if that is lower. Returns
  ///   `nil` if the search was stopped, or if the game has more than `maxOptimalCount` codes.
  public func lowerBound(
    atLeast bound: Int, runner: PieceRunner? = nil, poll: @escaping @Sendable () -> Bool = { false }
  ) -> Int? {
    guard space.count <= Self.maxOptimalCount else { return nil }
    // One code needs one guess, and two codes need three.
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

private struct PieceSearch {
  private(set) var best: Strategy?

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

  /// Computes the best strategy with the most promising first guess, and then the totals of the other first guesses. If
  /// a total is lower, computes the strategy with the guess that has the lowest total.
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
    // Of equally good guesses, choose the first one.
    guard let least = totals.min(), least < limit, let index = totals.firstIndex(of: least) else { return }
    solve(others[index])
    // If the two computations differ, the result must not be called proven.
    precondition(isStopped || pieces.isNarrow || best?.trial.total == least, "the totals of a first guess differ")
  }

  /// Computes the best strategy that begins with `guess`, from its parts, largest first. Stores it if its total is
  /// lower.
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
      // The lower bounds of the other parts limit the total of this one.
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
