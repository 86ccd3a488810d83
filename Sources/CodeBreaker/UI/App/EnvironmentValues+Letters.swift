#if canImport(SwiftUI)
import SwiftUI

private struct ShowsLettersKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether colour pegs carry their letters.
  var showsLetters: Bool {
    get { self[ShowsLettersKey.self] }
    set { self[ShowsLettersKey.self] = newValue }
  }
}
#endif
