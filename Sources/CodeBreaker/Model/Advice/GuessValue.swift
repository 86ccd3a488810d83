/// What a guess is worth in a position.
public struct GuessValue: Hashable, Sendable {
  /// The colours of the guess, `CodeText.missing` where a peg is missing.
  public let guess: [UInt8]

  /// Whether the guess may be the code itself.
  public let isCandidate: Bool

  /// The guesses that it takes from here, this one included, for all candidates together, if all further guesses are
  /// the best ones.
  public let total: Int64

  /// How many candidates there are, 1 or more.
  public let candidateCount: Int

  /// How the total was found: exactly, or else by an estimate from the sizes of the parts.
  public let method: Method

  /// Makes a value from its parts.
  public init(guess: [UInt8], isCandidate: Bool, total: Int64, candidateCount: Int, method: Method) {
    self.guess = guess
    self.isCandidate = isCandidate
    self.total = total
    self.candidateCount = candidateCount
    self.method = method
  }

  /// The expected number of guesses from here, this one included.
  public var expected: Rational { Rational(total, over: Int64(candidateCount)) }
}
