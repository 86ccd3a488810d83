#if canImport(SwiftUI)
import SwiftUI

/// A colour that is one thing on a light ground and another on a dark one.
public struct SchemeColor: ShapeStyle {
  private let light: Color
  private let dark: Color

  /// Makes a colour from two of the sRGB space, each written as in style sheets: `0xBC0119`.
  public init(light: UInt32, dark: UInt32) {
    self.light = Color(hex: light)
    self.dark = Color(hex: dark)
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

extension Color {
  /// A colour of the sRGB space as it is written in style sheets: `0xBC0119` is red 0xBC, green 0x01, blue 0x19.
  nonisolated public init(hex: UInt32) {
    self.init(
      .sRGB, red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
  }
}
#endif
