extension StrategySearch {
  /// The progress of the search for the best strategy.
  public struct Progress: Hashable, Sendable {
    /// The total of the best strategy so far, or `nil` if there is none yet.
    public internal(set) var bestTotal: Int?
    /// The number of first guesses, one of each equivalence class, that were searched.
    public internal(set) var searchedGuessCount = 0
    /// The number of first guesses to search.
    public internal(set) var guessCount = 0
    /// The number of solved parts of the first guess that is being searched.
    public internal(set) var solvedPartCount = 0
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
    _ count: Int, _ piece: @Sendable (Int) -> StrategyPieceResult, _ done: @Sendable (Int) -> Void
  ) -> [StrategyPieceResult]

  /// Returns a strategy that needs as few guesses as possible for all codes together. It doesn't depend on how the
  /// pieces are run.
  ///
  /// - Parameters:
  ///   - maxGuesses: The maximum number of guesses for any code, or `nil` for no limit.
  ///   - width: The maximum number of guesses, most promising first, to search for a set of more than 40 codes, or
  ///     `nil` for all. With a limit, the search is fast, and its strategy unproven but often close to the best.
  ///   - runner: A closure that runs the pieces, or `nil` to run one after another.
  ///   - onProgress: A closure that receives the progress of the search.
  ///   - shouldStop: A closure that returns whether to stop, called on any thread every few hundredths of a second.
  /// - Returns: The strategy. If the search was stopped, the best one so far, which isn't proven. Returns `nil` if none
  ///   exists or was found, or if the game has more than `maxOptimalCount` codes.
  public func optimalStrategy(
    maxGuesses: Int? = nil, width: Int? = nil, runner: PieceRunner? = nil,
    onProgress: @escaping @Sendable (Progress) -> Void = { _ in },
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) -> Strategy? {
    guard space.count <= Self.maxOptimalCount else { return nil }
    let limit = min(max(maxGuesses ?? OptimalSearch.unlimited, 0), OptimalSearch.unlimited)
    let known = [Heuristic.entropy, .parts].map(strategy).filter { $0.results.maxGuessCount <= limit }
    let start = known.min { $0.results.total < $1.results.total }
    if limit < 2 || space.count < 3 { return start.map { provenStrategy($0.tree) } }
    let pieces = StrategyPieces(
      space, maxGuesses: limit, width: max(width ?? .max, 1), seed: seed, shouldStop: shouldStop)
    var search = PieceSearch(pieces, runner ?? Self.runOneByOne, onProgress, start: start)
    search.run()
    return search.best.map { search.isStopped || width != nil ? $0 : provenStrategy($0.tree) }
  }

  /// Returns a lower bound on the total number of guesses that any strategy needs for all codes. Proving a bound is
  /// faster than finding the best strategy, especially if the bound is low.
  ///
  /// - Parameters:
  ///   - bound: The bound to prove.
  ///   - runner: A closure that runs the pieces, one for each first guess, or `nil` to run one after another.
  ///   - shouldStop: A closure that returns whether to stop, called on any thread every few hundredths of a second.
  /// - Returns: A proven bound that is at least `bound`, or the total of the best strategy if that is lower. Returns
  ///   `nil` if the search was stopped, or if the game has more than `maxOptimalCount` codes.
  public func lowerBound(
    atLeast bound: Int, runner: PieceRunner? = nil, shouldStop: @escaping @Sendable () -> Bool = { false }
  ) -> Int? {
    guard space.count <= Self.maxOptimalCount else { return nil }
    // One code needs one guess, and two codes need three.
    if space.count < 3 { return 2 * space.count - 1 }
    let pieces = StrategyPieces(
      space, maxGuesses: OptimalSearch.unlimited, width: .max, seed: seed, shouldStop: shouldStop)
    let limit = min(bound, OptimalSearch.infinity)
    let results = (runner ?? Self.runOneByOne)(pieces.firstGuesses.count) {
      pieces.total(of: pieces.firstGuesses[$0], below: limit)
    } _: { _ in
    }
    guard results.allSatisfy({ $0.total != nil }) else { return nil }
    return results.compactMap { $0.total }.min()
  }

