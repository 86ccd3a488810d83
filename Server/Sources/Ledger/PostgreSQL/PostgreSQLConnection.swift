import CLibPQ
import Foundation
import Ledger

/// A connection to PostgreSQL. One thread uses it, and blocks until each result arrives.
final class PostgreSQLConnection {
  /// A closure that is called with the time since the statement was sent, and returns whether to keep waiting.
  typealias WaitHandler = (Duration) -> Bool

  private let handle: OpaquePointer
  private let parameters: PostgreSQLConnectionParameters
  /// The warnings since the list was last cleared.
  private let warnings = Warnings()
  /// The prepared statements, each with its name and the value of `useCount` at its last use.
  private var preparedStatements: [Statement: (name: String, lastUse: Int)] = [:]
  private var useCount = 0
  /// The reason why the connection can't be used anymore, or `nil` while it can.
  private(set) var lossReason: String?
  private(set) var isServerSilent = false
  /// The number of the database's timeline, which is higher after each promotion of a standby.
  private(set) var timeline = 0
  let connectionTime: ContinuousClock.Instant

  private struct Statement: Hashable {
    let text: String
    let types: [Oid]
  }

  private final class Warnings {
    var texts: [String] = []
  }

  init(_ parameters: PostgreSQLConnectionParameters) throws(PostgreSQLFault) {
    self.parameters = parameters
    guard let handle = parameters.withPointers({ PQconnectdbParams($0, $1, 0) }) else {
      throw PostgreSQLFault(connectionLost: "There is no memory for a connection.")
    }
    self.handle = handle
    connectionTime = .now
    guard PQstatus(handle) == CONNECTION_OK else {
      throw PostgreSQLFault(connectionLost: text(PQerrorMessage(handle)))
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
      // There's no statement timeout, because it would cancel a COMMIT that waits for the standby, and the commit would
      // then succeed without the standby. Apart from that, only waiting for a lock can take long, and `lock_timeout`
      // limits it.
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
    // The name of a file of the log begins with the timeline, in eight hexadecimal digits.
    let file = try runScript("SELECT pg_walfile_name(pg_current_wal_lsn())").rows.first?.text(0)
    timeline = file.flatMap { Int($0.prefix(8), radix: 16) } ?? 0
  }

  // MARK: - Statements

  /// Runs statements without parameters, and returns the result of the last one.
  func runScript(_ text: String, waitHandler: WaitHandler? = nil) throws(PostgreSQLFault) -> PostgreSQLResult {
    try requireSent(PQsendQuery(handle, text))
    return try waitForResult(waitHandler)
  }

  /// Runs a statement with parameters. `shouldPrepare` is whether it will run again, so that preparing it pays off.
  func run(_ text: String, _ values: [PostgreSQLParameter], shouldPrepare: Bool) throws(PostgreSQLFault)
    -> PostgreSQLResult
  {
    let types = values.map(\.type)
    guard shouldPrepare else {
      try requireSent(
        values.withPointers {
          PQsendQueryParams(handle, text, Int32(values.count), types, $0, $1, $2, 0)
        })
      return try waitForResult()
    }
    let name = try prepare(Statement(text: text, types: types))
    try requireSent(values.withPointers { PQsendQueryPrepared(handle, name, Int32(values.count), $0, $1, $2, 0) })
    return try waitForResult()
  }

  func forgetStatements() throws(PostgreSQLFault) {
    preparedStatements = [:]
    _ = try runScript("DEALLOCATE ALL")
  }

  /// The maximum number of prepared statements. Old ones accumulate, because each day's table has its own statements.
  private static let maxPreparedCount = 200

  private func prepare(_ statement: Statement) throws(PostgreSQLFault) -> String {
    useCount += 1
    if let name = preparedStatements[statement]?.name {
      preparedStatements[statement]?.lastUse = useCount
      return name
    }
    if preparedStatements.count >= Self.maxPreparedCount,
      let oldest = preparedStatements.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      _ = try runScript("DEALLOCATE \(oldest.value.name)")
      preparedStatements[oldest.key] = nil
    }
    let name = "statement_\(useCount)"
    try requireSent(PQsendPrepare(handle, name, statement.text, Int32(statement.types.count), statement.types))
    _ = try waitForResult()
    preparedStatements[statement] = (name, useCount)
    return name
  }

  // MARK: - Transactions

