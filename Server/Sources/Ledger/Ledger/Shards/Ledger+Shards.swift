import GameCore

extension Ledger {
  /// Brings stores into the form that this program needs, and returns the ledger in them. The first store may have a
  /// ledger already; further ones must be empty, or be those of this ledger in the same order. The players of a new ledger
  /// are spread evenly. Those of an existing one stay where they are, and added stores get none. `now` is in milliseconds
  /// since 1970. Throws `LedgerError`, which is a fault if these aren't the ledger's stores.
  public static func open(_ stores: [any LedgerStore], now: Int64) async throws -> Ledger {
    try await Ledger(stores[0]).migrate(now: now)
    let ledgerID = try await stores[0].write { try $0.adopt(byLedger: .random(in: 1 ... .max), as: 0) }
    for (number, store) in stores.enumerated().dropFirst() {
      try await Ledger(store).migrate(now: now)
      _ = try await store.write { try $0.adopt(byLedger: ledgerID, as: number) }
    }
    try await assignBuckets(to: stores)
    let ledger = try await attached(stores)
    try await ledger.passOnDays()
    return ledger
  }

  /// Spreads the buckets of a new ledger over all stores, or gives them to the first one if that has players already.
  /// Stores that are added to a ledger later get none.
  private static func assignBuckets(to stores: [any LedgerStore]) async throws {
    let (isNew, hasPlayers) = try await stores[0].read { connection in
      (try connection.rows("SELECT 1 FROM shard WHERE buckets IS NULL", []).count == 1, try connection.hasPlayers())
    }
    let map = ShardMap(shardCount: hasPlayers ? 1 : stores.count)
    // The first store comes last, so that an interrupted call can be repeated, also with more stores.
    for (number, store) in stores.enumerated().reversed() {
      let buckets = isNew ? map.buckets(ofShard: number) : BucketSet()
      let condition = isNew ? "" : " WHERE buckets IS NULL"
      try await store.write { try $0.run("UPDATE shard SET buckets = $1\(condition)", [.bytes(buckets.bytes)]) }
    }
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
    // Buckets may be moved between two of the reads.
    var lookCount = 0
    while true {
      var found: [FoundBuckets] = []
      var departures = BucketSet()
      for store in stores {
        let (buckets, departure) = try await store.read { (try $0.foundBuckets(), try $0.departure()) }
        found.append(buckets)
        if let departure { departures.insert(departure.bucket) }
      }
      // A bucket that has arrived counts only there.
      for bucket in found.flatMap(\.buckets.buckets) { departures.remove(bucket) }
      if BucketSet.isPartition(found.map(\.buckets) + [departures]) {
        var map = ShardMap(shardCount: 1)
        map.update(found)
        return Ledger(shards: stores, map)
      }
      lookCount += 1
      guard lookCount < maxLookCount else {
        let count = found.reduce(departures.buckets.count) { $0 + $1.buckets.buckets.count }
        throw LedgerError.fault(
          count < PlayerID.bucketCount
            ? "Some players are in other databases. Name all of them with --shards."
            : "Some players are in two databases. Was one of them restored to a time before `rebalance`?")
      }
      try await Task.sleep(for: .milliseconds(50))
    }
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

  /// The statements that let each database know its own buckets, and which of them is leaving it.
  @Sendable
  static func bucketSetStatements(_ connection: any SQLConnection) throws -> [String] {
    guard try connection.rows("SELECT 1 FROM bucket_shard WHERE number > 0 LIMIT 1", []).isEmpty else {
      throw LedgerError.fault("an unreleased version of this program has spread this ledger over several databases")
    }
    return [
      "DROP TABLE bucket_shard",
      // How often a bucket had been moved when it last left this database or arrived.
      "CREATE TABLE bucket_move (bucket SMALLINT PRIMARY KEY, number BIGINT NOT NULL)",
      "ALTER TABLE shard ADD COLUMN buckets \(connection.dialect.bytesType)",
      "ALTER TABLE shard ADD COLUMN departing SMALLINT", "ALTER TABLE shard ADD COLUMN destination SMALLINT",
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

  fileprivate func hasPlayers() throws -> Bool {
    try !rows("SELECT 1 FROM player LIMIT 1", []).isEmpty
  }
}
