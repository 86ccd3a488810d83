#if DEBUG
import Foundation
import Play

extension ServerClock {
  /// Returns the system's clock plus the offsets in two files, in milliseconds. Release builds don't have this method.
  /// `shift` lets days pass in tests: its offset doesn't count as a difference from the database's clock. `error`
  /// simulates a wrong clock: its offset counts as such a difference.
  static func shifted(byFile shift: String?, wrongByFile error: String?) -> ServerClock {
    let machineNow: @Sendable () -> Int64 = { ServerClock.system.now() + milliseconds(in: error) }
    return ServerClock(machineNow: machineNow) { machineNow() + milliseconds(in: shift) }
  }

  private static func milliseconds(in path: String?) -> Int64 {
    guard let path, let text = try? String(contentsOfFile: path, encoding: .utf8) else { return 0 }
    return Int64(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
  }
}
#endif
