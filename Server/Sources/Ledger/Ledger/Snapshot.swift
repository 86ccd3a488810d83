/// One state of the ledger, in which a transaction reads all that belongs to an answer.
public struct Snapshot {
  let connection: any SQLConnection
}

extension Ledger {
  /// Reads what is told to somebody from one state of the ledger, once all of it is as durable as it is going to be.
  ///
  /// Where other servers write too, that may take a commit of its own, which all share who wait for one at the same time.
  ///
  /// - Parameter body: reads, and does nothing else. It may run more than once.
  /// - Throws: `LedgerError`, or what the body throws.
  public func answer<Value: Sendable>(
    _ body: @escaping @Sendable (Snapshot) throws -> Value
  ) async throws -> Value {
    try await store.readDurable { try body(Snapshot(connection: $0)) }
  }
}
