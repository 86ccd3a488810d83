/// A consistent state of the ledger, read within a transaction.
public struct Snapshot {
  let connection: any SQLConnection
}

extension Ledger {
  /// Reads a consistent, durable snapshot of the ledger. Use it for what a client is told.
  ///
  /// If other servers write to the same database, this method may have to wait for a commit, which concurrent callers
  /// share.
  ///
  /// - Parameter body: A closure that only reads. It may run more than once.
  /// - Throws: `LedgerError`, or the closure's error.
  public func answer<Value: Sendable>(
    _ body: @escaping @Sendable (Snapshot) throws -> Value
  ) async throws -> Value {
    try await store.readDurable { try body(Snapshot(connection: $0)) }
  }
}
