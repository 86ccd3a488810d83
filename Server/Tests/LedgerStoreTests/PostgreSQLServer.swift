import Foundation
import Ledger
import Testing

@testable import LedgerPostgreSQL

/// A PostgreSQL server for a single test, which can stop, kill, and configure it.
struct PostgreSQLServer: Sendable {
  private let name: String
  let address: String

  /// Runs a test with a new server, and removes the server afterward. The server is a standby of `primary`, or
  /// independent if `primary` is `nil`.
  static func withServer(
    _ name: String, following primary: PostgreSQLServer? = nil, _ body: (PostgreSQLServer) async throws -> Void
  ) async throws {
    // Remove a server that an interrupted run left behind.
    try await control(name, ["stop"])
    let words = primary.map { ["follow", $0.name] } ?? ["start"]
    let server = PostgreSQLServer(name: name, address: try await control(name, words))
    do {
      try await body(server)
    } catch {
      try? await server.control("stop")
      throw error
    }
    try await server.control("stop")
  }

  func control(_ command: String) async throws {
    try await Self.control(name, [command])
  }

  /// Runs statements as the administrator, each in its own transaction. Returns the rows of the last one.
  @discardableResult
  func run(_ statements: String...) async throws -> [SQLRow] {
    try await onThread {
      let connection = try PostgreSQLConnection(PostgreSQLConnectionParameters(address))
      return try statements.map { try connection.runScript($0).rows }.last ?? []
    }
  }

  /// The clauses that make a statement select the connections that wait for a standby.
  static let waitingConnectionsClause = "FROM pg_stat_activity WHERE wait_event = 'SyncRep'"

  func waitingConnectionCount() async throws -> Int {
    try await run("SELECT pid \(Self.waitingConnectionsClause)").count
  }

  /// Makes every commit wait for a standby that doesn't exist.
  func blockCommits() async throws {
    try await setStandbyName("nobody")
    try await writeUntilACommitWaits()
  }

  /// Ends the wait for a standby that doesn't exist, and releases the waiting commits.
  func unblockCommits() async throws {
    try await setStandbyName("")
    try await run(Self.writeStatement)
  }

  /// Sets the standby that every transaction waits for, and waits until the setting is active.
  func setStandbyName(_ name: String) async throws {
    try await run("ALTER SYSTEM SET synchronous_standby_names = '\(name)'", "SELECT 1 FROM pg_reload_conf()")
    try await wait { try await run("SHOW synchronous_standby_names").first?.text(0) == name }
  }

  /// Writes until a transaction waits for a standby, and then ends the waiting connection. Repeated writes are
  /// necessary, because PostgreSQL applies the setting in a background process and doesn't report when it has.
  func writeUntilACommitWaits() async throws {
    try await onThread {
      let (writer, watcher) = (
        try PostgreSQLConnection(PostgreSQLConnectionParameters(address)),
        try PostgreSQLConnection(PostgreSQLConnectionParameters(address))
      )
      var isWaiting = false
      while !isWaiting {
        do throws(PostgreSQLFault) {
          _ = try writer.runScript(Self.writeStatement) { _ in
            isWaiting = (try? watcher.runScript("SELECT pid \(Self.waitingConnectionsClause)").rows.isEmpty) == false
            return !isWaiting
          }
        } catch {
          guard isWaiting else { throw error }
        }
      }
      _ = try watcher.runScript("SELECT pg_terminate_backend(pid, 60000) \(Self.waitingConnectionsClause)")
    }
  }

  /// A statement that writes to the log and changes no table.
  private static let writeStatement = "SELECT FROM pg_logical_emit_message(true, '', '')"

  @discardableResult
  private static func control(_ name: String, _ words: [String]) async throws -> String {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Scripts/postgres.sh")
    let output = try StoreFixture.temporaryFolder().appending(path: "output")
    defer { try? FileManager.default.removeItem(at: output.deletingLastPathComponent()) }
    // Use a file, because a started server keeps the script's output open.
    try Data().write(to: output)
    let status = try await onThread {
      let process = Process()
      process.executableURL = script.standardized
      process.arguments = words
      process.environment = ProcessInfo.processInfo.environment.merging(["PARLOR_POSTGRES_NAME": name]) { $1 }
      process.standardOutput = try FileHandle(forWritingTo: output)
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
    try #require(status == 0, "\(script.lastPathComponent) \(words)")
    return try String(contentsOf: output, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
