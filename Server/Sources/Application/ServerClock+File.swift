#if DEBUG
import Foundation
import Ledger

extension ServerClock {
  /// Returns the system's clock plus the offsets in two files, in milliseconds. A missing file counts as 0. The offset
  /// in `shift` lets days pass in tests, and the comparison with the database's clock ignores it. The offset in `error`
  /// simulates a wrong clock, which that comparison detects. Release builds don't have this method.
  static func shifted(byFile shift: String?, withErrorFromFile error: String?) -> ServerClock {
    let machineNow: @Sendable () -> Int64 = { ServerClock.system.now() + milliseconds(in: error) }
    return ServerClock(machineNow: machineNow) { machineNow() + milliseconds(in: shift) }
  }

  private static func milliseconds(in path: String?) -> Int64 {
    guard let path, let text = try? String(contentsOfFile: path, encoding: .utf8) else { return 0 }
    return Int64(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
  }
}
#endif