  /// Commits the transaction. `waitHandler` is called while PostgreSQL waits, for example for a standby. Throws
  /// `LedgerError`, which is `inDoubt` if the outcome is unknown.
  func commit(_ waitHandler: WaitHandler? = nil) throws(LedgerError) {
    warnings.texts = []
    let lastResult: PostgreSQLResult
    do throws(PostgreSQLFault) {
      lastResult = try runScript("COMMIT", waitHandler: waitHandler)
    } catch {
      // If the server reports an error, it has rolled back. If the connection is lost, the outcome is unknown.
      throw error.isConnectionLost ? .inDoubt(error.message) : error.ledgerError
    }
    // If the wait for a standby is canceled, COMMIT succeeds with a warning, but the standby may lack the transaction.
    if let warning = warnings.texts.first { throw .inDoubt(warning) }
    guard lastResult.tag == "COMMIT" else { throw .unavailable("The transaction was undone.") }
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
    // On an idle connection, PostgreSQL sends data only when it closes the connection.
    var descriptor = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, 0) > 0 else { return true }
    if PQconsumeInput(handle) == 0 || PQstatus(handle) != CONNECTION_OK { lossReason = text(PQerrorMessage(handle)) }
    // The first read may return only the closing message. The next read then sees the end of the connection.
    if lossReason == nil, poll(&descriptor, 1, 0) > 0, PQconsumeInput(handle) == 0 {
      lossReason = text(PQerrorMessage(handle))
    }
    return lossReason == nil
  }

  /// Returns whether the server responds at all, even with an error.
  private func isServerReachable() -> Bool {
    let server = parameters.restricted(toHost: text(PQhost(handle)), port: text(PQport(handle)))
    return server.withPointers { PQpingParams($0, $1, 0) } != PQPING_NO_RESPONSE
  }

  // MARK: - Waiting

  /// The time to wait for a response before pinging the server, and the time between pings.
  private static let pingInterval = Duration.seconds(1)
  /// The interval between polls while a response is pending.
  private static let pollInterval = Duration.milliseconds(250)

  private func requireSent(_ result: Int32) throws(PostgreSQLFault) {
    guard result == 1 else { throw recordConnectionLoss() }
  }

  /// Waits for the results of everything that was sent, and returns the last one or throws the first error.
  private func waitForResult(_ waitHandler: WaitHandler? = nil) throws(PostgreSQLFault) -> PostgreSQLResult {
    var lastResult = PostgreSQLResult()
    var fault: PostgreSQLFault?
    while true {
      try wait(waitHandler)
      guard let result = PQgetResult(handle) else { break }
      defer { PQclear(result) }
      do throws(PostgreSQLFault) {
        lastResult = try PostgreSQLResult(result)
      } catch {
        fault = fault ?? error
      }
    }
    if PQstatus(handle) != CONNECTION_OK { lossReason = lossReason ?? fault?.message ?? text(PQerrorMessage(handle)) }
    if let fault {
      if fault.isConnectionLost { lossReason = lossReason ?? fault.message }
      throw lossReason == nil || fault.isConnectionLost ? fault : PostgreSQLFault(connectionLost: fault.message)
    }
    if let lossReason { throw PostgreSQLFault(connectionLost: lossReason) }
    return lastResult
  }

  /// Waits until `PQgetResult` doesn't block.
  private func wait(_ waitHandler: WaitHandler?) throws(PostgreSQLFault) {
    let start = ContinuousClock.now
    var nextPing = Self.pingInterval
    while true {
      let unsent = PQflush(handle)
      guard unsent >= 0 else { throw recordConnectionLoss() }
      if unsent == 0, PQisBusy(handle) == 0 { return }
      let events = Int16(POLLIN) | (unsent == 1 ? Int16(POLLOUT) : 0)
      var descriptor = pollfd(fd: PQsocket(handle), events: events, revents: 0)
      let ready = poll(&descriptor, 1, Int32(Self.pollInterval / .milliseconds(1)))
      if ready < 0, errno != EINTR { throw recordConnectionLoss("The connection cannot be waited for.") }
      if ready > 0, descriptor.revents & ~Int16(POLLOUT) != 0, PQconsumeInput(handle) == 0 {
        throw recordConnectionLoss()
      }
      guard ready == 0 else { continue }
      let elapsed = ContinuousClock.now - start
      if let waitHandler, !waitHandler(elapsed) { throw recordConnectionLoss("The database did not answer in time.") }
      // If the server's processes are suspended, its kernel still keeps the connections alive, so ping the server.
      if elapsed >= nextPing {
        if !isServerReachable() {
          isServerSilent = true
          throw recordConnectionLoss("The database does not answer.")
        }
        nextPing = ContinuousClock.now - start + Self.pingInterval
      }
    }
  }

  private func recordConnectionLoss(_ message: String? = nil) -> PostgreSQLFault {
    let message = message ?? text(PQerrorMessage(handle))
    lossReason = lossReason ?? message
    return PostgreSQLFault(connectionLost: message)
  }
}
