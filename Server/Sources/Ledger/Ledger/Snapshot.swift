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
    try await readDurable(of: player) { try body(Snapshot(connection: $0)) }
  }
}
