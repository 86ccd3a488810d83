import Foundation
import PlaySupport

extension PlayEnvironment {
  /// The world outside as this process sees it.
  package static var system: PlayEnvironment {
    PlayEnvironment(
      storage: FileStorage(folder: DataFolder.current).storage,
      now: { Int64(Date().timeIntervalSince1970.rounded(.down)) },
      random: { UInt64.random(in: .min ... .max) })
  }
}
