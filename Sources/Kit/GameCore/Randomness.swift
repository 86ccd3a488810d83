/// A small, reproducible random number generator for tests, measurements, and the codes of numbered games.
///
/// Source: G. Steele, D. Lea, and C. Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014, in the
/// fixed-increment form that S. Vigna published as `splitmix64.c`. Neighboring seeds give unrelated first draws. With a
/// linear congruential generator, the codes of games 537 and 538 would begin with the same pegs.
///
/// The sequence must never change, because a game number identifies a game only through it.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator that starts at `seed`. All seeds are equally good.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 bits, with all values equally likely.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension RandomNumberGenerator {
  /// Returns one of the numbers 0, 1, … `bound - 1`, all equally likely.
  ///
  /// The rules of the games draw all random numbers with this method. Game numbers depend on its guarantee: **for the
  /// same sequence of `next()`, the sequence of draws is the same on every platform and in every version.** It is the
  /// sequence of `Int.random(in: 0...(bound - 1), using:)` on platforms with a 64-bit `Int`. On platforms with a 32-bit
  /// `Int`, such as wasm32, the standard library draws other numbers.
  ///
  /// The method is D. Lemire's, "Fast Random Integer Generation in an Interval", ACM TOMACS 29 (2019). It returns the
  /// high half of a 64-by-64-bit product, and rejects the few low halves that would favor some results.
  ///
  /// - Parameter bound: The number of possible results. If it is 1, the result is 0 and the generator advances, as in
  ///   the standard library. If it is less than 1, the result is 0 and the generator doesn't advance.
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
