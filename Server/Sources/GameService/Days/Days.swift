import GameCore
import Ledger
import Sealing
import Synchronization
import VerifiableDeals

/// The days: their keys, states, and deals.
public final class Days: Sendable {
  /// The number of days ahead for which keys are created.
  public static let keyLeadDayCount = 8

  /// The number of days ahead for which commitments are published.
  public static let commitmentLeadDayCount = 7

  let ledger: Ledger
  /// The clock that decides which days are open.
  public let clock: ServerClock
  /// The secrets that seal the keys of days that aren't revealed.
  let secrets: SealSecrets
  /// Whether the keys were sealed again that another secret had sealed.
  let hasSealedAgain = Mutex(false)
  private let cachedDeals = Mutex<[CalendarDay: DayDeals]>([:])
  private let cachedRows = Mutex<[CalendarDay: (row: DayRow, readTime: Int64)]>([:])

  /// The time for which a cached row is used, in milliseconds. An outdated row does no harm, because the ledger itself
  /// refuses moves after the day is closed.
  private static let rowCacheMilliseconds: Int64 = 1000

  /// Creates the days of a ledger.
  public init(_ ledger: Ledger, clock: ServerClock, secrets: SealSecrets = SealSecrets()) {
    self.ledger = ledger
    self.clock = clock
    self.secrets = secrets
  }

  /// Returns the row of a day, which may be up to a second old, or `nil` if there is none. Throws `LedgerError`.
  public func row(_ day: CalendarDay) async throws -> DayRow? {
    let now = clock.now()
    if let known = cachedRows.withLock({ $0[day] }),
      known.row.progress == .revealed || abs(now - known.readTime) < Self.rowCacheMilliseconds
    {
      return known.row
    }
    guard let row = try await ledger.day(day) else { return nil }
    // Another server may have just closed or revealed the day. Wait for the standby, so that a failover can't undo it.
    if row.progress != .open { try await ledger.store.waitForDurability() }
    cachedRows.withLock { known in
      if known.count > 400 { known.removeAll() }
      known[day] = (row, now)
    }
    return row
  }

  /// Returns whether a day is void. The answer may be a second old. Throws `LedgerError`.
  public func isVoid(_ day: CalendarDay) async throws -> Bool {
    try await row(day)?.progress == .void
  }

  /// Replaces the deals of a day, for tests.
  func setDeals(_ deals: DayDeals) {
    cachedDeals.withLock { $0[deals.day] = deals }
  }

  func forget(_ day: CalendarDay) {
    cachedRows.withLock { _ = $0.removeValue(forKey: day) }
  }

  /// Returns the deals of a day, or `nil` if there is no such day, or if it is void. Throws `LedgerError`, or
  /// `Refusal.notReady` if the key is sealed with a secret that this process lacks.
  public func deals(of day: CalendarDay) async throws -> DayDeals? {
    if try await isVoid(day) { return nil }
    if let known = cachedDeals.withLock({ $0[day] }) { return known }
    guard let row = try await row(day), let key = try row.openedKey(secrets) else { return nil }
    // Dealing takes long, and the caller may run on an event loop that serves many connections.
    let dealing = await withTaskExecutorPreference(globalConcurrentExecutor) { await Self.deal(day, key) }
    guard let found = dealing else { return nil }
    cachedDeals.withLock { known in
      // Keep few days, because the words of a day take half a megabyte, and only two days are in play.
      if known.count > 8 { known.removeAll() }
      known[day] = found
    }
    return found
  }

  private static func deal(_ day: CalendarDay, _ key: DayKey) async -> DayDeals? {
    DayDeals(day, key: key)
  }

  /// Returns a revealed day's deals, or else `nil`. Doesn't cache the deals, because they take half a megabyte.
  public func revealedDeals(of row: DayRow) -> DayDeals? {
    guard row.progress == .revealed, let key = row.key.flatMap({ DayKey(bytes: $0) }) else { return nil }
    return DayDeals(row.day, key: key)
  }

  /// Creates the missing keys of the next `keyLeadDayCount` days. The first key ever is today's. Throws `LedgerError`.
  public func makeKeys() async throws {
    let today = clock.today
    guard let last = today.adding(days: Self.keyLeadDayCount) else { return }
    var previous = DayCommitment.beforeFirstDay
    var next = today
    if let newest = try await ledger.lastDay() {
      // A lost commitment counts as if there was no day before.
      let isLost = newest.progress == .void && newest.commitment.isEmpty
      guard let commitment = isLost ? .beforeFirstDay : DayCommitment(hex: newest.commitment) else {
        throw LedgerError.fault("the commitment of \(newest.day) cannot be read")
      }
      previous = commitment
      guard newest.day < last, let following = newest.day.adding(days: 1) else { return }
      next = following
    }
    while next <= last {
      let key = DayKey.random()
      let commitment = try DayCommitment(day: next, previous: previous, key: key)
      let row = try await ledger.insert(DayRow(day: next, key: key, commitment: commitment, secrets: secrets))
      // If another server inserted the day first, continue from its commitment.
      guard let written = DayCommitment(hex: row.commitment), let following = next.adding(days: 1) else { return }
      previous = written
      next = following
    }
  }

  /// Returns the row of a day up to `commitmentLeadDayCount` days from now, which may be up to a second old, or `nil` if
  /// there is none. Throws `LedgerError`.
  public func announcedRow(_ day: CalendarDay) async throws -> DayRow? {
    guard let last = lastAnnouncedDay, day <= last else { return nil }
    return try await row(day)
  }

  private var lastAnnouncedDay: CalendarDay? { clock.today.adding(days: Self.commitmentLeadDayCount) }

  /// Returns the rows of the given days up to `commitmentLeadDayCount` days from now. Throws `LedgerError`.
  public func rows(_ days: ClosedRange<CalendarDay>) async throws -> [DayRow] {
    guard let last = lastAnnouncedDay, days.lowerBound <= last else { return [] }
    let rows = try await ledger.days(days.lowerBound...min(days.upperBound, last))
    if rows.contains(where: { $0.progress != .open }) { try await ledger.store.waitForDurability() }
    return rows
  }
}
