import Foundation
import PlaySupport

extension Storage {
  /// Texts kept in user defaults. The system writes them to disk by itself, also before it ends the app.
  ///
  /// They are kept as data: what is damaged need not be text, and must come back as it is to be set aside.
  public static func userDefaults(_ defaults: UserDefaults) -> Storage {
    Storage(
      read: { key in defaults.data(forKey: key).map { Array($0) } },
      write: { key, text in
        defaults.set(Data(text), forKey: key)
        return true
      })
  }
}
