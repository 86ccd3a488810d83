import GameCore

/// A month, whose games PostgreSQL keeps in a table of their own: a partition of the table `game`. With a partition for
/// each day, reading a player's games would search hundreds of tables.
struct GameMonth: Hashable, Sendable {
  /// The first day.
  let first: CalendarDay

  /// Creates the month of a day.
  init(of day: CalendarDay) {
    first = day.adding(days: 1 - day.date.day) ?? day
  }

  /// The next month, or `nil` after the last one that has dates.
  var next: GameMonth? {
    // Every month has between 28 and 31 days.
    first.adding(days: 31).map(GameMonth.init)
  }

  /// The year and the month in the names of tables, such as `2026_11`.
  var suffix: String {
    let (year, month, _) = first.date
    return "\(year)_\(month < 10 ? "0" : "")\(month)"
  }

  /// The end of the month in the definition of a partition.
  var end: String { next.map { "\($0.first.number)" } ?? "MAXVALUE" }

  /// The statements that create the month's table and then attach it. Creating it as a partition would lock all games.
  var creatingStatements: [String] {
    [
      "CREATE TABLE game_\(suffix) (LIKE game INCLUDING DEFAULTS)",
      "ALTER TABLE game ATTACH PARTITION game_\(suffix) FOR VALUES FROM (\(first.number)) TO (\(end))",
    ]
  }
}

extension Ledger {
  /// The number of the lock for creating partitions. Like the lock for migrations, it is negative.
  private static let partitionLock: Int64 = -3

  /// The maximum number of attempts to create a partition.
  private static let maxPartitionAttemptCount = 5

  /// Creates the table for the games in a day's month if there is none. SQLite needs none. A day has no row before it
  /// has this table, and days are inserted a week ahead, so that no game ever lacks one. Throws `LedgerError`.
  static func createPartition(of day: CalendarDay, in store: any LedgerStore) async throws {
    let isMissing: @Sendable (any SQLConnection) throws -> Bool = { connection in
      try connection.dialect == .postgreSQL && !connection.hasPartition(of: day)
    }
    guard try await store.read(isMissing) else { return }
    var attemptCount = 0
    while true {
      let isLast = attemptCount == maxPartitionAttemptCount - 1
      do {
        return try await store.write { connection in
          // Attaching waits for transactions that write to players or days, and those that follow wait for it. So wait
          // only briefly, except at the last attempt: PostgreSQL ends an automatic vacuum of players, which has a lock
          // for long, only once somebody has waited for a second (`deadlock_timeout`). Moves and finished games neither
          // wait for it nor make it wait.
          try connection.run("SET LOCAL lock_timeout = '\(isLast ? 1200 : 100)ms'", [])
          try connection.lock(partitionLock, isShared: false)
          // Another process may have created it in the meantime.
          guard try isMissing(connection) else { return }
          for statement in GameMonth(of: day).creatingStatements { try connection.run(statement, []) }
        }
      } catch LedgerError.unavailable(let reason) {
        guard !isLast else { throw LedgerError.unavailable(reason) }
        attemptCount += 1
        try? await Task.sleep(for: .milliseconds(200))
      }
    }
  }

  // MARK: - Migration

  /// Returns the statements that make the table of games a partitioned one. The existing table becomes the first
  /// partition, with the games of all months until the last one that has any, so that no game is copied.
  @Sendable
  static func partitionStatements(_ connection: any SQLConnection) throws -> [String] {
    guard connection.dialect == .postgreSQL else { return [] }
    // Lock players first, as a begin does, so that neither waits for the other.
    for statement in [
      "LOCK TABLE player, day IN SHARE ROW EXCLUSIVE MODE", "LOCK TABLE game IN ACCESS EXCLUSIVE MODE",
    ] { try connection.run(statement, []) }
    // An operator may have partitioned the table by hand.
    let isPlain =
      try connection.rows(
        "SELECT 1 FROM pg_class WHERE oid = to_regclass('game') AND relkind = 'r'", []
      ).count == 1
    guard isPlain else { return [] }
    let indexes = try connection.rows(
      """
      SELECT indexname::text, indexdef FROM pg_indexes
      WHERE schemaname = current_schema() AND tablename = 'game' AND indexname <> 'game_pkey' ORDER BY indexname
      """, []
    ).compactMap { row in row.text(0).flatMap { name in row.text(1).map { (name: name, definition: $0) } } }
    let lastMonth = try connection.rows("SELECT MAX(day) FROM game", []).first?.day(0).map(GameMonth.init)
    let days = try connection.rows("SELECT day FROM day ORDER BY day", []).compactMap { $0.day(0) }
    let firstPartition = lastMonth.map { "game_until_\($0.suffix)" } ?? "game_empty"
    let months = Set(days.map(GameMonth.init)).filter { month in lastMonth.map { $0.first < month.first } ?? true }
    return ["ALTER TABLE game RENAME TO \(firstPartition)", "DROP TRIGGER fill_bucket ON \(firstPartition)"]
      + (indexes.map(\.name) + ["game_pkey"]).map { name in
        "ALTER INDEX \(name) RENAME TO \(firstPartition)\(name.dropFirst("game".count))"
      }
      + [
        "CREATE TABLE game (LIKE \(firstPartition) INCLUDING DEFAULTS) PARTITION BY RANGE (day)",
        """
        ALTER TABLE game ADD CONSTRAINT game_pkey PRIMARY KEY (bucket, player, day, kind),
        ADD FOREIGN KEY (day) REFERENCES day (day),
        ADD FOREIGN KEY (bucket, player) REFERENCES player (bucket, id) ON DELETE CASCADE
        """,
      ]
      + indexes.map(\.definition)
      + bucketTriggerStatements(on: "game", .postgreSQL)
      + [
        lastMonth.map { month in
          "ALTER TABLE game ATTACH PARTITION \(firstPartition) FOR VALUES FROM (MINVALUE) TO (\(month.end))"
        } ?? "DROP TABLE \(firstPartition)"
      ]
      + months.sorted { $0.first < $1.first }.flatMap(\.creatingStatements)
  }
}

extension SQLConnection {
  /// Returns whether a partition takes a day's games, in PostgreSQL.
  fileprivate func hasPartition(of day: CalendarDay) throws -> Bool {
    // A bound reads: FOR VALUES FROM (20788) TO (20818), or MINVALUE or MAXVALUE in place of a number. If an operator
    // has partitioned the table in another way or with a default partition, that takes the games of all days.
    try rows(
      """
      SELECT 1 FROM (
        SELECT pg_get_expr(c.relpartbound, c.oid) AS bound FROM pg_inherits AS i JOIN pg_class AS c ON c.oid = i.inhrelid
        WHERE i.inhparent = to_regclass('game')) AS partition
      WHERE bound NOT LIKE 'FOR VALUES FROM %'
        OR COALESCE(substring(bound FROM 'FROM \\((\\d+)\\)')::bigint, 0) <= $1
        AND COALESCE(substring(bound FROM 'TO \\((\\d+)\\)')::bigint, 9999999) > $1
      """, [SQLValue(day)]
    ).count > 0
  }
}
