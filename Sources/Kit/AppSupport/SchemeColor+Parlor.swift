#if canImport(SwiftUI)
import SwiftUI

// The colours of Parlor, the same as in `Web/Site/parlor.css`.
extension ShapeStyle where Self == SchemeColor {
  /// The ground of every screen.
  public static var paper: SchemeColor { SchemeColor(light: 0xF4EEE2, dark: 0x191922) }
  /// What lies upon the ground: rows, sheets.
  public static var surface: SchemeColor { SchemeColor(light: 0xFFFAF0, dark: 0x262631) }
  /// What can be pressed.
  public static var raised: SchemeColor { SchemeColor(light: 0xFFFFFF, dark: 0x32323F) }
  /// Text.
  public static var ink: SchemeColor { SchemeColor(light: 0x2A2833, dark: 0xF3EEE4) }
  /// Text of less weight.
  public static var muted: SchemeColor { SchemeColor(light: 0x6A6270, dark: 0xAAA4B6) }
  /// Borders.
  public static var line: SchemeColor { SchemeColor(light: 0xDCCFB8, dark: 0x41414F) }
  /// What is chosen, and the button to press first.
  public static var accent: SchemeColor { SchemeColor(light: 0x1B66AA, dark: 0x7DB9F0) }
  /// Text upon the accent.
  public static var onAccent: SchemeColor { SchemeColor(light: 0xFFFFFF, dark: 0x10202F) }
  /// What is wrong.
  public static var alarm: SchemeColor { SchemeColor(light: 0xB3202F, dark: 0xFF9A9F) }
}
#endif
