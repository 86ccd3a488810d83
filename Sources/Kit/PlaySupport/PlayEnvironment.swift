/// What a session is handed of the world outside: it has no clock, no storage and no randomness of its own.
public struct PlayEnvironment {
  /// Where saved texts are kept.
  public var storage: Storage

  /// The time, in whole seconds since the beginning of 1970 UTC.
  public var now: () -> Int64

  /// 64 random bits from the system.
  public var random: () -> UInt64

  /// Makes an environment from its parts.
  public init(storage: Storage, now: @escaping () -> Int64, random: @escaping () -> UInt64) {
    self.storage = storage
    self.now = now
    self.random = random
  }
}
