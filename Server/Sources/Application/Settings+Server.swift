import API
import Foundation
import HTTP
import Ledger

extension Settings {
  /// The rate limits of the API.
  var limits: RateLimits {
    RateLimits(
      movesPerSecond: number("moves-per-second"), standingsPerSecond: number("standings-per-second"),
      playersPerHour: number("players-per-hour"), playersAtOnce: integer("players-at-once"))
  }

  /// The folder for temporary files. If not set, it is the folder of the SQLite file, or `data` with PostgreSQL.
  var temporaryFolder: String {
    if let folder = optionalText("folder") { return folder }
    let database = text("database")
    if isAddress(database) { return "data" }
    let path = database.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return path.isEmpty ? (database.hasPrefix("/") ? "/" : ".") : path
  }

  /// Checks that temporary files can be written to the folder in `--folder`, if there is one. Throws `Fault`.
  func checkFolder() throws {
    guard let folder = optionalText("folder") else { return }
    do {
      _ = try ContentWriter(folder: folder)
    } catch let fault as FileFault where !fault.isFull {
      let reason = String(cString: strerror(fault.code))
      throw Fault("Can't write to the folder \(folder): \(reason). Choose another one with --folder.")
    }
  }

  /// The clock that decides which days are open.
  var clock: ServerClock {
    #if DEBUG
    let environment = ProcessInfo.processInfo.environment
    return .shifted(
      byFile: environment["PARLOR_TEST_CLOCK"], withErrorFromFile: environment["PARLOR_TEST_CLOCK_ERROR"])
    #else
    return .system
    #endif
  }
}
