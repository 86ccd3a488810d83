/// What each guess of a game was worth, and what was skill and what was luck.
///
/// With *E* for the expected number of further guesses from a position if all of them are the best ones, and *V* for the
/// same if the first of them is the player's, a guess costs *V* − *E* in skill, and the answer 1 + *E′* − *V* in luck, *E′*
/// being that of the position after it. In a sum over the game everything cancels but the guesses used and the two ends:
/// skill and luck together are what the game took more than was to be expected. That holds exactly, whether the numbers
/// themselves are exact or estimates.
public struct Review: Hashable, Sendable {
  /// The game.
  public let game: CodeBreaker

  /// The coach's advice that the review is made of: the answers to `CoachQuestion.review(of:)`.
  public let advices: [Advice]

  /// The attempts, first to last; at least one.
  public let attempts: [AttemptReview]

  /// The number of guesses to be expected before the first one.
  public let optimum: Rational

  /// The number of further guesses to be expected after the last one; 0 where the code was found.
  public let remaining: Rational

  /// Whether all numbers are exact, and none an estimate.
  public let isExact: Bool

  /// Puts a review together.
  ///
  /// - Parameters:
  ///   - game: with an attempt at least; it need not be over.
  ///   - advices: the answers to `CoachQuestion.review(of: game)`, in its order.
  /// - Throws: `noAttempts`, `wrongCount`, or `foreignAdvice` where an answer does not fit what the game is.
  public init(of game: CodeBreaker, advices: [Advice]) throws(ReviewFault) {
    let count = game.attempts.count
    let isSolved = game.ending == .solved
    guard count > 0 else { throw .noAttempts }
    guard advices.count == (isSolved ? count : count + 1) else { throw .wrongCount }
    let end = isSolved ? nil : advices.last
    let bests = advices.map { Self.best($0) }
    var attempts: [AttemptReview] = []
    for index in 0..<count {
      let advice = advices[index]
      let attempt = game.attempts[index]
      let colors = CoachQuestion.colors(of: attempt, game.pegChoices)
      guard let played = advice.asked, played.guess == colors else { throw .foreignAdvice(index) }
      let next = index + 1 < advices.count ? advices[index + 1] : nil
      let best = bests[index]
      let expectedAfter = next == nil ? Rational(0) : bests[index + 1].expected
      let after = next?.candidateCount ?? 1
      guard after <= advice.candidateCount,
        let luck = Rational(1).adding(expectedAfter)?.adding(played.expected.negated)
      else { throw .foreignAdvice(index + 1) }
      attempts.append(
        AttemptReview(
          number: index + 1, counts: MatchCounts(attempt.matches ?? []), candidatesBefore: advice.candidateCount,
          candidatesAfter: after, played: played, best: best, remaining: next?.codes ?? [colors],
          expectedAfter: expectedAfter,
          skill: Rational(played.total - best.total, over: Int64(advice.candidateCount)), luck: luck))
    }
    self.game = game
    self.advices = advices
    self.attempts = attempts
    optimum = bests[0].expected
    remaining = end == nil ? Rational(0) : bests[count].expected
    isExact = bests.allSatisfy { $0.method.isExact }
  }

  /// The guesses used and those still to be expected, less the optimum: what skill and luck come to together.
  public var balance: Rational? {
    Rational(Int64(attempts.count)).adding(remaining)?.adding(optimum.negated)
  }

  /// The guesses lost by all guesses together, to the precision of a floating-point number.
  public var skill: Double { attempts.reduce(0) { $0 + $1.skill.value } }

  /// The guesses that chance took, or gave, to the precision of a floating-point number.
  public var luck: Double { Double(attempts.count) + remaining.value - optimum.value - skill }

  /// The better one of the coach's guess and the player's: where the numbers are estimates, or the guess has missing
  /// pegs, that may be the player's.
  private static func best(_ advice: Advice) -> GuessValue {
    guard let asked = advice.asked, asked.total <= advice.best.total else { return advice.best }
    return asked
  }
}
