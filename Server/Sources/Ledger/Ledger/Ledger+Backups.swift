extension SQLConnection {
  /// Records in a backup when it was made, in milliseconds since 1970, so that a server that is started with it knows
  /// that it may lack what happened since then.
  package func recordBackup(time: Int64) throws {
    for statement in Ledger.backupStatements { try run(statement, []) }
    try run("DELETE FROM backup", [])
    try run("INSERT INTO backup (time) VALUES ($1)", [.integer(time)])
  }

  /// Returns when the backup was made from which this ledger was restored, in milliseconds since 1970. Returns `nil` if
  /// this ledger isn't a backup, or was restored earlier.
  package func backupTime() throws -> Int64? {
    try rows("SELECT time FROM backup", []).first?.integer(0)
  }
}

extension Ledger {
  /// The statements that create the table for the time of a backup, unless it exists. A backup may come from a ledger of
  /// an earlier release.
  static let backupStatements = ["CREATE TABLE IF NOT EXISTS backup (time BIGINT NOT NULL)"]
}