  private func provenStrategy(_ tree: StrategyTree) -> Strategy {
    Strategy(tree: tree, results: Self.results(of: tree), isProven: true)
  }

  private static func runOneByOne(
    _ count: Int, _ piece: @Sendable (Int) -> StrategyPieceResult, _ done: @Sendable (Int) -> Void
  ) -> [StrategyPieceResult] {
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
  private let onProgress: @Sendable (StrategySearch.Progress) -> Void
  private var progress = StrategySearch.Progress()

  init(
    _ pieces: StrategyPieces, _ runner: @escaping StrategySearch.PieceRunner,
    _ onProgress: @escaping @Sendable (StrategySearch.Progress) -> Void, start: Strategy?
  ) {
    self.pieces = pieces
    self.runner = runner
    self.onProgress = onProgress
    best = start
    progress.bestTotal = start?.results.total
    progress.guessCount = pieces.firstGuesses.count
  }

  /// Computes the best strategy with the most promising first guess, and then the totals of the other first guesses. If
  /// a total is lower, computes the strategy with the guess that has the lowest total.
  mutating func run() {
    guard let first = pieces.firstGuesses.first else { return }
    solve(first)
    guard !isStopped else { return }
    let others = Array(pieces.firstGuesses.dropFirst())
    progress.searchedGuessCount = 1
    progress.partCount = 0
    let limit = best?.results.total ?? OptimalSearch.infinity
    let (pieces, onProgress, before) = (self.pieces, self.onProgress, progress)
    onProgress(before)
    let results = runner(others.count) {
      pieces.total(of: others[$0], below: limit)
    } _: { done in
      var progress = before
      progress.searchedGuessCount += done
      onProgress(progress)
    }
    isStopped = results.contains { $0.total == nil }
    let totals = results.map { $0.total ?? limit }
    progress.searchedGuessCount = isStopped ? 1 : progress.guessCount
    // Of equally good guesses, choose the first one.
    guard let least = totals.min(), least < limit, let index = totals.firstIndex(of: least) else { return }
    solve(others[index])
    // If the two computations differ, the result must not be called proven.
    precondition(isStopped || pieces.isNarrow || best?.results.total == least, "the totals of a first guess differ")
  }

  /// Computes the best strategy that begins with `guess`, part by part, largest first. Stores it if its total is lower.
  private mutating func solve(_ guess: Int) {
    let pieces = pieces
    let space = pieces.space
    let parts = pieces.parts(of: guess)
    let open = parts.indices.filter { $0 != space.answers.solvedIndex && !parts[$0].isEmpty }
      .sorted { (parts[$1].count, $0) < (parts[$0].count, $1) }
    let floor = space.count + open.reduce(0) { $0 + pieces.floor(parts[$1].count) }
    let limit = best?.results.total
    progress.solvedPartCount = 0
    progress.partCount = open.count
    let (onProgress, before) = (self.onProgress, progress)
    onProgress(before)
    let results = runner(open.count) { index in
      // The lower bounds of the other parts limit the total of this one.
      let part = parts[open[index]]
      let partLimit = limit.map { $0 - (floor - pieces.floor(part.count)) } ?? OptimalSearch.infinity
      return pieces.solve(part, after: guess, below: partLimit)
    } _: { done in
      var progress = before
      progress.solvedPartCount = done
      onProgress(progress)
    }
    isStopped = isStopped || results.contains { $0.total == nil }
    guard let tree = tree(guess, zip(open, results)) else { return }
    let strategyResults = StrategySearch.results(of: tree)
    guard strategyResults.maxGuessCount <= pieces.maxGuesses, strategyResults.total < limit ?? OptimalSearch.infinity
    else { return }
    best = Strategy(tree: tree, results: strategyResults, isProven: false)
    progress.bestTotal = strategyResults.total
  }

  private func tree(_ guess: Int, _ results: some Sequence<(Int, StrategyPieceResult)>) -> StrategyTree? {
    var guesses = [guess]
    for (_, piece) in results.sorted(by: { $0.0 < $1.0 }) {
      guard !piece.guesses.isEmpty else { return nil }
      guesses += piece.guesses
    }
    var next = guesses.makeIterator()
    return StrategyBuilder.tree(pieces.space) { _, _ in next.next() ?? 0 }
  }
}
