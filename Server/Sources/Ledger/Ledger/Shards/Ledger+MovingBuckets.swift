import GameCore

/// How buckets of players are moved from one database to another while players play.
///
/// A bucket is always in one database, or on its way between two. When it sets out, its database begins to refuse it.
/// Then one transaction puts its rows aside there, another one writes them to the destination, and a third one removes
/// what was put aside. Each step can be repeated by any process, so it doesn't matter where an earlier one stopped.
/// Nothing is lost, because the rows are on one of two disks at any time, and nothing is counted twice, because each
/// database notes its own buckets in the same transaction (`readAll`).
extension Ledger {
  /// Moves buckets until the players are spread evenly over all shards, or until `maxCount` were moved. Calls `didMove`
  /// after each one. Returns how many are still to be moved. The players of a bucket wait while it is moved. Throws
  /// `LedgerError`; after that, or if the process ends, call this method again.
  public func spreadPlayers(maxCount: Int, didMove: (_ remainingCount: Int) -> Void) async throws -> Int {
    try await finishMoves()
    try await refreshShardMap()
    let moves = shardMap.movesToSpread(over: shards.count)
    for (index, move) in moves.prefix(maxCount).enumerated() {
      try await self.move(move)
      didMove(moves.count - 1 - index)
    }
    return max(0, moves.count - maxCount)
  }

  /// Moves a bucket. Throws `LedgerError`.
  func move(_ move: ShardMap.Move) async throws {
    try await depart(move)
    try await finishMove(from: move.source)
  }

  /// Finishes the moves of buckets that have set out, such as those of a process that ended. Throws `LedgerError`.
  public func finishMoves() async throws {
    if shards.count == 1 { return }
    for source in shards.indices { try await finishMove(from: source) }
  }

  /// Starts the move of a bucket. From then on, its database refuses all that is done for the bucket's players.
  func depart(_ move: ShardMap.Move) async throws {
    let shard = shards[move.source]
    let days = try await shard.read { try $0.moveTableDays() }
    try await shard.write { connection in
      // Wait for moves that are being written, and for new players. Those that follow see that the bucket has left.
      try connection.lock(bucketLock, isShared: false)
      for day in days.sorted() { try connection.lock(closingLock(of: day), isShared: false) }
      var buckets = try connection.ownBuckets()
      guard try connection.departure() == nil, buckets.contains(move.bucket) else {
        throw LedgerError.unavailable("Another process is moving players.")
      }
      buckets.remove(move.bucket)
      let bucket = Int64(move.bucket)
      try connection.run(
        "UPDATE shard SET buckets = $1, departing = $2, destination = $3",
        [.bytes(buckets.bytes), .integer(bucket), .integer(Int64(move.destination))])
      let number = try connection.moveNumber(ofBucket: move.bucket) + 1
      try connection.setMoveNumber(number, ofBucket: move.bucket)
    }
  }

  /// Finishes the move of the bucket that has set out from a shard, if there is one.
  func finishMove(from source: Int) async throws {
    guard let departure = try await shards[source].read({ try $0.departure() }) else { return }
    guard shards.indices.contains(departure.destination) else {
      throw LedgerError.fault("players are moving to a database that isn't named in --shards")
    }
    try await shards[source].write { try $0.putAside(departure) }
    let contents = try await shards[source].read { connection in
      try connection.tablesAside().map { (table: $0, rows: try connection.rowsAside($0)) }
    }
    try await passOnDays()
    try await shards[departure.destination].write { try $0.receive(departure, contents) }
    try await shards[source].write { try $0.forget(departure) }
    try await refreshShardMap()
  }
}
