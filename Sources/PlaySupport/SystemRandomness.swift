/// The randomness that a session was handed, as a generator.
public struct SystemRandomness: RandomNumberGenerator {
  private let random: () -> UInt64

  /// Makes a generator of the bits that `environment.random` gives.
  public init(_ environment: PlayEnvironment) {
    random = environment.random
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 { random() }
}
