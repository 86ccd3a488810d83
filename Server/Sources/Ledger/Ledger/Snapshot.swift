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
  /// the ledger is in one database. Throws `LedgerError`, which is `unavailable` if one of them is down, or the error of
  /// `body`.
  public func withOtherSnapshots<Value: Sendable>(
    than player: PlayerID, _ body: @escaping @Sendable (Snapshot) throws -> Value
  ) async throws -> [Value] {
    try await forEachShard(except: shardIndex(of: player)) { shard in
      try await shard.readDurable { try body(Snapshot(connection: $0)) }
    }
  }
}
