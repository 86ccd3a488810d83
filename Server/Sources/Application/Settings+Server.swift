import API
import Foundation
import HTTP
import Ledger
import Sealing

extension Settings {
  /// The rate limits of the API.
  var limits: RateLimits {
    RateLimits(
      movesPerSecond: number("moves-per-second"), standingsPerSecond: number("standings-per-second"),
      callsPerSecond: number("calls-per-second"), callsPerSecondAndAddress: number("calls-per-address"),
      playersPerHour: number("players-per-hour"), playersAtOnce: integer("players-at-once"))
  }

  /// The folder for recorded games. If not set, it is the folder of the SQLite file, or `data` with PostgreSQL.
  var recordingsFolder: String {
    if let folder = optionalText("folder") { return folder }
    return ledgerFolder(of: text("database")) ?? "data"
  }

  /// The folders to which the server writes.
  var diskFolders: [String] {
    Set([recordingsFolder, ledgerFolder(of: text("database"))].compactMap { $0 }).sorted()
  }

  /// The maximum size of the recorded games on disk, in bytes.
  var recordingsQuota: Int { integer("recordings") << 20 }

  /// Checks that files can be written to the folder in `--folder`, if there is one. Throws `Fault`.
  func checkFolder() throws {
    guard let folder = optionalText("folder") else { return }
    do {
      try ContentFolder.check(folder)
    } catch let fault as FileFault where !fault.isFull {
      let reason = String(cString: strerror(fault.code))
      throw Fault("Can't write to the folder \(folder): \(reason). Choose another one with --folder.")
    }
  }

  /// The secrets in the file of `--seal`, or none if it isn't set. Throws `Fault` for a file that can't be used.
  public var sealSecrets: SealSecrets {
    get throws {
      guard let path = optionalText("seal") else { return SealSecrets() }
      do { return try SealFile.secrets(at: path) } catch { throw Fault(error.description) }
    }
  }

  /// The clock that decides which days are open.
  public static var clock: ServerClock {
    #if DEBUG
    let environment = ProcessInfo.processInfo.environment
    return .shifted(
      byFile: environment["PARLOR_TEST_CLOCK"], withErrorFromFile: environment["PARLOR_TEST_CLOCK_ERROR"])
    #else
    return .system
    #endif
  }
}
