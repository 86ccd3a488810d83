import Ledger

/// What PostgreSQL or its library said, before it is known what that means for whoever asked.
struct PostgreSQLFault: Error {
  /// The five letters by which PostgreSQL names it; empty where the connection was lost.
  let state: String
  let message: String
  /// Whether the connection is of no more use.
  let isLost: Bool

  /// Something that PostgreSQL answered.
  init(state: String, message: String, isLost: Bool) {
    self.state = state
    self.message = message
    // What cannot write now is left for whoever can: a server that became a standby, one that is stopping or was changed.
    self.isLost = isLost || state == "25006" || state.hasPrefix("57P") || state.hasPrefix("08") && state != "08P01"
  }

  /// A connection without an answer.
  init(lost message: String) {
    self.init(state: "", message: message, isLost: true)
  }

  /// A fault that was found before PostgreSQL was asked.
  init(message: String) {
    self.init(state: "XX000", message: message, isLost: false)
  }

  /// Whether the transaction is to be tried again as it was: others were in its way, or a statement was prepared for a table
  /// that has changed since.
  var isRepeatable: Bool {
    switch state {
    case "40001", "40P01": true
    case "0A000": message.contains("cached plan")
    default: isPlanOutdated
    }
  }

  /// Whether statements that were prepared refer to what is no longer there.
  var isPlanOutdated: Bool {
    state == "0A000" && message.contains("cached plan")
      || state == "XX000" && message.contains("could not open relation")
  }

  /// What it means to whoever asked, where nothing was written.
  var meaning: LedgerError {
    if isLost { return .unavailable(message) }
    switch state {
    case "23503": return .missingReference
    case "42P01": return .noSuchTable
    case "53100": return .full
    // Of these PostgreSQL's own limits, locks that were waited for too long, and statements that somebody has canceled.
    case "40001", "40P01", "55P03", "57014", "25P03", "25P04", "58030": return .unavailable(message)
    default: return state.hasPrefix("53") ? .unavailable(message) : .fault(message)
    }
  }
}
