import GameCore

/// The error of a transaction that found a player's bucket in another database, or on its way there.
struct MovedBucketError: Error {}

// MARK: - One player

extension Ledger {
  /// Reads from a player's shard as `LedgerStore.read(_:)` does.
  func read<Value: Sendable>(
    of player: PlayerID, _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws -> Value {
    try await read(fromBucket: player.bucket, body)
  }

  /// Reads from the shard of a bucket as `LedgerStore.read(_:)` does.
  func read<Value: Sendable>(
    fromBucket bucket: Int, _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws -> Value {
    try await followingBuckets {
      try await shards[shardIndex(ofBucket: bucket)].read(checking([bucket], of: shardMap, body))
    }
  }

  /// Reads from a player's shard as `LedgerStore.readDurable(_:)` does.
  func readDurable<Value: Sendable>(
    of player: PlayerID, _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws -> Value {
    try await followingBuckets {
      try await shard(of: player).readDurable(checking([player.bucket], of: shardMap, body))
    }
  }

  /// Writes to a player's shard as `LedgerStore.write(_:)` does.
  @discardableResult
  func write<Value: Sendable>(
    of player: PlayerID, _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws -> Value {
    try await followingBuckets { try await write(toShard: shardIndex(of: player), for: [player.bucket], body) }
  }

  /// Writes to a shard. Throws `MovedBucketError` if the shard doesn't have the buckets.
  func write<Value: Sendable>(
    toShard number: Int, for buckets: [Int], _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws -> Value {
    let map = shardMap
    do {
      return try await shards[number].write(checking(buckets, of: map, body))
    } catch LedgerError.missingReference {
      // The player may be missing because the bucket was moved.
      try await requireBuckets(buckets, inShard: number, of: map)
      throw LedgerError.missingReference
    }
  }

  /// Returns a closure that throws `MovedBucketError` after another one if the buckets aren't in its database, or if they
  /// were moved since they were found for `map`.
  ///
  /// A transaction that only looked before could find nothing, because a bucket left in between. If the bucket is here
  /// afterward and was not moved, it was here all the time, and the rows that the transaction wrote or locked leave with it.
  private func checking<Value>(
    _ buckets: [Int], of map: ShardMap, _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) -> @Sendable (any SQLConnection) throws -> Value {
    if shards.count == 1 { return body }
    return { connection in
      let value = try body(connection)
      try connection.requireBuckets(buckets, of: map)
      return value
    }
  }

  /// Throws `MovedBucketError` if a shard doesn't have buckets, or if they were moved since they were found for `map`.
  func requireBuckets(_ buckets: [Int], inShard number: Int, of map: ShardMap) async throws {
    if shards.count > 1 { try await shards[number].read { try $0.requireBuckets(buckets, of: map) } }
  }

  /// The maximum number of times that a bucket is looked for.
  static let maxLookCount = 40

  /// Calls a closure, and again if it throws `MovedBucketError`, after reading where the buckets are. Throws
  /// `LedgerError.unavailable` if a bucket doesn't arrive for two seconds.
  func followingBuckets<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
    for attempt in 0..<Self.maxLookCount {
      do {
        return try await body()
      } catch is MovedBucketError {
        if attempt > 0 { try await Task.sleep(for: .milliseconds(50)) }
        try await refreshShardMap()
      }
    }
    throw LedgerError.unavailable("Players are being moved to another database.")
  }
}

// MARK: - Several players

extension Ledger {
  /// Calls a closure with each shard that has one of the players, with its number and with the positions of these players
  /// in the array, for all shards at the same time.
  func forEachShard<Value: Sendable>(
    of players: [PlayerID], _ body: @escaping @Sendable (Int, [Int]) async throws -> Value
  ) async throws -> [Value] {
    try await followingBuckets {
      let places = Dictionary(grouping: players.indices) { shardIndex(of: players[$0]) }.sorted { $0.key < $1.key }
      return try await concurrently(places) { try await body($0.key, $0.value) }
    }
  }

  /// Reads the rows of players from each shard that has one of them, durably if `isDurable` is `true`. `body` gets the
  /// players of its shard.
  func read<Value: Sendable>(
    of players: [PlayerID], isDurable: Bool = false,
    _ body: @escaping @Sendable (any SQLConnection, [PlayerID]) throws -> Value
  ) async throws -> [Value] {
    try await forEachShard(of: players) { number, places in
      let own = places.map { players[$0] }
      let body = checking(own.map(\.bucket), of: shardMap) { try body($0, own) }
      return try await shards[number].read(isDurable: isDurable, body)
    }
  }

  /// Reads from all shards at the same time, and returns the results in the order of the shards. Each player's rows are
  /// in one of the results, even if buckets are being moved. Throws `LedgerError.unavailable` at once if a shard is
  /// known to be down.
  func readAll<Value: Sendable>(
    isDurable: Bool = false, _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws -> [Value] {
    let read = reading(isDurable: isDurable, body)
    return try await followingBuckets {
      try requireAllShards()
      let found = try await concurrently(Array(shards.indices), read)
      try Self.requirePartition(found.map(\.buckets))
      return found.map(\.value)
    }
  }

  /// Reads snapshots of all shards, a player's own one first, and the others with what that returned. Use this method for
  /// what clients see of several players. Each player's rows are in one of the results. Throws `LedgerError`, which is
  /// `unavailable` at once if another shard is known to be down, or the error of a closure.
  public func withSnapshots<Own: Sendable, Other: Sendable>(
    of player: PlayerID, own: @escaping @Sendable (Snapshot) throws -> Own,
    others: @escaping @Sendable (Snapshot, Own) throws -> Other
  ) async throws -> (own: Own, others: [Other]) {
    try await followingBuckets {
      let index = shardIndex(of: player)
      let ownBody = checking([player.bucket], of: shardMap) { try own(Snapshot(connection: $0)) }
      let first = try await reading(isDurable: true, ownBody)(index)
      let rest = shards.indices.filter { $0 != index }
      if !rest.isEmpty { try requireAllShards(except: index) }
      let other = reading(isDurable: true) { try others(Snapshot(connection: $0), first.value) }
      let found = try await concurrently(rest, other)
      try Self.requirePartition([first.buckets] + found.map(\.buckets))
      return (first.value, found.map(\.value))
    }
  }

  /// The result of a read with the buckets that the shard had, or `nil` if the ledger has only one shard.
  private typealias Reading<Value> = (buckets: BucketSet?, value: Value)

  /// Returns a closure that reads from the shard with a number, and notes that a shard is down.
  private func reading<Value: Sendable>(
    isDurable: Bool, _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) -> @Sendable (Int) async throws -> Reading<Value> {
    let isSpread = shards.count > 1
    let body: @Sendable (any SQLConnection) throws -> Reading<Value> = { connection in
      (isSpread ? try connection.ownBuckets() : nil, try body(connection))
    }
    return { number in
      do {
        return try await shards[number].read(isDurable: isDurable, body)
      } catch LedgerError.unavailable(let reason) {
        if isSpread { setShard(number, isDown: true) }
        throw LedgerError.unavailable(reason)
      }
    }
  }

  /// Throws `MovedBucketError` if a bucket was in none of several shards, or in two.
  private static func requirePartition(_ found: [BucketSet?]) throws {
    guard found.count == 1 || BucketSet.isPartition(found.compactMap(\.self)) else { throw MovedBucketError() }
  }
}

extension LedgerStore {
  /// Reads as `readDurable(_:)` does if `isDurable` is `true`, or else as `read(_:)`.
  fileprivate func read<Value: Sendable>(
    isDurable: Bool, _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws -> Value {
    try await isDurable ? readDurable(body) : read(body)
  }
}

// MARK: - All shards

extension Ledger {
  /// Calls a closure with each shard at the same time, and returns the results in the order of the shards. Throws the
  /// error of a shard.
  func forEachShard<Value: Sendable>(
    _ body: @escaping @Sendable (any LedgerStore) async throws -> Value
  ) async throws -> [Value] {
    try await concurrently(shards, body)
  }

  /// Calls a closure with the number of each shard in turn, and with the number of rows that may still be changed, of at
  /// most `maxCount` in all. The closure returns how many it has changed. Returns their sum.
  func forEachShard(
    upTo maxCount: Int, _ body: (_ number: Int, _ maxCount: Int) async throws -> Int
  ) async throws -> Int {
    var count = 0
    for shard in shards.indices where count < maxCount { count += try await body(shard, maxCount - count) }
    return count
  }

  /// Calls a closure with each value at the same time, and returns the results in the order of the values.
  func concurrently<Value: Sendable, Outcome: Sendable>(
    _ values: [Value], _ body: @escaping @Sendable (Value) async throws -> Outcome
  ) async throws -> [Outcome] {
    // A ledger in one store needs no task.
    if values.count == 1 { return [try await body(values[0])] }
    return try await withThrowingTaskGroup { group in
      for (index, value) in values.enumerated() { group.addTask { (index, try await body(value)) } }
      return try await group.reduce(into: [Int: Outcome]()) { $0[$1.0] = $1.1 }.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}

extension SQLConnection {
  /// Returns the buckets that this database has. Those on their way to another one aren't among them.
  func ownBuckets() throws -> BucketSet { try foundBuckets([-1]).buckets }

  /// Returns the buckets that this database has. If `buckets` isn't `nil`, their numbers of moves are enough.
  func foundBuckets(_ buckets: [Int]? = nil) throws -> FoundBuckets {
    // Most look for one bucket, with a statement that is the same for all.
    let (condition, values): (String, [SQLValue]) =
      switch buckets {
      case nil: ("1 = 1", [])
      case let buckets? where buckets.count == 1: ("m.bucket = $1", [.integer(Int64(buckets[0]))])
      case let buckets?: ("m.bucket IN (\(buckets.map(String.init).joined(separator: ", ")))", [])
      }
    let found = try rows(
      "SELECT s.buckets, m.bucket, m.number FROM shard AS s LEFT JOIN bucket_move AS m ON \(condition)", values)
    guard let buckets = found.first?.bytes(0).flatMap({ BucketSet(bytes: $0) }) else {
      throw LedgerError.fault("the table shard is damaged")
    }
    let numbers = found.compactMap { row -> (Int, Int64)? in
      row.integer(1).flatMap { bucket in row.integer(2).map { (Int(bucket), $0) } }
    }
    return FoundBuckets(buckets: buckets, moveNumbers: Dictionary(uniqueKeysWithValues: numbers))
  }

  /// Throws `MovedBucketError` if this database doesn't have the buckets, or if they were moved since they were found for
  /// `map`.
  func requireBuckets(_ buckets: [Int], of map: ShardMap) throws {
    let found = try foundBuckets(buckets)
    for bucket in buckets {
      guard found.buckets.contains(bucket), found.moveNumbers[bucket] ?? 0 == map.moveNumbers[bucket]
      else { throw MovedBucketError() }
    }
  }
}

extension Array {
  /// Merges arrays that are sorted, and returns the first `maxCount` elements.
  package func merged<Value>(
    maxCount: Int = .max, by precedes: (Value, Value) -> Bool
  ) -> [Value] where Element == [Value] {
    if count == 1 { return Array<Value>(self[0].prefix(maxCount)) }
    return Array<Value>(joined().sorted(by: precedes).prefix(maxCount))
  }
}
