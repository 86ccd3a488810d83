import GameCore
import Ledger
import VerifiableDeals

extension Days {
  /// Voids the days that certainly can't be fair anymore, and returns them, the earliest first:
  ///
  /// - days that were in play or announced since the backup was made from which the ledger was restored, and
  /// - days whose key is missing, or doesn't fit the commitment.
  ///
  /// Throws `LedgerError`.
  func makeLostDaysVoid() async throws -> [CalendarDay] {
    var lost: [CalendarDay] = []
    if try await ledger.backupTime() != nil {
      lost = try await ledger.makeLostDaysVoid(by: clock, leadDayCount: Self.commitmentLeadDayCount)
    }
    for day in try await daysWithLostKeys() {
      if try await ledger.makeVoid(day) == .void { lost.append(day) }
    }
    for day in lost { forget(day) }
    return lost
  }

  private func daysWithLostKeys() async throws -> [CalendarDay] {
    let unrevealed = try await ledger.unrevealedDays(before: CalendarDay.range.upperBound)
    guard let first = unrevealed.first?.day, let last = unrevealed.last?.day else { return [] }
    // A commitment includes that of the day before.
    let rows = try await ledger.days((first.adding(days: -1) ?? first)...last)
    let keyed = Dictionary(rows.map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
    return try unrevealed.filter { row in
      try row.hasLostKey(after: row.day.adding(days: -1).flatMap { keyed[$0] }, secrets: secrets)
    }.map(\.day)
  }
}
