#if canImport(SwiftUI)
import NumberedGame
import SwiftUI

extension Color {
  /// A colour that a model has a table of.
  nonisolated public init(_ color: SRGBColor) {
    self.init(
      .sRGB, red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255)
  }
}

/// A colour that is one thing on a light ground and another on a dark one.
public struct SchemeColor: ShapeStyle {
  private let light: Color
  private let dark: Color

  /// Makes a colour from two of the sRGB space, each written as in style sheets: `0xBC0119`.
  public init(light: UInt32, dark: UInt32) {
    self.light = Color(SRGBColor(light))
    self.dark = Color(SRGBColor(dark))
  }

  /// The colour in one of the schemes.
  public func color(in scheme: ColorScheme) -> Color {
    scheme == .dark ? dark : light
  }

  /// The colour where it is drawn.
  public func resolve(in environment: EnvironmentValues) -> Color {
    color(in: environment.colorScheme)
  }
}

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

/// Tints with a plain color: what UIKit draws for SwiftUI, such as the bar of the tabs, takes no other style.
private struct HouseTint: ViewModifier {
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    content.tint(SchemeColor.accent.color(in: scheme))
  }
}

extension View {
  /// Tints what can be pressed with the accent of the house.
  public func houseTint() -> some View {
    modifier(HouseTint())
  }

  /// The view in light and in dark, for a preview of a part of a screen.
  public func inBothSchemes() -> some View {
    VStack(spacing: 0) {
      padding().background(.paper).environment(\.colorScheme, .light)
      padding().background(.paper).environment(\.colorScheme, .dark)
    }
  }
}
#endif
