import GameCore
import Ledger
import Sealing
import VerifiableDeals

/// A day's key as it is stored in the ledger.
enum StoredKey {
  /// The key, which may not fit the commitment.
  case key(DayKey)
  /// The key is sealed with a secret that this process lacks. `secretName` is the secret's public name.
  case sealed(secretName: String)
  /// The key is missing or damaged.
  case lost
}

extension DayRow {
  /// The label of the sealed key, with which it can't take the place of another day's.
  private var sealLabel: String { "parlor-day/1 \(day) \(commitment)" }

  /// Creates a new day, whose key is sealed unless there are no secrets.
  init(day: CalendarDay, key: DayKey, commitment: DayCommitment, secrets: SealSecrets) {
    let row = DayRow(day: day, key: nil, commitment: commitment.hex)
    self.init(
      day: day, key: secrets.sealed(key.bytes, label: row.sealLabel), commitment: commitment.hex)
  }

  /// Opens the key.
  func storedKey(_ secrets: SealSecrets) -> StoredKey {
    guard let key else { return .lost }
    switch secrets.content(of: key, label: sealLabel) {
    case .value(let bytes): return DayKey(bytes: bytes).map { .key($0) } ?? .lost
    case .sealed(let secretName): return .sealed(secretName: secretName)
    case .damaged: return .lost
    }
  }

  /// Returns the key, or `nil` if it is lost. Throws `Refusal.notReady` if it is sealed with a secret that this process
  /// lacks.
  func openedKey(_ secrets: SealSecrets) throws(Refusal) -> DayKey? {
    switch storedKey(secrets) {
    case .key(let key): return key
    case .sealed: throw .notReady
    case .lost: return nil
    }
  }

  /// Returns whether the day's key is sealed with a secret that isn't among `secrets`, so that it can't be checked.
  public func isKeySealed(without secrets: SealSecrets) -> Bool {
    if case .sealed = storedKey(secrets) { true } else { false }
  }

  /// Returns whether the day's key is certainly lost: it is missing or damaged, or doesn't fit the commitment. A key
  /// that these secrets can't open isn't. `previous` is the row of the day before, or `nil` if there is none. Throws
  /// `LedgerError`.
  public func hasLostKey(after previous: DayRow?, secrets: SealSecrets = SealSecrets()) throws -> Bool {
    let key: DayKey
    switch storedKey(secrets) {
    case .key(let found): key = found
    case .sealed: return false
    case .lost: return true
    }
    guard let commitment = DayCommitment(hex: commitment) else { return true }
    let before = previous?.day.adding(days: 1) == day ? previous?.commitment : nil
    do {
      return try !commitment.isCommitment(
        to: key, day: day, previous: before.flatMap { DayCommitment(hex: $0) } ?? .beforeFirstDay)
    } catch {
      throw LedgerError.fault("this system can't compute SHA-256")
    }
  }
}

extension Days {
  /// Seals the keys of days that aren't revealed and whose keys were stored before sealing. At the first call, also
  /// seals those again that are sealed with another secret than the first one, and only then, because servers with
  /// secrets in different orders would seal in turns. Returns the days, the earliest first. Throws `LedgerError`.
  func sealKeys() async throws -> [CalendarDay] {
    guard !secrets.isEmpty else { return [] }
    let sealsAgain = !hasSealedAgain.withLock { $0 }
    var days: [CalendarDay] = []
    for row in try await ledger.unrevealedDays(before: CalendarDay.range.upperBound) {
      guard let stored = row.key, !secrets.isCurrent(stored), sealsAgain || !SealSecrets.isSealed(stored),
        case .key(let key) = row.storedKey(secrets), let commitment = DayCommitment(hex: row.commitment)
      else { continue }
      let sealed = DayRow(day: row.day, key: key, commitment: commitment, secrets: secrets)
      if try await ledger.replaceKey(of: row, with: sealed) {
        days.append(row.day)
        forget(row.day)
      }
    }
    hasSealedAgain.withLock { $0 = true }
    return days
  }
}
