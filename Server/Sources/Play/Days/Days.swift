import FairDay
import Ledger
import NumberedGame
import Synchronization

/// The days: which there are, what state they are in, and what they deal.
public final class Days: Sendable {
  /// How many days ahead keys are made.
  public static let daysAhead = 8

  /// How many days' commitments are told ahead.
  public static let commitmentsAhead = 7

  private let ledger: Ledger
  /// The clock that decides what is open.
  public let clock: ServerClock
  private let cachedDeals = Mutex<[CalendarDay: DealtDay]>([:])
  private let cachedRows = Mutex<[CalendarDay: (row: DayRow, read: Int64)]>([:])

  /// How long what was read of a day counts, in milliseconds. It changes when the day is closed, which the ledger sees to by itself.
  private static let rowCacheLifetime: Int64 = 1000

  /// The days of a ledger.
  public init(_ ledger: Ledger, clock: ServerClock) {
    self.ledger = ledger
    self.clock = clock
  }

  /// What can be done with the games of a day.
  public enum State: Sendable {
    case coming, open, closing, revealed, void
  }

  /// The state of a day.
  public func state(of row: DayRow) -> State {
    switch row.mark {
    case .void: return .void
    case .revealed: return .revealed
    case .open, .closed:
      let now = clock.now()
      if now < row.day.opens { return .coming }
      return now < row.day.closes && row.mark == .open ? .open : .closing
    }
  }

  /// What the ledger knows of a day; nothing where there is none. It may be a second old.
  ///
  /// - Throws: `LedgerError`.
  public func row(_ day: CalendarDay) async throws -> DayRow? {
    let now = clock.now()
    if let known = cachedRows.withLock({ $0[day] }),
      known.row.mark == .revealed || abs(now - known.read) < Self.rowCacheLifetime
    {
      return known.row
    }
    guard let row = try await ledger.day(day) else { return nil }
    // A mark that another server set may not be on the standby yet.
    if row.mark != .open { try await ledger.store.waitForDurability() }
    cachedRows.withLock { known in
      if known.count > 400 { known.removeAll() }
      known[day] = (row, now)
    }
    return row
  }

  /// Lets a day deal something else than its key does, for tests of what may be known of that.
  func setDeals(_ deals: DealtDay) {
    cachedDeals.withLock { $0[deals.day] = deals }
  }

  /// Forgets what was read of a day.
  func forget(_ day: CalendarDay) {
    cachedRows.withLock { _ = $0.removeValue(forKey: day) }
  }

  /// What a day deals; nothing where there is no such day, or its key is lost.
  ///
  /// - Throws: `LedgerError`.
  public func deals(of day: CalendarDay) async throws -> DealtDay? {
    if let known = cachedDeals.withLock({ $0[day] }) { return known }
    guard let row = try await row(day) else { return nil }
    // That is a long way for a player whose call is answered on the event loop of many.
    let dealing = await withTaskExecutorPreference(globalConcurrentExecutor) { await Self.deal(row) }
    guard let found = dealing else { return nil }
    cachedDeals.withLock { known in
      // A day's words take half a megabyte, and two days are in play.
      if known.count > 8 { known.removeAll() }
      known[day] = found
    }
    return found
  }

  private static func deal(_ row: DayRow) async -> DealtDay? {
    DealtDay(row)
  }

  /// Returns the deals of a revealed day, or `nil` for another day. They are not cached, because a day's words take half a
  /// megabyte.
  public func revealedDeals(of row: DayRow) -> DealtDay? {
    row.mark == .revealed ? DealtDay(row) : nil
  }

  /// Makes the keys that are missing, up to `daysAhead` days from now, beginning with today where there is none at all.
  ///
  /// - Throws: `LedgerError`.
  public func makeKeys() async throws {
    let today = clock.today
    guard let last = today.adding(days: Self.daysAhead) else { return }
    var previous = DayCommitment.beforeFirstDay
    var next = today
    if let newest = try await ledger.lastDay() {
      guard let commitment = DayCommitment(hex: newest.commitment) else {
        throw LedgerError.fault("the commitment of \(newest.day) cannot be read")
      }
      previous = commitment
      guard newest.day < last, let following = newest.day.adding(days: 1) else { return }
      next = following
    }
    while next <= last {
      let key = DayKey.fresh()
      let commitment = try DayCommitment(day: next, previous: previous, key: key)
      let row = try await ledger.insert(DayRow(day: next, key: key.bytes, commitment: commitment.hex))
      // Another server may have been first.
      guard let written = DayCommitment(hex: row.commitment), let following = next.adding(days: 1) else { return }
      previous = written
      next = following
    }
  }

  /// The days from one to another, as far as they may be known: not beyond `commitmentsAhead` days from now.
  ///
  /// - Throws: `LedgerError`.
  public func rows(_ days: ClosedRange<CalendarDay>) async throws -> [DayRow] {
    guard let last = clock.today.adding(days: Self.commitmentsAhead), days.lowerBound <= last else { return [] }
    let rows = try await ledger.days(days.lowerBound...min(days.upperBound, last))
    if rows.contains(where: { $0.mark != .open }) { try await ledger.store.waitForDurability() }
    return rows
  }
}
