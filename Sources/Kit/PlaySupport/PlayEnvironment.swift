/// What a session is handed of the world outside: it has no clock, no storage and no randomness of its own.
public struct PlayEnvironment {
  /// Where saved texts are kept.
  public var storage: Storage

  /// The time, in whole seconds since the beginning of 1970 UTC.
  public var now: () -> Int64

  /// 64 random bits from the system.
  public var random: () -> UInt64

  /// Where the coach comes from that answers what a session asks.
  public var coach: CoachSource

  /// The settings of the house as long as the player has chosen nothing.
  public var house: HouseSettings

  /// By how many seconds the player's clock is ahead of UTC at a time, which is in seconds since the beginning of 1970 UTC.
  public var utcOffset: (_ time: Int64) -> Int64 = { _ in 0 }

  /// The player's day at a time.
  ///
  /// - Parameter time: seconds since the beginning of 1970 UTC.
  /// - Returns: the days since the first of January 1970, at least 0.
  public func day(_ time: Int64) -> Int64 {
    max(0, time + utcOffset(time)) / 86_400
  }

  /// Makes an environment from its parts.
  public init(
    storage: Storage, now: @escaping () -> Int64, random: @escaping () -> UInt64, coach: CoachSource = .builtIn,
    house: HouseSettings = HouseSettings()
  ) {
    self.storage = storage
    self.now = now
    self.random = random
    self.coach = coach
    self.house = house
  }
}

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
