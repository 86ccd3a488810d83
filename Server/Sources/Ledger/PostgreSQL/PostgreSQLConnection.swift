import CLibPQ
import Foundation
import Ledger

/// A connection to PostgreSQL. One thread uses it, and blocks until each answer arrives.
final class PostgreSQLConnection {
  /// A closure that is called with the time since the statement was sent, and returns whether to keep waiting.
  typealias WaitHandler = (Duration) -> Bool

  private let handle: OpaquePointer
  private let address: PostgreSQLAddress
  /// The warnings since the list was last cleared.
  private let warnings = Warnings()
  /// The prepared statements, with their names and the ordinals of their last use.
  private var prepared: [Statement: (name: String, use: Int)] = [:]
  private var uses = 0
  /// The reason why the connection can't be used anymore, or `nil` while it can.
  private(set) var lossReason: String?
  private(set) var serverDidNotAnswer = false
  let connectionTime: ContinuousClock.Instant

  private struct Statement: Hashable {
    let text: String
    let types: [Oid]
  }

  private final class Warnings {
    var texts: [String] = []
  }

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

  /// Sets the session's parameters, which override those of the database and the role.
  private func prepareSession() throws(PostgreSQLFault) {
    var settings = [
      // If a wait for the standby is canceled, the commit succeeds with a warning, so the server must send warnings.
      "client_min_messages = warning",
      // A timeout would cancel COMMIT, which then succeeds without the standby. Only locks can take long otherwise.
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

  /// Runs statements without parameters, and returns the result of the last one.
  func runScript(_ text: String, waitHandler: WaitHandler? = nil) throws(PostgreSQLFault) -> PostgreSQLResult {
    try send(PQsendQuery(handle, text))
    return try answer(waitHandler)
  }

  /// Runs a statement with parameters. `isRepeated` says whether it will run again, so that preparing it pays.
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

  func forgetStatements() throws(PostgreSQLFault) {
    prepared = [:]
    _ = try runScript("DEALLOCATE ALL")
  }

  /// The maximum number of prepared statements. Each day has new ones, because it has its own table.
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

  /// Commits the transaction. `waitHandler` is called while PostgreSQL waits, for example for a standby. Throws
  /// `LedgerError`, which is `inDoubt` if the outcome is unknown.
  func commit(_ waitHandler: WaitHandler? = nil) throws(LedgerError) {
    warnings.texts = []
    let answer: PostgreSQLResult
    do throws(PostgreSQLFault) {
      answer = try runScript("COMMIT", waitHandler: waitHandler)
    } catch {
      // With an error from the server, the transaction was rolled back. Without one, the outcome is unknown.
      throw error.isLost ? .inDoubt(error.message) : error.meaning
    }
    // If the wait for a standby is canceled, COMMIT succeeds with a warning, maybe without the standby.
    if let warning = warnings.texts.first { throw .inDoubt(warning) }
    guard answer.tag == "COMMIT" else { throw .unavailable("The transaction was undone.") }
  }

  func rollBack() {
    guard lossReason == nil, PQtransactionStatus(handle) != PQTRANS_IDLE else { return }
    do throws(PostgreSQLFault) {
      _ = try runScript("ROLLBACK")
    } catch {
      // Don't use a connection in an unknown state.
      lossReason = lossReason ?? error.message
    }
  }

  // MARK: - Liveness

  /// Returns whether the connection is still open. Doesn't send anything.
  func isOpen() -> Bool {
    guard lossReason == nil else { return false }
    // Without a request, PostgreSQL sends nothing except when it closes the connection.
    var descriptor = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, 0) > 0 else { return true }
    if PQconsumeInput(handle) == 0 || PQstatus(handle) != CONNECTION_OK { lossReason = text(PQerrorMessage(handle)) }
    // The first read may get the closing message only. The end of the connection shows at the next read.
    if lossReason == nil, poll(&descriptor, 1, 0) > 0, PQconsumeInput(handle) == 0 {
      lossReason = text(PQerrorMessage(handle))
    }
    return lossReason == nil
  }

  /// Returns whether the server responds at all, even with an error.
  private func isServerReachable() -> Bool {
    let one = address.only(host: text(PQhost(handle)), port: text(PQport(handle)))
    return one.withPointers { PQpingParams($0, $1, 0) } != PQPING_NO_RESPONSE
  }

  // MARK: - Waiting

  /// The time to wait for an answer before pinging the server, and the time between pings.
  private static let pingInterval = Duration.seconds(1)
  /// The interval between polls while an answer is pending.
  private static let pollInterval = Duration.milliseconds(250)

  private func send(_ isSent: Int32) throws(PostgreSQLFault) {
    guard isSent == 1 else { throw lost() }
  }

  /// Waits for the results of everything that was sent, and returns the last one or throws the first error.
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

  /// Waits until `PQgetResult` doesn't block.
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
      // If the server's processes are stopped, its kernel still keeps the connections alive, so ping the server.
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
