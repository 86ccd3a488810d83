import CLibPQ
import Foundation
import Ledger

/// A connection to PostgreSQL. It is used by one thread, which waits for each answer.
final class Wire {
  /// What is done while an answer does not come.
  ///
  /// - Parameter: for how long it was waited.
  /// - Returns: whether to go on waiting.
  typealias Patience = (Duration) -> Bool

  private let handle: OpaquePointer
  private let address: PostgreSQLAddress
  /// What PostgreSQL warned of since this was last emptied.
  private let warnings = Warnings()
  /// The statements that the connection knows, by their text and the types of their values, and when each was last used.
  private var prepared: [Statement: (name: String, use: Int)] = [:]
  private var uses = 0
  /// Why the connection is of no more use.
  private(set) var loss: String?
  /// Whether it was lost as the server does not answer.
  private(set) var wasSilent = false
  /// When the connection was made.
  let birth: ContinuousClock.Instant

  private struct Statement: Hashable {
    let text: String
    let types: [Oid]
  }

  private final class Warnings {
    var texts: [String] = []
  }

  /// Connects.
  ///
  /// - Throws: `PostgreSQLFault`.
  init(_ address: PostgreSQLAddress) throws(PostgreSQLFault) {
    self.address = address
    guard let handle = address.withPointers({ PQconnectdbParams($0, $1, 0) }) else {
      throw PostgreSQLFault(lost: "There is no memory for a connection.")
    }
    self.handle = handle
    birth = .now
    guard PQstatus(handle) == CONNECTION_OK else {
      throw PostgreSQLFault(lost: text(PQerrorMessage(handle)))
    }
    PQsetnonblocking(handle, 1)
    PQsetNoticeReceiver(
      handle,
      { warnings, result in
        let severity = text(PQresultErrorField(result, Int32(UInt8(ascii: "V"))))
        guard severity == "WARNING" else { return }
        Unmanaged<Warnings>.fromOpaque(warnings!).takeUnretainedValue().texts.append(
          text(PQresultErrorField(result, Int32(UInt8(ascii: "M")))))
      }, Unmanaged.passUnretained(warnings).toOpaque())
    try prepareSession()
  }

  deinit {
    PQfinish(handle)
  }

  /// What each session wants, whatever the database or the role is set to.
  private func prepareSession() throws(PostgreSQLFault) {
    var settings = [
      // A wait for the standby that somebody cancels ends with a warning, which must be heard.
      "client_min_messages = warning",
      // A canceled COMMIT would be acknowledged though the standby has nothing of it. What takes long waits for a lock.
      "statement_timeout = 0", "lock_timeout = '4s'", "idle_in_transaction_session_timeout = '30s'",
      "default_transaction_isolation = 'read committed'", "bytea_output = hex", "standard_conforming_strings = on",
    ]
    if PQserverVersion(handle) >= 170_000 { settings.append("transaction_timeout = 0") }
    _ = try simple(settings.map { "SET \($0);" }.joined())
    _ = try simple(
      """
      SELECT set_config('synchronous_commit', 'on', false)
      WHERE current_setting('synchronous_commit') <> 'remote_apply'
      """)
  }

  // MARK: - Statements

  /// Runs statements without values.
  ///
  /// - Throws: `PostgreSQLFault`.
  func simple(_ text: String, patience: Patience? = nil) throws(PostgreSQLFault) -> Answer {
    try send(PQsendQuery(handle, text))
    return try answer(patience)
  }

  /// Runs a statement with values, which it is prepared for when it is one that comes again.
  ///
  /// - Throws: `PostgreSQLFault`.
  func run(_ text: String, _ values: [Parameter], isRepeated: Bool) throws(PostgreSQLFault) -> Answer {
    let types = values.map(\.type)
    guard isRepeated else {
      try send(
        values.withPointers {
          PQsendQueryParams(handle, text, Int32(values.count), types, $0, $1, $2, 0)
        })
      return try answer()
    }
    let name = try prepare(Statement(text: text, types: types))
    try send(values.withPointers { PQsendQueryPrepared(handle, name, Int32(values.count), $0, $1, $2, 0) })
    return try answer()
  }

  /// Forgets all that was prepared.
  ///
  /// - Throws: `PostgreSQLFault`.
  func forgetStatements() throws(PostgreSQLFault) {
    prepared = [:]
    _ = try simple("DEALLOCATE ALL")
  }

  /// How many statements the connection keeps. Each day brings new ones, with its table.
  private static let preparedLimit = 200

  private func prepare(_ statement: Statement) throws(PostgreSQLFault) -> String {
    uses += 1
    if let name = prepared[statement]?.name {
      prepared[statement]?.use = uses
      return name
    }
    if prepared.count >= Self.preparedLimit, let oldest = prepared.min(by: { $0.value.use < $1.value.use }) {
      _ = try simple("DEALLOCATE \(oldest.value.name)")
      prepared[oldest.key] = nil
    }
    let name = "statement_\(uses)"
    try send(PQsendPrepare(handle, name, statement.text, Int32(statement.types.count), statement.types))
    _ = try answer()
    prepared[statement] = (name, uses)
    return name
  }

