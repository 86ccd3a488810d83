import NumberedGame

/// What one guess of a game was worth.
public struct AttemptReview: Hashable, Sendable {
  /// The number of the attempt, 1 for the first.
  public let number: Int

  /// The answer that the guess got.
  public let counts: MatchCounts

  /// How many codes were possible before the guess.
  public let candidatesBefore: Int

  /// How many codes were possible after the answer, the guess itself among them if it was the code.
  public let candidatesAfter: Int

  /// The player's guess.
  public let played: GuessValue

  /// The guess that the coach would have made. The player's own where the coach knows no better one.
  public let best: GuessValue

  /// Some of the codes that were possible after the answer, as colours: all of them up to `Advice.mostListed`, or else so
  /// many, evenly chosen.
  public let remaining: [[UInt8]]

  /// How many further guesses are to be expected after the answer if all of them are the best ones; 0 where the code was
  /// found.
  public let expectedAfter: Rational

  /// How many guesses were lost by the guess, on average: 0 is perfect, and it is never less.
  public let skill: Rational

  /// How many guesses chance took, or if it is below 0 gave: how many the answer left to make, against what was to be
  /// expected of the guess.
  public let luck: Rational

  /// In a word, how good the guess was.
  public var rating: Rating { Rating(skill: skill.value) }
}

/// How good a guess was, in a word.
public enum Rating: Hashable, Sendable, CaseIterable {
  /// No guess is better, as far as the coach knows.
  case perfect
  /// It loses less than a twentieth of a guess.
  case excellent
  /// It loses less than a sixth of a guess.
  case good
  /// It loses less than half of a guess.
  case fair
  /// It loses more than that.
  case bold

  /// The rating for the expected loss in guesses.
  public init(skill: Double) {
    switch skill {
    case ...0: self = .perfect
    case ..<0.05: self = .excellent
    case ..<(1.0 / 6): self = .good
    case ..<0.5: self = .fair
    default: self = .bold
    }
  }

  /// The word, for people.
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
