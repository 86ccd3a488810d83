#if canImport(SwiftUI)
import GameCore
import SwiftUI

extension Color {
  /// Creates a color from a model's sRGB color.
  nonisolated public init(_ color: SRGBColor) {
    self.init(
      .sRGB, red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255)
  }
}

/// A color with a light and a dark variant.
public struct SchemeColor: ShapeStyle {
  private let light: Color
  private let dark: Color

  /// Creates a color from two sRGB colors, each written as in style sheets: `0xBC0119`.
  public init(light: UInt32, dark: UInt32) {
    self.light = Color(SRGBColor(light))
    self.dark = Color(SRGBColor(dark))
  }

  /// Returns the variant for a color scheme.
  public func color(in scheme: ColorScheme) -> Color {
    scheme == .dark ? dark : light
  }

  /// Returns the variant for the environment's color scheme.
  public func resolve(in environment: EnvironmentValues) -> Color {
    color(in: environment.colorScheme)
  }
}

// Parlor's colors, the same as in `Web/Site/parlor.css`.
extension ShapeStyle where Self == SchemeColor {
  /// The background of every screen.
  public static var paper: SchemeColor { SchemeColor(light: 0xF4EEE2, dark: 0x191922) }
  /// The background of rows, cards and sheets.
  public static var surface: SchemeColor { SchemeColor(light: 0xFFFAF0, dark: 0x262631) }
  /// The background of buttons.
  public static var raised: SchemeColor { SchemeColor(light: 0xFFFFFF, dark: 0x32323F) }
  /// Text.
  public static var ink: SchemeColor { SchemeColor(light: 0x2A2833, dark: 0xF3EEE4) }
  /// Secondary text.
  public static var muted: SchemeColor { SchemeColor(light: 0x6A6270, dark: 0xAAA4B6) }
  /// Borders.
  public static var line: SchemeColor { SchemeColor(light: 0xDCCFB8, dark: 0x41414F) }
  /// Selections, and the main button.
  public static var accent: SchemeColor { SchemeColor(light: 0x1B66AA, dark: 0x7DB9F0) }
  /// The part of a bar that stands for games with hints: a fainter accent.
  static var hintedBar: SchemeColor { SchemeColor(light: 0x9BBFE0, dark: 0x44688A) }
  /// Text on the accent color.
  public static var onAccent: SchemeColor { SchemeColor(light: 0xFFFFFF, dark: 0x10202F) }
  /// Errors and warnings.
  public static var alarm: SchemeColor { SchemeColor(light: 0xB3202F, dark: 0xFF9A9F) }
}

/// Tints with a `Color`, because UIKit views such as the tab bar accept no other style.
private struct PlainTint: ViewModifier {
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    content.tint(SchemeColor.accent.color(in: scheme))
  }
}

extension View {
  /// Tints controls with Parlor's accent color.
  public func parlorTint() -> some View {
    modifier(PlainTint())
  }

  /// Returns the view in light and in dark mode, for a preview.
  public func inBothSchemes() -> some View {
    VStack(spacing: 0) {
      padding().background(.paper).environment(\.colorScheme, .light)
      padding().background(.paper).environment(\.colorScheme, .dark)
    }
  }
}
#endif
