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
