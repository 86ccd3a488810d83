extension Ledger {
  /// Brings stores into the form that this program needs, and returns the ledger in them. The first store may have a
  /// ledger already; further ones must be empty, or be those of this ledger in the same order. The buckets of a new
  /// ledger are spread evenly. The players of one that has any stay where they are. `now` is in milliseconds since 1970.
  /// Throws `LedgerError`, which is a fault if these aren't the ledger's stores.
  public static func open(_ stores: [any LedgerStore], now: Int64) async throws -> Ledger {
    try await Ledger(stores[0]).migrate(now: now)
    let ledgerID = try await stores[0].write { try $0.adopt(byLedger: .random(in: 1 ... .max), as: 0) }
    for (number, store) in stores.enumerated().dropFirst() {
      try await Ledger(store).migrate(now: now)
      _ = try await store.write { try $0.adopt(byLedger: ledgerID, as: number) }
    }
    let count = stores.count
    try await stores[0].write { try $0.makeShardMap(shardCount: count) }
    return try await attached(stores)
  }

  /// Returns the ledger in stores that `open(_:now:)` has opened before, and changes nothing. Throws `LedgerError`, which
  /// is a fault if these aren't the ledger's stores.
  public static func attached(_ stores: [any LedgerStore]) async throws -> Ledger {
    let plain = Ledger(stores[0])
    // A ledger of an earlier release is in one database.
    if stores.count == 1, try await !plain.isMigrated() { return plain }
    var ledgerID: Int64?
    for (number, store) in stores.enumerated() {
      let place = try await store.read { try $0.placeInLedger() }
      guard let place, place.number == number, place.ledger == ledgerID ?? place.ledger else {
        throw LedgerError.wrongShard(number)
      }
      ledgerID = place.ledger
    }
    let numbers = try await stores[0].read { connection in
      try connection.rows("SELECT number FROM bucket_shard ORDER BY bucket", []).compactMap { $0.integer(0) }
    }
    guard let map = ShardMap(shards: numbers.map { Int($0) }) else {
      throw LedgerError.fault("the table bucket_shard is damaged")
    }
    let missingCount = (map.shards.max() ?? 0) + 1 - stores.count
    guard missingCount <= 0 else {
      throw LedgerError.fault("Some players are in other databases (\(missingCount)). Name all of them with --shards.")
    }
    return Ledger(shards: stores, map)
  }

  /// The statements that let a player be in another database than the player's circles, and that create the tables for
  /// the place of a database in its ledger, and for the shard of each bucket.
  @Sendable
  static func shardStatements(_ connection: any SQLConnection) throws -> [String] {
    let changes =
      switch connection.dialect {
      case .sqlite:
        [
          """
          CREATE TABLE new_member (
            bucket SMALLINT NOT NULL, player BIGINT NOT NULL,
            circle TEXT NOT NULL REFERENCES circle (code) ON DELETE CASCADE, joined BIGINT NOT NULL,
            PRIMARY KEY (bucket, player, circle)) WITHOUT ROWID
          """,
          "INSERT INTO new_member SELECT bucket, player, circle, joined FROM member ORDER BY 1, 2, 3",
          "DROP TABLE member", "ALTER TABLE new_member RENAME TO member",
          "CREATE INDEX member_circle ON member (circle, joined, player)",
        ]
      case .postgreSQL:
        // Lock players first, as a begin does, so that neither waits for the other.
        ["LOCK TABLE player, member IN ACCESS EXCLUSIVE MODE"]
          + (try connection.rows(
            """
            SELECT quote_ident(conname) FROM pg_constraint
            WHERE conrelid = to_regclass('member') AND confrelid = to_regclass('player') AND contype = 'f'
            """, []
          ).compactMap { $0.text(0) }.map { "ALTER TABLE member DROP CONSTRAINT \($0)" })
      }
    return changes + [
      "CREATE TABLE shard (ledger BIGINT NOT NULL, number SMALLINT NOT NULL)",
      "CREATE TABLE bucket_shard (bucket SMALLINT PRIMARY KEY, number SMALLINT NOT NULL)",
    ]
  }
}

extension LedgerError {
  /// The fault of a database that isn't the shard with this number.
  fileprivate static func wrongShard(_ number: Int) -> LedgerError {
    .fault(
      number == 0
        ? "This database is a further one of its ledger. Name the first one with --database."
        : "Database \(number) in --shards belongs to another ledger, has another place in its ledger, or isn't empty.")
  }
}

extension SQLConnection {
  /// Returns the number of this database's ledger, and its own number in that, or `nil` if it has none yet.
  fileprivate func placeInLedger() throws -> (ledger: Int64, number: Int)? {
    try rows("SELECT ledger, number FROM shard", []).first.flatMap { row in
      row.integer(0).flatMap { ledger in row.integer(1).map { (ledger, Int($0)) } }
    }
  }

  /// Makes this database the shard of a ledger with the given number, unless it is that already. Returns the number of
  /// its ledger.
  fileprivate func adopt(byLedger ledger: Int64, as number: Int) throws -> Int64 {
    if let place = try placeInLedger() {
      guard place.number == number, number == 0 || place.ledger == ledger else { throw LedgerError.wrongShard(number) }
      return place.ledger
    }
    if number > 0, try hasPlayers() { throw LedgerError.wrongShard(number) }
    try run("INSERT INTO shard (ledger, number) VALUES ($1, $2)", [.integer(ledger), .integer(Int64(number))])
    return ledger
  }

  private func hasPlayers() throws -> Bool {
    try !rows("SELECT 1 FROM player LIMIT 1", []).isEmpty
  }

  /// Stores the shard of each bucket, unless it is stored already.
  fileprivate func makeShardMap(shardCount: Int) throws {
    guard try rows("SELECT 1 FROM bucket_shard LIMIT 1", []).isEmpty else { return }
    for (bucket, number) in ShardMap(shardCount: try hasPlayers() ? 1 : shardCount).shards.enumerated() {
      try run(
        "INSERT INTO bucket_shard (bucket, number) VALUES ($1, $2)",
        [.integer(Int64(bucket)), .integer(Int64(number))])
    }
  }
}