  // MARK: - Transactions

  /// Makes the transaction durable.
  ///
  /// - Parameter patience: what is done while PostgreSQL waits, for a standby say.
  /// - Throws: `LedgerError`: `inDoubt` where nobody knows what became of it.
  func commit(_ patience: Patience? = nil) throws(LedgerError) {
    warnings.texts = []
    let answer: Answer
    do throws(PostgreSQLFault) {
      answer = try simple("COMMIT", patience: patience)
    } catch {
      // An error means that the transaction was undone; anything else leaves open how far it has come.
      throw error.isLost ? .inDoubt(error.message) : error.meaning
    }
    // Where the wait for a standby is canceled, the transaction succeeds, with a warning, and may be on this one disk alone.
    if let warning = warnings.texts.first { throw .inDoubt(warning) }
    guard answer.tag == "COMMIT" else { throw .unavailable("The transaction was undone.") }
  }

  /// Undoes the transaction, if there is one.
  func rollBack() {
    guard loss == nil, PQtransactionStatus(handle) != PQTRANS_IDLE else { return }
    do throws(PostgreSQLFault) {
      _ = try simple("ROLLBACK")
    } catch {
      // A connection in an unknown state is not used again.
      loss = loss ?? error.message
    }
  }

  // MARK: - Whether it is there

  /// Whether the connection was good when it was last heard of, and has not been closed since.
  func isOpen() -> Bool {
    guard loss == nil else { return false }
    // While nothing is asked PostgreSQL says nothing, but for its good-bye.
    var descriptor = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, 0) > 0 else { return true }
    if PQconsumeInput(handle) == 0 || PQstatus(handle) != CONNECTION_OK { loss = text(PQerrorMessage(handle)) }
    // libpq reads a farewell, and finds the end of the connection only when it reads again.
    if loss == nil, poll(&descriptor, 1, 0) > 0, PQconsumeInput(handle) == 0 {
      loss = text(PQerrorMessage(handle))
    }
    return loss == nil
  }

  /// Whether the server answers at all, if only to say no.
  private func isServerThere() -> Bool {
    let one = address.only(host: text(PQhost(handle)), port: text(PQport(handle)))
    return one.withPointers { PQpingParams($0, $1, 0) } != PQPING_NO_RESPONSE
  }

  // MARK: - Waiting

  /// How long an answer may take before it is looked whether the server is there.
  private static let unease = Duration.seconds(1)
  /// How often whoever waits looks up.
  private static let slice = Duration.milliseconds(250)

  private func send(_ isSent: Int32) throws(PostgreSQLFault) {
    guard isSent == 1 else { throw lost() }
  }

  /// Waits for the answer to all that was sent.
  private func answer(_ patience: Patience? = nil) throws(PostgreSQLFault) -> Answer {
    var answer = Answer()
    var fault: PostgreSQLFault?
    while true {
      try wait(patience)
      guard let result = PQgetResult(handle) else { break }
      defer { PQclear(result) }
      do throws(PostgreSQLFault) {
        answer = try Answer(result)
      } catch {
        fault = fault ?? error
      }
    }
    if PQstatus(handle) != CONNECTION_OK { loss = loss ?? fault?.message ?? text(PQerrorMessage(handle)) }
    if let fault {
      if fault.isLost { loss = loss ?? fault.message }
      throw loss == nil || fault.isLost ? fault : PostgreSQLFault(lost: fault.message)
    }
    if let loss { throw PostgreSQLFault(lost: loss) }
    return answer
  }

  /// Waits until libpq can hand over a result without waiting.
  private func wait(_ patience: Patience?) throws(PostgreSQLFault) {
    let start = ContinuousClock.now
    var nextLook = Self.unease
    while true {
      let unsent = PQflush(handle)
      guard unsent >= 0 else { throw lost() }
      if unsent == 0, PQisBusy(handle) == 0 { return }
      let events = Int16(POLLIN) | (unsent == 1 ? Int16(POLLOUT) : 0)
      var descriptor = pollfd(fd: PQsocket(handle), events: events, revents: 0)
      let ready = poll(&descriptor, 1, Int32(Self.slice / .milliseconds(1)))
      if ready < 0, errno != EINTR { throw lost("The connection cannot be waited for.") }
      if ready > 0, descriptor.revents & ~Int16(POLLOUT) != 0, PQconsumeInput(handle) == 0 { throw lost() }
      guard ready == 0 else { continue }
      let waited = ContinuousClock.now - start
      if let patience, !patience(waited) { throw lost("The database did not answer in time.") }
      // A server whose processes are stopped still has its connections kept alive by its machine.
      if waited >= nextLook {
        if !isServerThere() {
          wasSilent = true
          throw lost("The database does not answer.")
        }
        nextLook = ContinuousClock.now - start + Self.unease
      }
    }
  }

  private func lost(_ message: String? = nil) -> PostgreSQLFault {
    let message = message ?? text(PQerrorMessage(handle))
    loss = loss ?? message
    return PostgreSQLFault(lost: message)
  }
}
