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

  /// Makes an environment from its parts.
  public init(
    storage: Storage, now: @escaping () -> Int64, random: @escaping () -> UInt64, coach: CoachSource = .builtIn
  ) {
    self.storage = storage
    self.now = now
    self.random = random
    self.coach = coach
  }
}
