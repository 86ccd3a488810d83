/// The value of a guess in a position.
public struct GuessValue: Hashable, Sendable {
  /// The colors of the guess, with `CodeText.missingColor` for a missing peg.
  public let guess: [UInt8]

  /// Whether the guess is a candidate, which means that it can be the code.
  public let isCandidate: Bool

  /// The number of guesses, summed over all candidates, including this guess, if all further guesses are the best ones.
  public let total: Int64

  /// The number of candidates, 1 or more.
  public let candidateCount: Int

  /// The method by which the total was computed. If it isn't exact, the total is estimated from the sizes of the parts
  /// into which the answers split the candidates.
  public let method: EvaluationMethod

  /// Creates a value from its parts.
  public init(guess: [UInt8], isCandidate: Bool, total: Int64, candidateCount: Int, method: EvaluationMethod) {
    self.guess = guess
    self.isCandidate = isCandidate
    self.total = total
    self.candidateCount = candidateCount
    self.method = method
  }

  /// The expected number of guesses, including this one.
  public var expectedGuesses: Rational { Rational(total, over: Int64(candidateCount)) }
}

/// A method of computing a total or choosing a guess.
public enum EvaluationMethod: CaseIterable, Hashable, Sendable {
  /// An exhaustive search. No guess is better.
  case exact
  /// A heuristic applied to all guesses: choose the one whose answer gives the most information (entropy).
  case heuristic
  /// The same heuristic applied to an even selection of the guesses, to stay within the work limit.
  case sample

  /// Whether the result is proven to be optimal.
  public var isExact: Bool { self == .exact }
}

/// A fraction in lowest terms, so that expected values can be added and compared without rounding.
public struct Rational: Hashable, Sendable {
  /// The numerator.
  public let numerator: Int64

  /// The denominator, which is positive.
  public let denominator: Int64

  /// Creates a fraction. A denominator that isn't positive is replaced by 1.
  public init(_ numerator: Int64, over denominator: Int64 = 1) {
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    guard denominator > 0, divisor > 0 else {
      self.numerator = numerator
      self.denominator = 1
      return
    }
    self.numerator = numerator / Int64(divisor)
    self.denominator = denominator / Int64(divisor)
  }

  /// The nearest floating-point number.
  public var value: Double { Double(numerator) / Double(denominator) }

  /// The nearest number of hundredths, with halves rounded away from zero.
  public var hundredths: Int64 {
    let (whole, rest) = numerator.magnitude.quotientAndRemainder(dividingBy: denominator.magnitude)
    // The remainder is less than the denominator, a number of codes, so nothing overflows.
    let part = (rest &* 200 &+ denominator.magnitude) / (denominator.magnitude &* 2)
    let hundredths = Int64(clamping: whole &* 100 &+ part)
    return numerator < 0 ? -hundredths : hundredths
  }

  /// Returns the sum, or `nil` if its computation overflows 64 bits.
  public func adding(_ other: Rational) -> Rational? {
    let divisor = Int64(Self.greatestCommonDivisor(denominator.magnitude, other.denominator.magnitude))
    let (mine, firstOverflow) = numerator.multipliedReportingOverflow(by: other.denominator / divisor)
    let (theirs, secondOverflow) = other.numerator.multipliedReportingOverflow(by: denominator / divisor)
    let (common, thirdOverflow) = (denominator / divisor).multipliedReportingOverflow(by: other.denominator)
    let (sum, lastOverflow) = mine.addingReportingOverflow(theirs)
    guard !firstOverflow, !secondOverflow, !thirdOverflow, !lastOverflow else { return nil }
    return Rational(sum, over: common)
  }

  /// The fraction with the opposite sign.
  public var negated: Rational { Rational(0 &- numerator, over: denominator) }

  private static func greatestCommonDivisor(_ one: UInt64, _ other: UInt64) -> UInt64 {
    var (one, other) = (one, other)
    while other != 0 { (one, other) = (other, one % other) }
    return one
  }
}
