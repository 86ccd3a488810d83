import GameCore

/// A row of the ledger with a day.
public struct DayRow: Hashable, Sendable {
  /// The recorded progress of a day, which may lag behind the clock. The ledger stores the raw values.
  public enum Progress: Int64, Sendable {
    /// Moves are accepted, as long as the clock permits.
    case open = 0
    /// No more moves are accepted.
    case closed = 1
    /// All games are recorded and ranked, and the key is public. Some ratings may follow.
    case revealed = 2
    /// The key is lost, or moves are. The day can't be played or verified, and has no ranks.
    case void = 3
  }

  /// The day.
  public let day: CalendarDay
  /// The key, 32 bytes, or the key sealed with a secret until the day is revealed, or `nil` if it is lost.
  public let key: [UInt8]?
  /// The commitment, 64 hexadecimal digits, or empty if it is lost with the key.
  public let commitment: String
  /// The recorded progress, which may lag behind the clock.
  public let progress: Progress

  /// Creates a row.
  public init(day: CalendarDay, key: [UInt8]?, commitment: String, progress: Progress = .open) {
    self.day = day
    self.key = key
    self.commitment = commitment
    self.progress = progress
  }

  init?(_ row: SQLRow) {
    guard let day = row.day(0), let commitment = row.text(2), let progress = row.integer(3).flatMap(Progress.init)
    else { return nil }
    self.init(day: day, key: row.bytes(1), commitment: commitment, progress: progress)
  }

  static let columns = "day, day_key, commitment, state"
}

extension Ledger {
  /// Inserts the day if it doesn't exist, with a table for its moves in each shard, and returns the stored row. Throws
  /// `LedgerError`.
  public func insert(_ day: DayRow) async throws -> DayRow {
    // The other shards come first, because nobody looks for a missing row of a day that exists. They have no key.
    let common = DayRow(day: day.day, key: nil, commitment: "")
    for shard in shards.dropFirst() { try await Self.insert(common, into: shard) }
    try await Self.insert(day, into: store)
    guard let row = try await self.day(day.day) else { throw LedgerError.fault("a day is gone") }
    return row
  }

