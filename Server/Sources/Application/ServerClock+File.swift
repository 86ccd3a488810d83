#if DEBUG
import Foundation
import Play

extension ServerClock {
  /// Returns the system's clock with the milliseconds added that two files hold. A release build has no clock but the system's.
  ///
  /// - Parameters:
  ///   - shift: The file by which tests let days pass, for this process and its database alike.
  ///   - error: The file by which tests make this process's clock wrong.
  static func shifted(byFile shift: String?, wrongByFile error: String?) -> ServerClock {
    let machine: @Sendable () -> Int64 = { ServerClock.system.now() + milliseconds(in: error) }
    return ServerClock(machine: machine) { machine() + milliseconds(in: shift) }
  }

  private static func milliseconds(in path: String?) -> Int64 {
    guard let path, let text = try? String(contentsOfFile: path, encoding: .utf8) else { return 0 }
    return Int64(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
  }
}
#endif
