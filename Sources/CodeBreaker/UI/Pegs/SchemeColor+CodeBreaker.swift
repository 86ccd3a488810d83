#if canImport(SwiftUI)
import AppSupport
import SwiftUI

// The colours of CodeBreaker, the table's the same as in `Web/Site/codebreaker/codebreaker.css`.
extension ShapeStyle where Self == SchemeColor {
  /// A hole without a peg.
  static var hole: SchemeColor { SchemeColor(light: 0xE3D8C3, dark: 0x2B2B37) }
  /// The rim of a hole.
  static var well: SchemeColor { SchemeColor(light: 0xCDBFA4, dark: 0x4B4B5B) }
  /// The part of a bar that stands for games with hints: the accent, but fainter.
  static var aided: SchemeColor { SchemeColor(light: 0x9BBFE0, dark: 0x44688A) }
  /// The markers.
  static var marker: SchemeColor { SchemeColor(light: 0x2A2833, dark: 0xF3EEE4) }
}
#endif
