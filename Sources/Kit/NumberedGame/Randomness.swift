/// A small generator for whatever has to be the same in every run: the codes of numbered games, tests, measurements.
///
/// G. Steele, D. Lea and C. Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014, in the fixed-increment
/// form that S. Vigna published as `splitmix64.c`. CodeBreaker draws its codes
/// from it and not from a linear congruential generator, because neighbouring seeds give unrelated first draws: with
/// the latter, games 537 and 538 would begin with the same pegs.
///
/// A game number means a game only as long as this sequence never changes.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator that begins at `seed`. Any seed is as good as any other.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits, all values equally likely.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension RandomNumberGenerator {
  /// Draws one of the numbers 0, 1, … `bound - 1`, each as likely as any other.
  ///
  /// Every draw in the rules of a game goes through here, and what it promises never changes, since a game number
  /// means a game only as long as it holds: **for one sequence of `next()`, the sequence of draws is the same on every
  /// platform and in every version.** It is the sequence that `Int.random(in: 0...(bound - 1), using:)` gives where
  /// `Int` is 64 bits wide. (Where it is 32 bits wide, as in wasm32, the standard library draws other numbers.)
  ///
  /// The method is D. Lemire's, "Fast Random Integer Generation in an Interval", ACM TOMACS 29 (2019): the high half of
  /// a 64 by 64 bit product, with the few low halves rejected that would favour some results.
  ///
  /// - Parameter bound: how many numbers there are to draw from. A bound of 1 answers 0 and still advances the
  ///   generator, as the standard library does; a bound below 1 answers 0 and does not.
  public mutating func draw(below bound: Int) -> Int {
    guard bound > 0 else { return 0 }
    let upperBound = UInt64(bound)
    var product = next().multipliedFullWidth(by: upperBound)
    if product.low < upperBound {
      let threshold = (0 &- upperBound) % upperBound
      while product.low < threshold {
        product = next().multipliedFullWidth(by: upperBound)
      }
    }
    return Int(product.high)
  }
}
