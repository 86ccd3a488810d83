/// The storage, clock, and randomness of a session, which accesses the system only through them.
public struct PlayEnvironment {
  /// The storage of saved values.
  public var storage: Storage

  /// A closure that returns the time, in whole seconds since 1970 UTC.
  public var now: () -> Int64

  /// A closure that returns 64 random bits from the system.
  public var random: () -> UInt64

  /// The origin of the coach.
  public var coach: CoachSource

  /// The default settings that all games share.
  public var sharedSettings: SharedSettings

  /// A closure that returns how many seconds the player's clock is ahead of UTC at `time`, in seconds since 1970 UTC.
  public var utcOffset: (_ time: Int64) -> Int64 = { _ in 0 }

  /// A closure that returns the time of the player's latest press, in milliseconds on a clock that never goes back, or
  /// `nil` if the front end doesn't know it.
  public var pressTime: () -> Int64? = { nil }

  /// A closure that returns the number of the game whose first board the player already sees, or `nil` if there is none. A
  /// newcomer's first game is this one.
  public var shownOpening: () -> Int64? = { nil }

  /// Returns the player's day at `time`, in seconds since 1970 UTC, as days since January 1, 1970, at least 0.
  public func dayNumber(at time: Int64) -> Int64 {
    max(0, time + utcOffset(time)) / 86_400
  }

  /// Creates an environment.
  public init(
    storage: Storage, now: @escaping () -> Int64, random: @escaping () -> UInt64, coach: CoachSource = .builtIn,
    sharedSettings: SharedSettings = SharedSettings()
  ) {
    self.storage = storage
    self.now = now
    self.random = random
    self.coach = coach
    self.sharedSettings = sharedSettings
  }
}

/// A random number generator that takes its bits from a `PlayEnvironment`.
public struct SystemRandomness: RandomNumberGenerator {
  private let random: () -> UInt64

  /// A number that is added to the system's bits, which doesn't make them less random. Without it, a system that always
  /// returns the same bits would hang the game in a draw that rejects them.
  private var offset: UInt64 = 0

  /// Creates a generator from `environment.random`.
  public init(_ environment: PlayEnvironment) {
    random = environment.random
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    defer { offset &+= 0x9E37_79B9_7F4A_7C15 }
    return random() &+ offset
  }
}
