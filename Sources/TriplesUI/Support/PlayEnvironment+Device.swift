#if canImport(SwiftUI)
import Foundation
import PlaySupport

extension PlayEnvironment {
  /// The world as an app finds it on its device: user defaults, the system's clock and randomness.
  @MainActor static var device: PlayEnvironment {
    let defaults = UserDefaults.standard
    return PlayEnvironment(
      storage: Storage(
        // As data, since what is damaged need not be text.
        read: { key in defaults.data(forKey: key).map { Array($0) } },
        write: { key, text in
          defaults.set(Data(text), forKey: key)
          return true
        }),
      now: { Int64(Date().timeIntervalSince1970) },
      random: {
        var system = SystemRandomNumberGenerator()
        return system.next()
      })
  }
}
#endif
