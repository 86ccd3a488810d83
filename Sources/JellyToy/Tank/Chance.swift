/// The tank's own small source of chance, so that the same seed and the same inputs give the same scene everywhere:
/// S. Vigna's SplitMix64.
struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from `low` up to `high`.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(next() >> 11) * (1.0 / 9_007_199_254_740_992))
  }

  mutating func flip() -> Bool { next() >> 63 == 1 }
}
