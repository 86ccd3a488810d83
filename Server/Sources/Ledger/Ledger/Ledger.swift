import NumberedGame

/// What happened, and what follows from it: days, players, games and the counts that ranks come from.
///
/// Everything here is durable when the call returns, and every call may be repeated: what is there already stays as it is.
public struct Ledger: Sendable {
  /// Where it is written.
  public let store: any LedgerStore

  /// A ledger in a store, which must have been migrated.
  public init(_ store: any LedgerStore) {
    self.store = store
  }
}

/// What the ledger knows of a day.
public struct DayRow: Hashable, Sendable {
  /// How far a day has come, as far as that is no matter of the clock. The numbers stand in the ledger.
  public enum Mark: Int64, Sendable {
    /// Moves may go in, as long as the clock allows it.
    case open = 0
    /// No move goes in any more.
    case closed = 1
    /// All games are folded and ranked: whoever asks is told the key.
    case revealed = 2
    /// The key is lost. Nobody can play or check it.
    case void = 3
  }

  /// The day.
  public let day: CalendarDay
  /// The key, 32 bytes; nothing if it is lost.
  public let key: [UInt8]?
  /// The commitment, 64 hexadecimal digits.
  public let commitment: String
  /// How far it has come.
  public let mark: Mark

  /// Makes a row.
  public init(day: CalendarDay, key: [UInt8]?, commitment: String, mark: Mark = .open) {
    self.day = day
    self.key = key
    self.commitment = commitment
    self.mark = mark
  }

  init?(_ row: SQLRow) {
    guard let number = row.integer(0), let day = CalendarDay(number: Int(number)), let commitment = row.text(2),
      let mark = row.integer(3).flatMap(Mark.init)
    else { return nil }
    self.init(day: day, key: row.bytes(1), commitment: commitment, mark: mark)
  }

  static let columns = "day, day_key, commitment, state"
}

extension Ledger {
  /// Writes a day down, if it is not there yet, with a table for its moves, and answers with what is there now.
  ///
  /// - Throws: `LedgerError`.
  public func insert(_ day: DayRow) async throws -> DayRow {
    let isNew = try await store.write { connection in
      let count = try connection.run(
        "INSERT INTO day (day, day_key, commitment, state) VALUES ($1, $2, $3, 0) ON CONFLICT DO NOTHING",
        [SQLValue(day.day), day.key.map { .bytes($0) } ?? .null, .text(day.commitment)])
      guard count > 0 else { return false }
      try connection.run(
        """
        CREATE TABLE IF NOT EXISTS \(moveTable(of: day.day)) (
          player BIGINT NOT NULL REFERENCES player (id) ON DELETE CASCADE, kind SMALLINT NOT NULL, place INTEGER NOT NULL,
          action TEXT NOT NULL, outcome TEXT NOT NULL, score INTEGER NOT NULL, digest BIGINT NOT NULL,
          PRIMARY KEY (player, kind, place))\(connection.dialect.keyedTable)
        """, [])
      return true
    }
    // Somebody else's row is seen before it is known to be on the standby.
    if !isNew { try await store.waitForDurability() }
    guard let row = try await self.day(day.day) else { throw LedgerError.fault("a day is gone") }
    return row
  }

  /// What is known of a day; nothing if it was never written down.
  public func day(_ day: CalendarDay) async throws -> DayRow? {
    try await days(day...day).first
  }

  /// What is known of some days, the earliest first.
  public func days(_ days: ClosedRange<CalendarDay>) async throws -> [DayRow] {
    try await store.read { try Snapshot(connection: $0).days(days) }
  }

  /// The last day that was written down.
  public func lastDay() async throws -> DayRow? {
    try await store.read { connection in
      try connection.rows("SELECT \(DayRow.columns) FROM day ORDER BY day DESC LIMIT 1", []).first.flatMap(DayRow.init)
    }
  }

  /// The days before one that are not revealed yet, the earliest first.
  public func unrevealedDays(before day: CalendarDay) async throws -> [DayRow] {
    try await store.read { connection in
      try connection.rows(
        "SELECT \(DayRow.columns) FROM day WHERE day < $1 AND state < 2 ORDER BY day", [SQLValue(day)]
      ).compactMap(DayRow.init)
    }
  }

  /// Closes a day: once this returns, no move goes in any more.
  public func close(_ day: CalendarDay) async throws {
    try await store.write { connection in
      try connection.lock(closingLock(of: day), isShared: false)
      try connection.run("UPDATE day SET state = 1 WHERE day = $1 AND state = 0", [SQLValue(day)])
    }
    // Another server may have closed it, and that is acted upon too.
    try await store.waitForDurability()
  }

  /// Marks a closed day as revealed and drops the table of its moves: all of them stand in lines by now.
  ///
  /// - Returns: whether it is revealed. It is not while games are left to be folded or ranked.
  public func reveal(_ day: CalendarDay) async throws -> Bool {
    let isDone = try await store.write { connection in
      let number = SQLValue(day)
      let left = try connection.rows(
        "SELECT 1 FROM game WHERE day = $1 AND (state = 0 OR place IS NULL AND moves > 0) LIMIT 1", [number])
      guard left.isEmpty else { return false }
      try connection.run("UPDATE day SET state = 2 WHERE day = $1 AND state = 1", [number])
      try connection.run("DROP TABLE IF EXISTS \(moveTable(of: day))", [])
      return true
    }
    try await store.waitForDurability()
    return isDone
  }
}

extension Snapshot {
  /// What is known of a day; nothing if it was never written down.
  ///
  /// - Throws: `LedgerError`.
  public func day(_ day: CalendarDay) throws -> DayRow? {
    try days(day...day).first
  }

  fileprivate func days(_ days: ClosedRange<CalendarDay>) throws -> [DayRow] {
    try connection.rows(
      "SELECT \(DayRow.columns) FROM day WHERE day BETWEEN $1 AND $2 ORDER BY day",
      [SQLValue(days.lowerBound), SQLValue(days.upperBound)]
    ).compactMap(DayRow.init)
  }
}
