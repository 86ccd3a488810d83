import GameCore

/// The review of a guess in a game.
public struct AttemptReview: Hashable, Sendable {
  /// The number of the attempt, counted from 1.
  public let number: Int

  /// The answer to the guess.
  public let counts: MatchCounts

  /// The number of possible codes before the guess.
  public let candidateCountBefore: Int

  /// The number of possible codes after the answer, which is 1 if the guess is the code.
  public let candidateCountAfter: Int

  /// The player's guess.
  public let playedGuess: GuessValue

  /// The coach's guess, or the player's if the coach knows no better one.
  public let best: GuessValue

  /// The possible codes after the answer, as colors: all, or an even selection of `Advice.maxListedCodes`.
  public let remainingCodes: [[UInt8]]

  /// The expected number of further guesses after the answer with best play, or 0 if the code was found.
  public let expectedGuessesAfter: Rational

  /// The expected number of guesses that the player's guess cost compared to the best one, 0 or more.
  public let loss: Rational

  /// The number of guesses that luck cost, or if negative, saved: those expected after the answer minus before it.
  public let luck: Rational

  /// The quality of the guess.
  public var rating: Rating { Rating(loss: loss.value) }
}

/// A rating of the quality of a guess.
public enum Rating: Hashable, Sendable, CaseIterable {
  /// The coach knows no better guess.
  case perfect
  /// The guess costs less than 1/20 of a guess.
  case excellent
  /// The guess costs less than 1/6 of a guess.
  case good
  /// The guess costs less than half a guess.
  case fair
  /// The guess costs half a guess or more.
  case bold

  /// Creates a rating from the expected cost in guesses.
  public init(loss: Double) {
    switch loss {
    case ...0: self = .perfect
    case ..<0.05: self = .excellent
    case ..<(1.0 / 6): self = .good
    case ..<0.5: self = .fair
    default: self = .bold
    }
  }

  /// The rating as a word for display.
  public var word: String {
    switch self {
    case .perfect: "perfect"
    case .excellent: "excellent"
    case .good: "good"
    case .fair: "fair"
    case .bold: "bold"
    }
  }
}
