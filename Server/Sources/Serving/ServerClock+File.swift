#if DEBUG
import Foundation
import Play

extension ServerClock {
  /// The system's clock with as many milliseconds added as a file says, so that tests can let days pass. A release build has no
  /// clock but the system's.
  static func shifted(byFile path: String) -> ServerClock {
    ServerClock {
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return ServerClock.system.now() + (Int64(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0)
    }
  }
}
#endif
