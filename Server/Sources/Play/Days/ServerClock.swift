import NumberedGame

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The clock that decides what is open, in milliseconds since 1970. Tests have their own.
public struct ServerClock: Sendable {
  /// The time now.
  public let now: @Sendable () -> Int64

  /// The time by this machine, which must agree with the database's. It differs from `now` only in tests that let days pass,
  /// for which they don't set the clock of the database.
  public let machine: @Sendable () -> Int64

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - machine: The time to compare with the database's, or `nil` if it is `now`.
  ///   - now: The time now.
  public init(machine: (@Sendable () -> Int64)? = nil, now: @escaping @Sendable () -> Int64) {
    self.now = now
    self.machine = machine ?? now
  }

  /// The system's clock.
  public static let system = ServerClock { Int64(Date().timeIntervalSince1970 * 1000) }

  /// The day that it is now.
  public var today: CalendarDay {
    CalendarDay(time: now() / 1000)
  }
}

extension CalendarDay {
  /// When the day begins, in milliseconds since 1970.
  public var opens: Int64 { 1000 * begin }

  /// When no game can be begun any more, in milliseconds since 1970.
  public var closes: Int64 { 1000 * end }

  /// When no game can be played on any more, in milliseconds since 1970. Soon after it the key is told.
  public var reveals: Int64 { 1000 * lastCall }
}
