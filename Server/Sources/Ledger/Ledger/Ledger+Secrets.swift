extension Ledger {
  /// Returns the secret with a name, which all processes share. Stores `candidate` as the secret if there is none yet.
  /// Throws `LedgerError`.
  public func secret(_ name: String, orNew candidate: [UInt8]) async throws -> [UInt8] {
    func find() async throws -> [UInt8]? {
      try await store.read { connection in
        try connection.rows("SELECT value FROM secret WHERE name = $1", [.text(name)]).first?.bytes(0)
      }
    }
    if let found = try await find() { return found }
    try await store.write { connection in
      try connection.run(
        "INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", [.text(name), .bytes(candidate)])
    }
    guard let stored = try await find() else { throw LedgerError.fault("the secret \(name) is gone") }
    return stored
  }
}
