import CodeBreakerModel

extension Coach {
  /// What each guess of a game was worth. The game need not be over.
  ///
  /// - Parameter workLimit: how much work may be done for each attempt.
  /// - Returns: nothing where there are no attempts.
  public func review(_ game: CodeBreaker, workLimit: Int64 = Coach.reviewWork) -> Review? {
    guard let space = CodeSpace(pegCount: game.setup.pegCount, colorCount: game.pegChoices.count) else { return nil }
    // Each position with the attempt made in it, and what the coach says of both.
    var turns: [(position: Position, attempt: Position.Attempt, analysis: Analysis)] = []
    guard let last = Position(game), !last.attempts.isEmpty else { return nil }
    var position = Position(space)
    for attempt in last.attempts {
      guard let analysis = analysis(position, of: [attempt.guess], workLimit: workLimit) else { return nil }
      turns.append((position, attempt, analysis))
      position = position.after(attempt.guess, answer: attempt.answer)
    }
    var remaining = Rational(0)
    var isExact = true
    if last.attempts.last?.answer != space.answers.solved {
      guard let end = analysis(last, workLimit: workLimit) else { return nil }
      remaining = end.best.expected
      isExact = end.best.method.isExact
    }
    var attempts: [AttemptReview] = []
    for (index, turn) in turns.enumerated() {
      guard let played = turn.analysis.values.first else { return nil }
      // Where the numbers are estimates, or the guess has missing pegs, the player's guess may be the better one.
      let best = Self.best(turn.analysis)
      isExact = isExact && best.method.isExact
      let next = index + 1 < turns.count ? Self.best(turns[index + 1].analysis).expected : remaining
      let after = index + 1 < turns.count ? turns[index + 1].position : position
      let count = Int64(turn.position.candidates.count)
      guard let luck = Rational(1).adding(next)?.adding(played.expected.negated) else { return nil }
      attempts.append(
        AttemptReview(
          answer: turn.attempt.answer, candidatesBefore: turn.position.candidates.count,
          candidatesAfter: after.candidates.count, played: played, best: best,
          remaining: Self.some(of: after.candidates), skill: Rational(played.total - best.total, over: count),
          luck: luck))
    }
    guard let first = attempts.first else { return nil }
    return Review(attempts: attempts, optimum: first.best.expected, remaining: remaining, isExact: isExact)
  }

  /// The better one of the coach's guess and the player's.
  private static func best(_ analysis: Analysis) -> GuessValue {
    guard let played = analysis.values.first, played.total <= analysis.best.total else { return analysis.best }
    return played
  }

  private static func some(of codes: [UInt32]) -> [UInt32] {
    guard codes.count > Review.mostListed else { return codes }
    return (0..<Review.mostListed).map { codes[$0 * codes.count / Review.mostListed] }
  }
}
