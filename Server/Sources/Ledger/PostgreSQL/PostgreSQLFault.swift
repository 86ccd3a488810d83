import Ledger

/// An error from PostgreSQL or libpq, before it is mapped to a `LedgerError`.
struct PostgreSQLFault: Error {
  /// The SQLSTATE, five characters. Empty if the connection was lost.
  let sqlState: String
  let message: String
  let isConnectionLost: Bool

  init(sqlState: String, message: String, isConnectionLost: Bool) {
    self.sqlState = sqlState
    self.message = message
    // Reconnect if this server became a standby (25006), is stopping (57P…), or is unreachable (08…).
    self.isConnectionLost =
      isConnectionLost || sqlState == "25006" || sqlState.hasPrefix("57P")
      || sqlState.hasPrefix("08") && sqlState != "08P01"
  }

  init(connectionLost message: String) {
    self.init(sqlState: "", message: message, isConnectionLost: true)
  }

  init(message: String) {
    self.init(sqlState: "XX000", message: message, isConnectionLost: false)
  }

  /// Whether to repeat the transaction, because it conflicted with another, or a prepared statement is outdated.
  var isRepeatable: Bool {
    switch sqlState {
    case "40001", "40P01": true
    case "0A000": message.contains("cached plan")
    default: isPlanOutdated
    }
  }

  /// Whether prepared statements refer to tables that were changed or dropped.
  var isPlanOutdated: Bool {
    sqlState == "0A000" && message.contains("cached plan")
      || sqlState == "XX000" && message.contains("could not open relation")
  }

  /// The error for the caller. Use it only if nothing was written.
  var ledgerError: LedgerError {
    if isConnectionLost { return .unavailable(message) }
    switch sqlState {
    case "23503": return .missingReference
    case "42P01": return .noSuchTable
    case "53100": return .full
    // Conflicts, lock timeouts, canceled statements, session timeouts, and input/output errors.
    case "40001", "40P01", "55P03", "57014", "25P03", "25P04", "58030": return .unavailable(message)
    default: return sqlState.hasPrefix("53") ? .unavailable(message) : .fault(message)
    }
  }
}
