import NumberedGame

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

extension Ledger {
  /// The statements that create the table for the time of a backup, unless it exists. A backup may come from a ledger of
  /// an earlier release.
  static let backupStatements = ["CREATE TABLE IF NOT EXISTS backup (time BIGINT NOT NULL)"]
}
