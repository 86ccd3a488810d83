/// The chance of training games: SplitMix64 (see `NumberedGame`), repeated here so that the compiler can put it into the
/// innermost loop, and so that its state can be saved.
struct TrainingRandomness {
  /// All there is to it.
  var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  @inline(__always)
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
