extension Review {
  /// Returns the facts about the position before an attempt, 0 for the first.
  private func facts(at index: Int) -> PositionFacts {
    PositionFacts(CoachQuestion(game, attemptCount: index), advices[index])
  }

  /// Returns the reason why the best guess at an attempt, 0 for the first, was better than the player's, or `nil` if the
  /// player's was the best, or no fact separates them.
  public func reason(at index: Int) -> Reason? {
    let attempt = attempts[index]
    guard attempt.best.guess != attempt.playedGuess.guess else { return nil }
    return facts(at: index).reason(for: attempt.best.guess, over: attempt.playedGuess.guess)
  }

  /// The first guess that was hard to find, and the number of codes that it told apart, or `nil` if there is none: a best
  /// guess that couldn't be the code, while no code left tells all of them apart. The coach's advice has no second best
  /// guess, so its cost isn't known.
  public var hardGuess: (number: Int, codeCount: Int)? {
    for (index, attempt) in attempts.enumerated()
    where attempt.loss.numerator <= 0 && !attempt.playedGuess.isCandidate && 3...30 ~= attempt.candidateCountBefore {
      let facts = facts(at: index)
      guard case .tellsApart(let count, _) = facts.reason(for: attempt.playedGuess.guess) else { continue }
      let isUnique = advices[index].codes.allSatisfy { code in
        if case .tellsApart = facts.reason(for: code) { false } else { true }
      }
      if isUnique { return (attempt.number, count) }
    }
    return nil
  }
}
