import NumberedGame

/// The tank's own small source of chance, so that the same seed and the same inputs give the same scene everywhere.
struct Chance {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// A number from `low` up to `high`.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(generator.next() >> 11) * (1.0 / 9_007_199_254_740_992))
  }

  mutating func flip() -> Bool { generator.next() >> 63 == 1 }
}
