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

/// How a number or a guess was found.
public enum Method: CaseIterable, Hashable, Sendable {
  /// By looking at everything that can happen: nothing is better.
  case exact
  /// By a rule of thumb that all guesses were put to: the one whose answer tells most (its entropy).
  case heuristic
  /// By the same rule, but some guesses were put to it, evenly chosen, as there were too many for the work allowed.
  case sample

  /// Whether nothing is better.
  public var isExact: Bool { self == .exact }
}

/// A fraction in its lowest terms, so that expectations can be added and compared without rounding.
public struct Rational: Hashable, Sendable {
  /// The upper number.
  public let numerator: Int64

  /// The lower number, above 0.
  public let denominator: Int64

  /// The fraction of two numbers.
  ///
  /// - Parameters:
  ///   - numerator: any number.
  ///   - denominator: above 0; anything else is taken for 1.
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

  /// The nearest number of hundredths, halves away from 0.
  public var hundredths: Int64 {
    let (whole, rest) = numerator.magnitude.quotientAndRemainder(dividingBy: denominator.magnitude)
    // What is left is less than the denominator, which here is a number of codes: nothing overflows.
    let part = (rest &* 200 &+ denominator.magnitude) / (denominator.magnitude &* 2)
    let hundredths = Int64(clamping: whole &* 100 &+ part)
    return numerator < 0 ? -hundredths : hundredths
  }

  /// The sum, or nothing where its parts would have more than 63 bits.
  public func adding(_ other: Rational) -> Rational? {
    let divisor = Int64(Self.greatestCommonDivisor(denominator.magnitude, other.denominator.magnitude))
    let (mine, firstOverflow) = numerator.multipliedReportingOverflow(by: other.denominator / divisor)
    let (theirs, secondOverflow) = other.numerator.multipliedReportingOverflow(by: denominator / divisor)
    let (common, thirdOverflow) = (denominator / divisor).multipliedReportingOverflow(by: other.denominator)
    let (sum, lastOverflow) = mine.addingReportingOverflow(theirs)
    guard !firstOverflow, !secondOverflow, !thirdOverflow, !lastOverflow else { return nil }
    return Rational(sum, over: common)
  }

  /// The same fraction on the other side of 0.
  public var negated: Rational { Rational(0 &- numerator, over: denominator) }

  private static func greatestCommonDivisor(_ one: UInt64, _ other: UInt64) -> UInt64 {
    var (one, other) = (one, other)
    while other != 0 { (one, other) = (other, one % other) }
    return one
  }
}
