import GameCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The clock that decides which days are open. Its times are in milliseconds since 1970.
public struct ServerClock: Sendable {
  /// Returns the current time.
  public let now: @Sendable () -> Int64

  /// Returns the time of this machine, which must agree with the database's. It differs from `now` only in tests, which
  /// let days pass without setting the database's clock.
  public let machineNow: @Sendable () -> Int64

  /// Creates a clock. `machineNow` returns the time to compare with the database's, or is `nil` to use `now`.
  public init(machineNow: (@Sendable () -> Int64)? = nil, now: @escaping @Sendable () -> Int64) {
    self.now = now
    self.machineNow = machineNow ?? now
  }

  /// The system's clock.
  public static let system = ServerClock { Int64(Date().timeIntervalSince1970 * 1000) }

  /// The current day.
  public var today: CalendarDay {
    CalendarDay(time: now() / 1000)
  }
}

extension SQLConnection {
  /// Returns the time of the database server's clock, in milliseconds since 1970, or `nil` if the database has none.
  package func databaseTime() throws -> Int64? {
    guard dialect == .postgreSQL else { return nil }
    let row = try rows("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint", []).first
    guard let time = row?.integer(0) else { throw LedgerError.fault("The database tells no time.") }
    return time
  }

  /// Returns the time that decides about a change of a day. If the database has a clock, all processes follow that one,
  /// so that a process with a wrong clock can't begin a game too early, or end a day.
  func time(_ clock: ServerClock) throws -> Int64 {
    guard let time = try databaseTime() else { return clock.now() }
    return time + clock.now() - clock.machineNow()
  }
}

extension CalendarDay {
  /// The time at which the day begins, in milliseconds since 1970.
  public var openingTime: Int64 { 1000 * startTime }

  /// The end of the time in which a game can be begun, in milliseconds since 1970.
  public var closingTime: Int64 { 1000 * endTime }

  /// The end of the time in which moves can be played, in milliseconds since 1970. The key is revealed soon afterward.
  public var revealTime: Int64 { 1000 * finishDeadline }
}
