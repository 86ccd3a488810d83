/// A review of a game that shows the value of each guess, and separates mistakes from luck.
///
/// Let *E* be the expected number of further guesses from a position with best play, *V* the same number if the next
/// guess is the player's, and *E′* the value of *E* in the next position. Then the loss from a guess is *V* − *E*, and
/// the luck with its answer is 1 + *E′* − *V*. Over the game, both add up exactly to the guesses used, plus the
/// expected number at the end, minus the expected number at the start, even if the values are estimates.
public struct Review: Hashable, Sendable {
  /// The reviewed game.
  public let game: CodeBreaker

  /// The coach's answers to `CoachQuestion.reviewQuestions(of:)`, on which the review is based.
  public let advices: [Advice]

  /// The reviews of the attempts, from first to last. There is at least one.
  public let attempts: [AttemptReview]

  /// The expected number of guesses at the start of the game.
  public let expectedGuessesAtStart: Rational

  /// The expected number of further guesses after the last attempt, or 0 if the code was found.
  public let expectedRemainingGuesses: Rational

  /// Whether all values are exact and not estimates.
  public let isExact: Bool

  /// Creates a review.
  ///
  /// - Parameters:
  ///   - game: The game, over or not, with at least one attempt.
  ///   - advices: The answers to `CoachQuestion.reviewQuestions(of: game)`, in its order.
  /// - Throws: `noAttempts`, `wrongCount`, or `mismatchedAdvice` if an answer doesn't match the game.
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
      guard let played = advice.requestedGuess, played.guess == colors else { throw .mismatchedAdvice(index) }
      let next = index + 1 < advices.count ? advices[index + 1] : nil
      let best = bests[index]
      let expectedGuessesAfter = next == nil ? Rational(0) : bests[index + 1].expectedGuesses
      let after = next?.candidateCount ?? 1
      guard after <= advice.candidateCount,
        let luck = Rational(1).adding(expectedGuessesAfter)?.adding(played.expectedGuesses.negated)
      else { throw .mismatchedAdvice(index + 1) }
      attempts.append(
        AttemptReview(
          number: index + 1, counts: MatchCounts(attempt.matches ?? []), candidateCountBefore: advice.candidateCount,
          candidateCountAfter: after, playedGuess: played, best: best, remainingCodes: next?.codes ?? [colors],
          expectedGuessesAfter: expectedGuessesAfter,
          loss: Rational(played.total - best.total, over: Int64(advice.candidateCount)), luck: luck))
    }
    self.game = game
    self.advices = advices
    self.attempts = attempts
    expectedGuessesAtStart = bests[0].expectedGuesses
    expectedRemainingGuesses = end == nil ? Rational(0) : bests[count].expectedGuesses
    isExact = bests.allSatisfy { $0.method.isExact }
  }

  /// The sum of loss and luck: the guesses used and still expected, minus `expectedGuessesAtStart`. `nil` on overflow.
  public var lossPlusLuck: Rational? {
    Rational(Int64(attempts.count)).adding(expectedRemainingGuesses)?.adding(expectedGuessesAtStart.negated)
  }

  /// The sum of the losses of all attempts, as a floating-point number.
  public var loss: Double { attempts.reduce(0) { $0 + $1.loss.value } }

  /// The sum of the luck of all attempts, as a floating-point number.
  public var luck: Double {
    Double(attempts.count) + expectedRemainingGuesses.value - expectedGuessesAtStart.value - loss
  }

  /// Returns the better of the coach's and the player's guesses. The player's can be better if the coach's value is an
  /// estimate, or if the player's guess has missing pegs.
  private static func best(_ advice: Advice) -> GuessValue {
    guard let asked = advice.requestedGuess, asked.total <= advice.best.total else { return advice.best }
    return asked
  }
}
