import Foundation
import PlaySupport

extension PlayEnvironment {
  /// The device that the app runs on: its clock, its chance, and user defaults as the storage.
  ///
  /// - Parameter defaults: where texts are kept, unless they are the app's own defaults.
  public static func device(_ defaults: UserDefaults = .standard) -> PlayEnvironment {
    PlayEnvironment(
      storage: .userDefaults(defaults),
      now: { Int64(Date().timeIntervalSince1970) },
      random: {
        var generator = SystemRandomNumberGenerator()
        return generator.next()
      })
  }
}
