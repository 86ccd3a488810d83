/// The number of the lock that changes of a database's buckets take exclusively, and new players share. Like the lock for
/// migrations, it is negative.
let bucketLock: Int64 = -4

/// The number of the lock of processes that move buckets.
private let moverLock: Int64 = -5

/// A bucket on its way.
struct Departure: Hashable, Sendable {
  let bucket: Int
  /// The number of the shard to which the bucket moves.
  let destination: Int
  /// How often the bucket has been moved, including this time. A process that was stopped in the middle must not repeat
  /// an earlier move.
  let number: Int64
}

extension SQLConnection {
  /// Returns the bucket that is leaving this database, or `nil` if there is none.
  func departure() throws -> Departure? {
    try rows(
      """
      SELECT shard.departing, shard.destination, bucket_move.number
      FROM shard JOIN bucket_move ON bucket_move.bucket = shard.departing
      """, []
    ).first.flatMap { row in
      guard let bucket = row.integer(0), let destination = row.integer(1), let number = row.integer(2)
      else { return nil }
      return Departure(bucket: Int(bucket), destination: Int(destination), number: number)
    }
  }

  /// Returns how often a bucket had been moved when it last left this database or arrived.
  func moveNumber(ofBucket bucket: Int) throws -> Int64 {
    try rows("SELECT number FROM bucket_move WHERE bucket = $1", [.integer(Int64(bucket))]).first?.integer(0) ?? 0
  }

  func setMoveNumber(_ number: Int64, ofBucket bucket: Int) throws {
    try run(
      "INSERT INTO bucket_move (bucket, number) VALUES ($1, $2) ON CONFLICT (bucket) DO UPDATE SET number = excluded.number",
      [.integer(Int64(bucket)), .integer(number)])
  }

  // MARK: - Source

  /// Puts the rows of a departing bucket aside, unless they are already. They no longer count for any rank.
  func putAside(_ departure: Departure) throws {
    try lock(moverLock, isShared: false)
    guard try self.departure() == departure, try tablesAside().isEmpty else { return }
    if dialect == .postgreSQL {
      // Wait for all who have locked one of the players, or insert rows that refer to them.
      _ = try rows(
        """
        SELECT COUNT(*) FROM (
          SELECT 1 FROM player WHERE bucket = $1 ORDER BY bucket, id FOR UPDATE) AS locked
        """, [.integer(Int64(departure.bucket))])
    }
    let condition = "bucket = \(departure.bucket)"
    for table in try playerTables().reversed() {
      let (name, aside, columns) = (table.name, table.nameAside, table.columnList)
      if try rows("SELECT 1 FROM \(name) WHERE \(condition) LIMIT 1", []).isEmpty { continue }
      try run("CREATE TABLE \(aside) AS SELECT \(columns) FROM \(name) WHERE 1 = 0", [])
      switch dialect {
      case .sqlite:
        try run("INSERT INTO \(aside) SELECT \(columns) FROM \(name) WHERE \(condition)", [])
        try run("DELETE FROM \(name) WHERE \(condition)", [])
      case .postgreSQL:
        // Rows that another transaction is changing are taken as that leaves them.
        try run(
          """
          WITH gone AS (DELETE FROM \(name) WHERE \(condition) RETURNING \(columns))
          INSERT INTO \(aside) SELECT \(columns) FROM gone
          """, [])
      }
    }
    guard try tablesAside().contains(where: { $0.name == PlayerTable.games.name }) else { return }
    let games = "\(PlayerTable.games.nameAside) WHERE place IS NOT NULL"
    try adjustTally(by: -1, for: games)
    try run(
      "DELETE FROM tally WHERE games = 0 AND (day, kind, place) IN (SELECT day, kind, place FROM \(games))", [])
  }

  /// Adds `sign` times the number of the given games to the counts. `games` is a table and a condition.
  private func adjustTally(by sign: Int, for games: String) throws {
    // In ascending order, as all who change counts.
    try run(
      """
      INSERT INTO tally (day, kind, place, games)
      SELECT day, kind, place, \(sign) * COUNT(*) FROM \(games) GROUP BY day, kind, place ORDER BY day, kind, place
      ON CONFLICT (day, kind, place) DO UPDATE SET games = tally.games + excluded.games
      """, [])
  }

  /// Returns the tables of this database with rows of players, each after those that it refers to.
  private func playerTables() throws -> [PlayerTable] {
    PlayerTable.permanent + (try moveTableDays().map(PlayerTable.moves))
  }

  /// Returns the tables of which rows are put aside, in the order in which rows can be inserted.
  func tablesAside() throws -> [PlayerTable] {
    let names = Set(try tableNames(startingWith: PlayerTable.asidePrefix))
    return try playerTables().filter { names.contains($0.nameAside) }
  }

  func rowsAside(_ table: PlayerTable) throws -> [SQLRow] {
    try rows("SELECT \(table.columnList) FROM \(table.nameAside)", [])
  }

  /// Ends the move of a bucket that has arrived.
  func forget(_ departure: Departure) throws {
    try lock(moverLock, isShared: false)
    guard try self.departure() == departure else { return }
    for name in try tableNames(startingWith: PlayerTable.asidePrefix) { try run("DROP TABLE \(name)", []) }
    try run("UPDATE shard SET departing = NULL, destination = NULL", [])
  }

  // MARK: - Destination

  /// Inserts the rows of a bucket, unless they have arrived already.
  func receive(_ departure: Departure, _ contents: [(table: PlayerTable, rows: [SQLRow])]) throws {
    try lock(moverLock, isShared: false)
    guard try moveNumber(ofBucket: departure.bucket) < departure.number else { return }
    try setMoveNumber(departure.number, ofBucket: departure.bucket)
    let known = Set(try moveTableDays())
    // The moves of a revealed day may have been dropped here, because its games are recorded.
    for (table, rows) in contents where table.day.map(known.contains) ?? true { try insert(rows, into: table) }
    try adjustTally(by: 1, for: "game WHERE bucket = \(departure.bucket) AND place IS NOT NULL")
    try lock(bucketLock, isShared: false)
    var buckets = try ownBuckets()
    buckets.insert(departure.bucket)
    try run("UPDATE shard SET buckets = $1", [.bytes(buckets.bytes)])
  }

  private func insert(_ rows: [SQLRow], into table: PlayerTable) throws {
    let width = table.columns.count
    // Fewer statements are faster, and a statement takes at most 32,766 values.
    let maxCount = 200
    for start in stride(from: 0, to: rows.count, by: maxCount) {
      let some = rows[start..<min(rows.count, start + maxCount)]
      let groups = some.indices.map { index in
        "(" + (1...width).map { "$\((index - start) * width + $0)" }.joined(separator: ", ") + ")"
      }
      try run(
        "INSERT INTO \(table.name) (\(table.columnList)) VALUES \(groups.joined(separator: ", "))",
        some.flatMap(\.values))
    }
  }
}
