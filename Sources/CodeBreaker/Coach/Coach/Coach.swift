import CodeBreakerModel

/// Knows the best guess in any position, and what every other one is worth.
///
/// How hard it thinks is limited in work, not in time, so that it says the same on every machine and every day. A unit of
/// work is about a nanosecond of a fast machine, and some five in a browser. The coach remembers small games, so keep it
/// for as long as there are questions about the same game.
public final class Coach {
  /// Up to so many codes, one search serves the whole game, from the first guess on.
  private let largestWholeGame: Int

  private var wholeGame: (space: CodeSpace, search: PositionSearch)?

  /// A coach who remembers nothing so far.
  ///
  /// - Parameter largestWholeGame: up to so many codes the coach prepares for all positions of a game together, in memory
  ///   of some six bytes for the square of their number; at most 20 736. With more codes there is less symmetry to make
  ///   use of, and fewer positions are exact.
  public init(largestWholeGame: Int = 1728) {
    self.largestWholeGame = min(largestWholeGame, StrategySearch.largestOptimalCount)
  }

  /// Answers a question.
  ///
  /// - Returns: nothing where no code fits the answers.
  public func advice(on question: CoachQuestion) -> Advice? {
    guard let position = Position(question) else { return nil }
    let guesses = question.guess.map { [$0] } ?? []
    guard let analysis = analysis(position, of: guesses, workLimit: question.work) else { return nil }
    return Advice(
      candidateCount: position.candidates.count, codes: Self.some(of: position), best: analysis.best,
      asked: analysis.values.first)
  }

  /// What each guess of a game was worth. The game need not be over.
  ///
  /// - Parameters:
  ///   - game: of which the attempts alone are looked at.
  ///   - workLimit: how much work may be done for each attempt.
  /// - Returns: nothing where there are no attempts.
  public func review(_ game: CodeBreaker, workLimit: Int64 = CoachQuestion.reviewWork) -> Review? {
    var advices: [Advice] = []
    for question in CoachQuestion.review(of: game, work: workLimit) {
      guard let advice = advice(on: question) else { return nil }
      advices.append(advice)
    }
    return try? Review(of: game, advices: advices)
  }

  /// The codes that are still possible, or if they are many, some of them.
  private static func some(of position: Position) -> [[UInt8]] {
    position.candidates.evenSample(Advice.mostListed).map { position.space.pegs(of: Int($0)) }
  }

  /// The best guess in a position, and what the given guesses are worth in it.
  ///
  /// - Parameters:
  ///   - position: what the answers have left.
  ///   - guesses: as colours, each as many as a code has pegs.
  ///   - workLimit: how much work may be done.
  /// - Returns: nothing where no code fits the answers.
  public func analysis(
    _ position: Position, of guesses: [[UInt8]] = [], workLimit: Int64 = CoachQuestion.reviewWork
  ) -> Analysis? {
    guard !position.candidates.isEmpty else { return nil }
    // A quarter is kept for an estimate, in case the rest comes to nothing.
    var work = workLimit / 4 * 3
    if let analysis = exactAnalysis(position, guesses, &work) { return analysis }
    return estimate(position, guesses, workLimit: workLimit / 4)
  }

  // MARK: Exact

  private func exactAnalysis(_ position: Position, _ guesses: [[UInt8]], _ work: inout Int64) -> Analysis? {
    if let analysis = OpeningBook.analysis(position, guesses) ?? OpeningBook.reply(position, guesses) {
      return analysis
    }
    guard let search = search(position, work) else { return nil }
    let made = position.guesses
    guard let best = search.best(position.candidates, after: made, workLimit: &work) else { return nil }
    var values: [GuessValue] = []
    for guess in guesses {
      guard let total = total(of: guess, position, search, &work) else { return nil }
      values.append(value(guess, total, position, .exact))
    }
    let pegs = position.space.pegs(of: best.guess)
    return Analysis(best: value(pegs, best.total, position, .exact), values: values)
  }

  private func search(_ position: Position, _ work: Int64) -> PositionSearch? {
    guard position.space.count <= largestWholeGame else {
      return PositionSearch(position, workLimit: work)
    }
    if let wholeGame, wholeGame.space == position.space { return wholeGame.search }
    let search = PositionSearch(position.space)
    wholeGame = (position.space, search)
    return search
  }

  /// One guess for each candidate, and the smallest totals of the parts.
  private func total(
    of guess: [UInt8], _ position: Position, _ search: PositionSearch, _ work: inout Int64
  ) -> Int64? {
    var total = Int64(position.candidates.count)
    let parts = position.parts(of: guess)
    for (answer, part) in parts.enumerated() where answer != position.space.answers.solved && !part.isEmpty {
      // A guess that tells nothing is followed by the best one of this position.
      let after = part.count == position.candidates.count ? position.guesses : position.guesses + [guess]
      guard let more = search.total(part, after: after, workLimit: &work) else { return nil }
      total += more
    }
    return total
  }

  private func value(_ guess: [UInt8], _ total: Int64, _ position: Position, _ method: Method) -> GuessValue {
    GuessValue(
      guess: guess, isCandidate: position.isConsistent(guess), total: total,
      candidateCount: position.candidates.count, method: method)
  }

  // MARK: Estimates

  private func estimate(_ position: Position, _ guesses: [[UInt8]], workLimit: Int64) -> Analysis {
    let search = HeuristicSearch(position.space)
    let choice = search.choice(
      .entropy, position.candidates[...], after: position.guesses, workLimit: workLimit)
    let method: Method = choice.isSample ? .sample : .heuristic
    let pegs = position.space.pegs(of: choice.guess)
    let values = guesses.map { value($0, estimatedTotal(of: $0, position), position, method) }
    return Analysis(best: value(pegs, estimatedTotal(of: pegs, position), position, method), values: values)
  }

  private func estimatedTotal(of guess: [UInt8], _ position: Position) -> Int64 {
    let estimate = Estimate(position.space.answers)
    var total = Int64(position.candidates.count)
    for (answer, size) in position.sizes(of: guess).enumerated() where answer != position.space.answers.solved {
      total += estimate.total(size)
    }
    return total
  }
}

/// What the coach has found out about a position.
public struct Analysis: Hashable, Sendable {
  /// The best guess.
  public let best: GuessValue

  /// What the guesses that were asked about are worth, found in the same way as `best`.
  public let values: [GuessValue]
}
