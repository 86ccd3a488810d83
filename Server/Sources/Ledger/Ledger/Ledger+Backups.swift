import GameCore

/// The days that can no longer be fair if a ledger is restored to an earlier state.
public struct LostDays: Hashable, Sendable {
  /// The days that may have been played since then, the earliest first.
  public let played: [CalendarDay]
  /// The days whose commitments may have been published since then, and whose keys the ledger lacks.
  public let announced: [CalendarDay]

  /// All days, the earliest first.
  public var all: [CalendarDay] { Array(Set(played + announced)).sorted() }

  /// Finds the days that were in play or announced between the time of the restored state and the time at which the
  /// server that lost its ledger stopped, both in milliseconds since 1970. There are none if it stopped earlier.
  ///
  /// - Parameters:
  ///   - lastDay: The last day in the restored ledger.
  ///   - leadDayCount: The number of days ahead for which commitments are published.
  public init(from time: Int64, to end: Int64, lastDay: CalendarDay, leadDayCount: Int) {
    guard time < end else {
      (played, announced) = ([], [])
      return
    }
    let today = CalendarDay(time: end / 1000)
    // A day is in play until its reveal, which is in the next day.
    var first = CalendarDay(time: time / 1000)
    if let before = first.adding(days: -1), time < before.revealTime { first = before }
    func days(_ first: CalendarDay?, _ last: CalendarDay?) -> [CalendarDay] {
      guard let first, let last, first <= last else { return [] }
      return (first.number...last.number).compactMap { CalendarDay(number: $0) }
    }
    played = days(first, today)
    announced = days(lastDay.adding(days: 1), today.adding(days: leadDayCount))
  }
}

extension SQLConnection {
  /// Records in a backup when it was made, in milliseconds since 1970, so that a server that is started with it knows
  /// that it may lack what happened since then.
  package func recordBackup(time: Int64) throws {
    for statement in Ledger.backupStatements { try run(statement, []) }
    try run("DELETE FROM backup", [])
    try run("INSERT INTO backup (time) VALUES ($1)", [.integer(time)])
  }

  /// Returns when the backup was made from which this ledger was restored, in milliseconds since 1970. Returns `nil` if
  /// this ledger isn't a backup, or was restored earlier.
  package func backupTime() throws -> Int64? {
    try rows("SELECT time FROM backup", []).first?.integer(0)
  }
}

/// The outcome of making a day void.
public enum VoidOutcome: Hashable, Sendable {
  /// The day is void.
  case void
  /// The day's key is public, so players may have verified the day.
  case revealed
  /// The ledger has no such day.
  case unknown
}

extension SQLConnection {
  /// Voids a day, unless it is revealed. It takes no more moves, and its key is never published. Throws `LedgerError`.
  public func makeVoid(_ day: CalendarDay) throws -> VoidOutcome {
    try lock(closingLock(of: day), isShared: false)
    switch try rows("SELECT state FROM day WHERE day = $1", [SQLValue(day)]).first?.integer(0) {
    case nil: return .unknown
    case DayRow.Progress.revealed.rawValue: return .revealed
    case DayRow.Progress.void.rawValue: return .void
    default:
      // The day may have been revealed in the meantime.
      return try run("UPDATE day SET state = 3 WHERE day = $1 AND state < 2", [SQLValue(day)]) == 1 ? .void : .revealed
    }
  }

  /// Voids the days of `LostDays`, except for revealed ones, and returns the void ones. `time` is the time of the
  /// restored state, or `nil` if that is the time of the backup that this ledger was restored from. `end` is the time at
  /// which the server that lost its ledger stopped. Both are in milliseconds since 1970. Afterward, the ledger doesn't count
  /// as a backup anymore. Returns `nil` if the time isn't known. Throws `LedgerError`.
  public func makeLostDaysVoid(since time: Int64?, until end: Int64, leadDayCount: Int) throws -> [CalendarDay]? {
    for statement in Ledger.backupStatements { try run(statement, []) }
    guard let time = try time ?? backupTime() else { return nil }
    try run("DELETE FROM backup", [])
    guard let last = try rows("SELECT MAX(day) FROM day", []).first?.day(0) else { return [] }
    let lost = LostDays(from: time, to: end, lastDay: last, leadDayCount: leadDayCount)
    for day in lost.announced {
      // The commitment that was published isn't known, and another one would contradict it.
      try run(
        "INSERT INTO day (day, day_key, commitment, state) VALUES ($1, NULL, '', 3) ON CONFLICT DO NOTHING",
        [SQLValue(day)])
    }
    return try lost.all.filter { try makeVoid($0) == .void }
  }
}

extension Ledger {
  /// Returns when the backup was made from which this ledger was restored, or `nil` if it isn't a backup. Throws
  /// `LedgerError`.
  public func backupTime() async throws -> Int64? {
    try await store.read { try $0.backupTime() }
  }

  /// Makes days void after a restore, as `SQLConnection.makeLostDaysVoid(since:until:leadDayCount:)` does, if this ledger
  /// is a backup. The server is assumed to have run until the current time, by `clock` or by the database's clock.
  /// Throws `LedgerError`.
  public func makeLostDaysVoid(by clock: ServerClock, leadDayCount: Int) async throws -> [CalendarDay] {
    let days = try await store.write { connection in
      // Another process may have done this in the meantime.
      guard try connection.backupTime() != nil else { return [CalendarDay]() }
      return try connection.makeLostDaysVoid(
        since: nil, until: connection.time(clock), leadDayCount: leadDayCount) ?? []
    }
    try await passOnEndedDays()
    return days
  }

  /// Makes days void after a restore, as `SQLConnection.makeLostDaysVoid(since:until:leadDayCount:)` does. Throws
  /// `LedgerError`.
  public func makeLostDaysVoid(since time: Int64?, until end: Int64, leadDayCount: Int) async throws -> [CalendarDay]? {
    let days = try await store.write { connection in
      try connection.makeLostDaysVoid(since: time, until: end, leadDayCount: leadDayCount)
    }
    try await passOnEndedDays()
    return days
  }

  /// The statements that create the table for the time of a backup, unless it exists. A backup may come from a ledger of
  /// an earlier release.
  static let backupStatements = ["CREATE TABLE IF NOT EXISTS backup (time BIGINT NOT NULL)"]
}
