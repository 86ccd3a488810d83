#if canImport(SwiftUI)
import SwiftUI

extension Color {
  /// The colour on the screen.
  nonisolated init(_ rgb: RGB) {
    self.init(.sRGB, red: rgb.red, green: rgb.green, blue: rgb.blue)
  }
}

extension TableColors {
  /// The colours for the appearance that the system asks for.
  init(_ scheme: ColorScheme) {
    self.init(isDark: scheme == .dark)
  }
}
#endif
