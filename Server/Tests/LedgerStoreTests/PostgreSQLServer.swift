import Foundation
import Ledger
import Testing

@testable import LedgerPostgreSQL

/// A PostgreSQL of one test's own, which it may stop, kill and set as it likes.
struct PostgreSQLServer: Sendable {
  /// What the script calls it.
  private let name: String
  let address: String

  /// Runs a test with a new server, which is gone afterwards.
  ///
  /// - Parameter primary: the one whose standby it is, if it is one.
  static func with(
    _ name: String, following primary: PostgreSQLServer? = nil, _ body: (PostgreSQLServer) async throws -> Void
  ) async throws {
    // One that an earlier run was interrupted at.
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

  func control(_ word: String) async throws {
    try await Self.control(name, [word])
  }

  /// Runs statements as the administrator would, each by itself.
  @discardableResult
  func run(_ statements: String...) async throws -> [SQLRow] {
    try await onThread {
      let wire = try Wire(PostgreSQLAddress(address))
      return try statements.map { try wire.simple($0).rows }.last ?? []
    }
  }

  /// Has every transaction wait for a standby, and none of them get one.
  func waitForNobody(_ isWaiting: Bool) async throws {
    let names = isWaiting ? "nobody" : ""
    try await run("ALTER SYSTEM SET synchronous_standby_names = '\(names)'", "SELECT 1 FROM pg_reload_conf()")
    try await wait { try await run("SHOW synchronous_standby_names").first?.text(0) == names }
  }

  @discardableResult
  private static func control(_ name: String, _ words: [String]) async throws -> String {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Scripts/postgres.sh")
    let output = try StoreFixture.temporaryFolder().appending(path: "output")
    defer { try? FileManager.default.removeItem(at: output.deletingLastPathComponent()) }
    // A file, as a server that was started keeps the script's output open.
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