  private static func insert(_ day: DayRow, into store: any LedgerStore) async throws {
    try await createPartition(of: day.day, in: store)
    let isNew = try await store.write { connection in
      let count = try connection.run(
        "INSERT INTO day (day, day_key, commitment, state) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        [
          SQLValue(day.day), day.key.map { .bytes($0) } ?? .null, .text(day.commitment),
          .integer(day.progress.rawValue),
        ])
      guard count > 0 else { return false }
      if day.progress == .revealed { return true }
      try connection.run(
        "CREATE TABLE IF NOT EXISTS \(moveTable(of: day.day)) (\(moveColumns))\(connection.dialect.tableOptions)",
        [])
      for statement in bucketTriggerStatements(on: moveTable(of: day.day), connection.dialect) {
        try connection.run(statement, [])
      }
      return true
    }
    // Another server may have inserted the row, and the standby may not have it yet.
    if !isNew { try await store.waitForDurability() }
  }

  /// Returns the row of a day, or `nil` if there is none.
  public func day(_ day: CalendarDay) async throws -> DayRow? {
    try await days(day...day).first
  }

  /// Returns the rows of the given days, the earliest first.
  public func days(_ days: ClosedRange<CalendarDay>) async throws -> [DayRow] {
    try await store.read { try Snapshot(connection: $0).days(days) }
  }

  /// Returns the row of the last day, or `nil` if there are no days.
  public func lastDay() async throws -> DayRow? {
    try await store.read { connection in
      try connection.rows("SELECT \(DayRow.columns) FROM day ORDER BY day DESC LIMIT 1", []).first.flatMap(DayRow.init)
    }
  }

  /// Returns the unrevealed days before a day, the earliest first. Void days aren't included.
  public func unrevealedDays(before day: CalendarDay) async throws -> [DayRow] {
    try await store.read { connection in
      try connection.rows(
        "SELECT \(DayRow.columns) FROM day WHERE day < $1 AND state < 2 ORDER BY day", [SQLValue(day)]
      ).compactMap(DayRow.init)
    }
  }

  /// Replaces the key of a day that isn't revealed or void by the one of `sealed`. Returns `false` if the stored key is
  /// no longer that of `row`.
  public func replaceKey(of row: DayRow, with sealed: DayRow) async throws -> Bool {
    guard let old = row.key, let new = sealed.key else { return false }
    return try await store.write { connection in
      try connection.run(
        "UPDATE day SET day_key = $1 WHERE day = $2 AND day_key = $3 AND state < 2",
        [.bytes(new), SQLValue(row.day), .bytes(old)]) == 1
    }
  }

  /// Closes a day. Once this method has returned `true`, no more moves of the day are accepted. Returns `false` if it is
  /// too early by the clock of a database, or by `clock` if the databases have none.
  public func close(_ day: CalendarDay, by clock: ServerClock) async throws -> Bool {
    // Each shard closes its own part. The first one is last, so that the day isn't recorded as closed before.
    for shard in shards.reversed() where try await !Self.close(day, by: clock, in: shard) { return false }
    return true
  }

  private static func close(_ day: CalendarDay, by clock: ServerClock, in store: any LedgerStore) async throws -> Bool {
    let isClosed = try await store.write { connection in
      try connection.lock(closingLock(of: day), isShared: false)
      guard try connection.time(clock) >= day.revealTime else { return false }
      try connection.run("UPDATE day SET state = 1 WHERE day = $1 AND state = 0", [SQLValue(day)])
      return true
    }
    // If another server closed the day, this call wrote nothing. Wait until the change of that server is durable.
    try await store.waitForDurability()
    return isClosed
  }

  /// Marks a closed day as revealed, and stores its key, which may have been sealed. If `key` is `nil`, the stored key
  /// stays. Returns `false` if the day isn't closed, some games are not recorded or ranked yet, or it is too early, as
  /// for `close(_:by:)`.
  public func reveal(_ day: CalendarDay, key: [UInt8]? = nil, by clock: ServerClock) async throws -> Bool {
    let number = SQLValue(day)
    // After a day is closed, no game is begun, reopened, or loses its place, so the writer needn't repeat this check.
    let areComplete = try await readAll(isDurable: true) { try $0.isComplete(day) }
    guard areComplete.allSatisfy({ $0 }) else { return false }
    let isDone = try await store.write { connection in
      guard try connection.time(clock) >= day.revealTime else { return false }
      if let key {
        // Once the key is public, nobody needs the secret that sealed it.
        try connection.run("UPDATE day SET day_key = $1 WHERE day = $2 AND state = 1", [.bytes(key), number])
      }
      try connection.run("UPDATE day SET state = 2 WHERE day = $1 AND state = 1", [number])
      return true
    }
    try await store.waitForDurability()
    return isDone
  }

  /// Voids a day, unless it is revealed. It takes no more moves, and its key is never published. Throws `LedgerError`.
  public func makeVoid(_ day: CalendarDay) async throws -> VoidOutcome {
    let outcome = try await store.write { try $0.makeVoid(day) }
    try await passOnEndedDays()
    return outcome
  }

  /// Inserts the days of the first shard that are missing in another one, because that was added later. Throws
  /// `LedgerError`.
  func passOnDays() async throws {
    let all = try await days(CalendarDay.range)
    for shard in shards.dropFirst() {
      let known = Set(try await shard.read { try Snapshot(connection: $0).days(CalendarDay.range) }.map(\.day))
      for row in all where !known.contains(row.day) {
        try await Self.insert(DayRow(day: row.day, key: nil, commitment: "", progress: row.progress), into: shard)
      }
    }
  }

  /// Marks the days in each shard that are revealed or void in the first one. Throws `LedgerError`.
  public func passOnEndedDays() async throws {
    for shard in shards.dropFirst() {
      let unended = try await shard.read { connection in
        try connection.rows("SELECT day FROM day WHERE state < 2 ORDER BY day", []).compactMap { $0.day(0) }
      }
      guard let first = unended.first, let last = unended.last else { continue }
      let ended = try await store.readDurable { try Snapshot(connection: $0).days(first...last) }.filter { row in
        row.progress == .revealed || row.progress == .void
      }
      guard !ended.isEmpty else { continue }
      try await shard.write { connection in
        for row in ended {
          try connection.lock(closingLock(of: row.day), isShared: false)
          try connection.run(
            "UPDATE day SET state = $1 WHERE day = $2 AND state < 2",
            [.integer(row.progress.rawValue), SQLValue(row.day)])
        }
      }
    }
  }

  /// Drops the tables with the moves of revealed days, which are recorded in lines. Returns the number of tables that
  /// remain because somebody uses them, such as a backup. Call this method again later.
  public func dropRevealedMoves() async throws -> Int {
    try await forEachShard { try await Self.dropRevealedMoves(in: $0) }.reduce(0, +)
  }

  private static func dropRevealedMoves(in store: any LedgerStore) async throws -> Int {
    let days = try await store.read { connection in
      let days = try connection.moveTableDays()
      guard let first = days.min(), let last = days.max() else { return [CalendarDay]() }
      let revealed = try Snapshot(connection: connection).days(first...last).filter { $0.progress == .revealed }
      return Set(days).intersection(revealed.map(\.day)).sorted()
    }
    var remainingCount = 0
    for day in days {
      do {
        try await store.write { connection in
          // Don't wait for a backup, which locks all tables while it runs.
          if connection.dialect == .postgreSQL { try connection.run("SET LOCAL lock_timeout = '50ms'", []) }
          try connection.run("DROP TABLE IF EXISTS \(moveTable(of: day))", [])
        }
      } catch LedgerError.unavailable {
        remainingCount += 1
      }
    }
    return remainingCount
  }
}

