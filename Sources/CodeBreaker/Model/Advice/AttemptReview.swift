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
