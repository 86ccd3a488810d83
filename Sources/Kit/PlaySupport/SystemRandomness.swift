/// The randomness that a session was handed, as a generator.
public struct SystemRandomness: RandomNumberGenerator {
  private let random: () -> UInt64

  /// Added to what the device gives, which takes nothing from its randomness. A device that gives the same bits for
  /// ever would otherwise hang the game in a draw that waits for others.
  private var step: UInt64 = 0

  /// Makes a generator of the bits that `environment.random` gives.
  public init(_ environment: PlayEnvironment) {
    random = environment.random
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    defer { step &+= 0x9E37_79B9_7F4A_7C15 }
    return random() &+ step
  }
}
