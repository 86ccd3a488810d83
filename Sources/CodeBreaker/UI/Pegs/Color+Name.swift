#if canImport(SwiftUI)
import SwiftUI

extension Color {
  /// The colour that is built into SwiftUI under a name, such as "red", or nothing when there is none.
  public init?(name: String) {
    guard let builtIn = BuiltInColor(rawValue: name) else { return nil }
    self = builtIn.color
  }

  /// The name under which the colour is built into SwiftUI, or nothing when it is not.
  public var name: String? {
    BuiltInColor.allCases.first { $0.color == self }?.rawValue
  }
}
#endif
