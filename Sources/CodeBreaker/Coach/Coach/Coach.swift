import CodeBreakerModel

/// A coach that finds the best guess in a position, and the values of other guesses.
///
/// The coach limits its work instead of its time, so that it gives the same answers on every machine. A unit of work
/// takes about a nanosecond on a fast machine, and five in a browser. Keep the coach during a game, because it caches
/// the search of a small game.
public final class Coach {
  private let maxWholeGameCodeCount: Int

  /// The default maximum number of codes for which one search serves all positions of a game.
  public static let maxWholeGameCodeCount = 1728

  private var wholeGame: (space: CodeSpace, search: PositionSearch)?

  /// Creates a coach with an empty cache.
  ///
  /// - Parameter maxWholeGameCodeCount: The maximum number of codes, at most 20,736, for which one search serves all
  ///   positions of a game. A search of *n* codes needs about 6*n*² bytes. In larger games, each position has its own
  ///   search, which uses fewer symmetries and therefore solves fewer positions exactly.
  public init(maxWholeGameCodeCount: Int = Coach.maxWholeGameCodeCount) {
    self.maxWholeGameCodeCount = min(maxWholeGameCodeCount, StrategySearch.maxOptimalCount)
  }

  /// Answers a question.
  ///
  /// - Returns: The advice, or `nil` if no code fits the answers.
  public func advice(on question: CoachQuestion) -> Advice? {
    guard let position = Position(question) else { return nil }
    let guesses = question.guess.map { [$0] } ?? []
    guard let analysis = analysis(position, of: guesses, workLimit: question.work) else { return nil }
    return Advice(
      candidateCount: position.candidates.count, codes: Self.listedCodes(of: position), best: analysis.best,
      requestedGuess: analysis.values.first)
  }

  /// Reviews the guesses of a game, finished or not.
  ///
  /// - Parameters:
  ///   - game: The game. Only its attempts are used.
  ///   - workLimit: The maximum work for each attempt.
  /// - Returns: The review, or `nil` if the game has no attempts or no code fits its answers.
  public func review(_ game: CodeBreaker, workLimit: Int64 = CoachQuestion.reviewWork) -> Review? {
    var advices: [Advice] = []
    for question in CoachQuestion.reviewQuestions(of: game, work: workLimit) {
      guard let advice = advice(on: question) else { return nil }
      advices.append(advice)
    }
    return try? Review(of: game, advices: advices)
  }

  private static func listedCodes(of position: Position) -> [[UInt8]] {
    position.candidates.evenSample(Advice.maxListedCodes).map { position.space.pegs(of: Int($0)) }
  }

  /// Returns the best guess in a position, and the values of the given guesses.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - guesses: The guesses to evaluate, as colors, with as many colors as a code has pegs.
  ///   - workLimit: The maximum work.
  /// - Returns: The analysis, or `nil` if no code fits the answers.
  public func analysis(
    _ position: Position, of guesses: [[UInt8]] = [], workLimit: Int64 = CoachQuestion.reviewWork
  ) -> Analysis? {
    guard !position.candidates.isEmpty else { return nil }
    // Keep a quarter of the work for an estimate, in case the exact search runs out of work.
    var work = workLimit / 4 * 3
    if let analysis = exactAnalysis(position, guesses, &work) { return analysis }
    return estimate(position, guesses, workLimit: workLimit / 4)
  }

  // MARK: Exact

  private func exactAnalysis(_ position: Position, _ guesses: [[UInt8]], _ work: inout Int64) -> Analysis? {
    if let analysis = bookAnalysis(position, guesses) { return analysis }
    guard let (search, best) = exactBestGuess(position, &work) else { return nil }
    return exactAnalysis(position, guesses, best, search, &work)
  }

  func bookAnalysis(_ position: Position, _ guesses: [[UInt8]]) -> Analysis? {
    OpeningBook.analysis(position, guesses) ?? OpeningBook.replyAnalysis(position, guesses)
  }

  /// Returns the best guess and the search that found it, or `nil` if the work runs out.
  func exactBestGuess(_ position: Position, _ work: inout Int64) -> (search: PositionSearch, best: GuessValue)? {
    guard let search = search(position, work),
      let best = search.bestGuess(for: position.candidates, after: position.guesses, workLimit: &work)
    else { return nil }
    return (search, position.value(of: position.space.pegs(of: best.guess), total: best.total, .exact))
  }

  /// Returns the values of guesses beside the best one, or `nil` if the work runs out.
  func exactAnalysis(
    _ position: Position, _ guesses: [[UInt8]], _ best: GuessValue, _ search: PositionSearch, _ work: inout Int64
  ) -> Analysis? {
    var values: [GuessValue] = []
    for guess in guesses {
      guard let total = total(of: guess, position, search, &work) else { return nil }
      values.append(position.value(of: guess, total: total, .exact))
    }
    return Analysis(best: best, values: values)
  }

  private func search(_ position: Position, _ work: Int64) -> PositionSearch? {
    guard position.space.count <= maxWholeGameCodeCount else {
      return PositionSearch(position, workLimit: work)
    }
    if let wholeGame, wholeGame.space == position.space { return wholeGame.search }
    let search = PositionSearch(position.space)
    wholeGame = (position.space, search)
    return search
  }

  /// Returns a guess's total: one per candidate plus the parts' smallest totals, or `nil` if the work runs out.
  private func total(
    of guess: [UInt8], _ position: Position, _ search: PositionSearch, _ work: inout Int64
  ) -> Int64? {
    var total = Int64(position.candidates.count)
    let parts = position.parts(of: guess)
    for (answer, part) in parts.enumerated() where answer != position.space.answers.solvedIndex && !part.isEmpty {
      // A guess that doesn't split the candidates leaves the position as it is, so leave it out of the earlier guesses.
      let after = part.count == position.candidates.count ? position.guesses : position.guesses + [guess]
      guard let more = search.total(part, after: after, workLimit: &work) else { return nil }
      total += more
    }
    return total
  }

  // MARK: Estimates

  func estimate(_ position: Position, _ guesses: [[UInt8]], workLimit: Int64) -> Analysis {
    let search = HeuristicSearch(position.space)
    let choice = search.choice(
      .entropy, position.candidates[...], after: position.guesses, workLimit: workLimit)
    let method: EvaluationMethod = choice.isFromSample ? .sample : .heuristic
    let best = estimatedValue(of: position.space.pegs(of: choice.guess), position, method)
    return Analysis(best: best, values: guesses.map { estimatedValue(of: $0, position, method) })
  }

  func estimatedValue(of guess: [UInt8], _ position: Position, _ method: EvaluationMethod) -> GuessValue {
    position.value(of: guess, total: estimatedTotal(of: guess, position), method)
  }

  private func estimatedTotal(of guess: [UInt8], _ position: Position) -> Int64 {
    let estimate = TotalEstimate(position.space.answers)
    var total = Int64(position.candidates.count)
    for (answer, size) in position.partSizes(of: guess).enumerated() where answer != position.space.answers.solvedIndex
    {
      total += estimate.total(size)
    }
    return total
  }
}

/// The coach's analysis of a position.
public struct Analysis: Hashable, Sendable {
  /// The best guess.
  public let best: GuessValue

  /// The values of the requested guesses, computed with the same method as `best`.
  public let values: [GuessValue]
}
