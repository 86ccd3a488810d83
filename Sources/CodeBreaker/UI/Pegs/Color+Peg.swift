#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import NumberedGame
import SwiftUI

extension Color {
  /// The colour of a peg, or nothing when the peg is an emoji.
  ///
  /// The colours of the themes come first: they are easier to tell apart than SwiftUI's of the same name. A peg that
  /// names another built-in colour has that one.
  init?(_ peg: Peg, in scheme: ColorScheme) {
    if let color = PegColor(peg) {
      self.init(scheme == .dark ? color.dark : color.light)
    } else {
      self.init(name: peg.text)
    }
  }

  /// A colour of the model.
  init(_ color: SRGBColor) {
    self.init(
      .sRGB, red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255)
  }
}
#endif
