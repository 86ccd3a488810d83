import GameCore
import Ledger
import VerifiableDeals

extension DayRow {
  /// Returns whether the day's key is certainly lost: it is missing, has a wrong length, or doesn't fit the commitment.
  /// `previous` is the row of the day before, or `nil` if there is none. Throws `LedgerError`.
  public func hasLostKey(after previous: DayRow?) throws -> Bool {
    guard let key = key.flatMap({ DayKey(bytes: $0) }), let commitment = DayCommitment(hex: commitment) else {
      return true
    }
    let before = previous?.day.adding(days: 1) == day ? previous?.commitment : nil
    do {
      return try !commitment.isCommitment(
        to: key, day: day, previous: before.flatMap { DayCommitment(hex: $0) } ?? .beforeFirstDay)
    } catch {
      throw LedgerError.fault("this system can't compute SHA-256")
    }
  }
}
