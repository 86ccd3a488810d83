/// A consistent state of one database of the ledger, read within a transaction.
public struct Snapshot {
  let connection: any SQLConnection
}

extension Ledger {
  /// Reads a consistent, durable snapshot of a player's shard. Use this method for everything that clients see. `body`
  /// must only read, because it may run more than once. Throws `LedgerError`, or the error of `body`.
  public func withSnapshot<Value: Sendable>(
    of player: PlayerID, _ body: @escaping @Sendable (Snapshot) throws -> Value
  ) async throws -> Value {
    try await shard(of: player).readDurable { try body(Snapshot(connection: $0)) }
  }

  /// Reads snapshots of the shards other than a player's, at the same time, and returns the results. There are none if
  /// the ledger is in one database. Throws `LedgerError`, or the error of `body`.
  public func withOtherSnapshots<Value: Sendable>(
    than player: PlayerID, _ body: @escaping @Sendable (Snapshot) throws -> Value
  ) async throws -> [Value] {
    let own = shardIndex(of: player)
    let others = shards.indices.filter { $0 != own }
    if others.isEmpty { return [] }
    return try await concurrently(others) { index in
      try await shards[index].readDurable { try body(Snapshot(connection: $0)) }
    }
  }
}