extension SQLConnection {
  /// Returns whether a day is closed, and all of its games are recorded and ranked.
  fileprivate func isComplete(_ day: CalendarDay) throws -> Bool {
    let closed = try rows("SELECT 1 FROM day WHERE day = $1 AND state IN (1, 2)", [SQLValue(day)])
    guard closed.count == 1 else { return false }
    // Each condition has an index with hardly any rows. The order keeps PostgreSQL from looking for the first row in the
    // whole table if it expects many.
    for (condition, order) in [("state = 0", "kind, player"), ("place IS NULL AND moves > 0", "player")] {
      let left = try rows(
        "SELECT 1 FROM game WHERE day = $1 AND \(condition) ORDER BY \(order) LIMIT 1", [SQLValue(day)])
      guard left.isEmpty else { return false }
    }
    return true
  }

  /// Returns the rows of all days in an SQLite database, the earliest first. `schema` is the name of an attached one.
  package func dayRows(in schema: String = "main") throws -> [DayRow] {
    try rows("SELECT \(DayRow.columns) FROM \(schema).day ORDER BY day", []).compactMap(DayRow.init)
  }

  /// Returns the days that have a table of moves. `schema` is the name of an attached SQLite database.
  package func moveTableDays(in schema: String = "main") throws -> [CalendarDay] {
    try tableNames(startingWith: "move_", in: schema).compactMap { name in
      guard let number = Int(name.dropFirst("move_".count)) else { return nil }
      return CalendarDay(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }
  }

  /// Returns the names of the tables with a prefix that ends with an underscore. `schema` is the name of an attached
  /// SQLite database.
  func tableNames(startingWith prefix: String, in schema: String = "main") throws -> [String] {
    let statement =
      switch dialect {
      case .sqlite: "SELECT name FROM \(schema).sqlite_master WHERE type = 'table' AND name GLOB '\(prefix)*'"
      case .postgreSQL:
        "SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema() AND starts_with(tablename, '\(prefix)')"
      }
    return try rows(statement, []).compactMap { $0.text(0) }
  }
}

extension Snapshot {
  /// Returns the row of a day, or `nil` if there is none. Throws `LedgerError`.
  public func day(_ day: CalendarDay) throws -> DayRow? {
    try days(day...day).first
  }

  func days(_ days: ClosedRange<CalendarDay>) throws -> [DayRow] {
    try connection.rows(
      "SELECT \(DayRow.columns) FROM day WHERE day BETWEEN $1 AND $2 ORDER BY day",
      [SQLValue(days.lowerBound), SQLValue(days.upperBound)]
    ).compactMap(DayRow.init)
  }
}
