import CLibPQ
import Foundation
import Ledger

/// A connection to PostgreSQL. It is used by one thread, which waits for each answer.
final class PostgreSQLConnection {
  /// A closure that is called while an answer is pending.
  ///
  /// - Parameter: The time since the statement was sent.
  /// - Returns: Whether to keep waiting.
  typealias WaitHandler = (Duration) -> Bool

  private let handle: OpaquePointer
  private let address: PostgreSQLAddress
  /// The warnings since this was last emptied.
  private let warnings = Warnings()
  /// The statements that the connection knows, by their text and the types of their values, and when each was last used.
  private var prepared: [Statement: (name: String, use: Int)] = [:]
  private var uses = 0
  /// The reason why the connection can't be used any more, or `nil` while it can.
  private(set) var lossReason: String?
  /// Whether the connection was lost because the server doesn't answer.
  private(set) var serverDidNotAnswer = false
  /// The time at which the connection was made.
  let connectionTime: ContinuousClock.Instant

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
    connectionTime = .now
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
    _ = try runScript(settings.map { "SET \($0);" }.joined())
    _ = try runScript(
      """
      SELECT set_config('synchronous_commit', 'on', false)
      WHERE current_setting('synchronous_commit') <> 'remote_apply'
      """)
  }

  // MARK: - Statements

  /// Runs statements without values.
  ///
  /// - Throws: `PostgreSQLFault`.
  func runScript(_ text: String, waitHandler: WaitHandler? = nil) throws(PostgreSQLFault) -> PostgreSQLResult {
    try send(PQsendQuery(handle, text))
    return try answer(waitHandler)
  }

  /// Runs a statement with values, which it is prepared for when it is one that comes again.
  ///
  /// - Throws: `PostgreSQLFault`.
  func run(_ text: String, _ values: [PostgreSQLParameter], isRepeated: Bool) throws(PostgreSQLFault)
    -> PostgreSQLResult
  {
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
    _ = try runScript("DEALLOCATE ALL")
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
      _ = try runScript("DEALLOCATE \(oldest.value.name)")
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
  /// - Parameter waitHandler: A closure that is called while PostgreSQL waits, for example for a standby.
  /// - Throws: `LedgerError`, which is `inDoubt` if the outcome is unknown.
  func commit(_ waitHandler: WaitHandler? = nil) throws(LedgerError) {
    warnings.texts = []
    let answer: PostgreSQLResult
    do throws(PostgreSQLFault) {
      answer = try runScript("COMMIT", waitHandler: waitHandler)
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
    guard lossReason == nil, PQtransactionStatus(handle) != PQTRANS_IDLE else { return }
    do throws(PostgreSQLFault) {
      _ = try runScript("ROLLBACK")
    } catch {
      // A connection in an unknown state is not used again.
      lossReason = lossReason ?? error.message
    }
  }

  // MARK: - Liveness

  /// Whether the connection was good when it was last heard of, and has not been closed since.
  func isOpen() -> Bool {
    guard lossReason == nil else { return false }
    // While nothing is asked PostgreSQL says nothing, but for its good-bye.
    var descriptor = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, 0) > 0 else { return true }
    if PQconsumeInput(handle) == 0 || PQstatus(handle) != CONNECTION_OK { lossReason = text(PQerrorMessage(handle)) }
    // libpq reads a farewell, and finds the end of the connection only when it reads again.
    if lossReason == nil, poll(&descriptor, 1, 0) > 0, PQconsumeInput(handle) == 0 {
      lossReason = text(PQerrorMessage(handle))
    }
    return lossReason == nil
  }

  /// Returns whether the server answers at all, even with a refusal.
  private func isServerReachable() -> Bool {
    let one = address.only(host: text(PQhost(handle)), port: text(PQport(handle)))
    return one.withPointers { PQpingParams($0, $1, 0) } != PQPING_NO_RESPONSE
  }

  // MARK: - Waiting

  /// The time without an answer after which the server is pinged, and the time between pings.
  private static let pingInterval = Duration.seconds(1)
  /// The interval between polls while an answer is pending.
  private static let pollInterval = Duration.milliseconds(250)

  private func send(_ isSent: Int32) throws(PostgreSQLFault) {
    guard isSent == 1 else { throw lost() }
  }

  /// Waits for the answer to all that was sent.
  private func answer(_ waitHandler: WaitHandler? = nil) throws(PostgreSQLFault) -> PostgreSQLResult {
    var answer = PostgreSQLResult()
    var fault: PostgreSQLFault?
    while true {
      try wait(waitHandler)
      guard let result = PQgetResult(handle) else { break }
      defer { PQclear(result) }
      do throws(PostgreSQLFault) {
        answer = try PostgreSQLResult(result)
      } catch {
        fault = fault ?? error
      }
    }
    if PQstatus(handle) != CONNECTION_OK { lossReason = lossReason ?? fault?.message ?? text(PQerrorMessage(handle)) }
    if let fault {
      if fault.isLost { lossReason = lossReason ?? fault.message }
      throw lossReason == nil || fault.isLost ? fault : PostgreSQLFault(lost: fault.message)
    }
    if let lossReason { throw PostgreSQLFault(lost: lossReason) }
    return answer
  }

  /// Waits until libpq can hand over a result without waiting.
  private func wait(_ waitHandler: WaitHandler?) throws(PostgreSQLFault) {
    let start = ContinuousClock.now
    var nextPing = Self.pingInterval
    while true {
      let unsent = PQflush(handle)
      guard unsent >= 0 else { throw lost() }
      if unsent == 0, PQisBusy(handle) == 0 { return }
      let events = Int16(POLLIN) | (unsent == 1 ? Int16(POLLOUT) : 0)
      var descriptor = pollfd(fd: PQsocket(handle), events: events, revents: 0)
      let ready = poll(&descriptor, 1, Int32(Self.pollInterval / .milliseconds(1)))
      if ready < 0, errno != EINTR { throw lost("The connection cannot be waited for.") }
      if ready > 0, descriptor.revents & ~Int16(POLLOUT) != 0, PQconsumeInput(handle) == 0 { throw lost() }
      guard ready == 0 else { continue }
      let elapsed = ContinuousClock.now - start
      if let waitHandler, !waitHandler(elapsed) { throw lost("The database did not answer in time.") }
      // A server whose processes are stopped still has its connections kept alive by its machine.
      if elapsed >= nextPing {
        if !isServerReachable() {
          serverDidNotAnswer = true
          throw lost("The database does not answer.")
        }
        nextPing = ContinuousClock.now - start + Self.pingInterval
      }
    }
  }

  private func lost(_ message: String? = nil) -> PostgreSQLFault {
    let message = message ?? text(PQerrorMessage(handle))
    lossReason = lossReason ?? message
    return PostgreSQLFault(lost: message)
  }
}
