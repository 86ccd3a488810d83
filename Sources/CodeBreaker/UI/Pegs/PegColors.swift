enum BuiltInColor: String, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case white, gray, black, clear
  case primary, secondary, accentColor
}

#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import SwiftUI

extension BuiltInColor {
  var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .mint: .mint
    case .teal: .teal
    case .cyan: .cyan
    case .blue: .blue
    case .indigo: .indigo
    case .purple: .purple
    case .pink: .pink
    case .brown: .brown
    case .white: .white
    case .gray: .gray
    case .black: .black
    case .clear: .clear
    case .primary: .primary
    case .secondary: .secondary
    case .accentColor: .accentColor
    }
  }
}

extension Color {
  /// Creates the SwiftUI color with the name, such as "red", or returns `nil`.
  public init?(name: String) {
    guard let builtIn = BuiltInColor(rawValue: name) else { return nil }
    self = builtIn.color
  }

  /// The name of the color if it's built into SwiftUI, or `nil`.
  public var name: String? {
    BuiltInColor.allCases.first { $0.color == self }?.rawValue
  }
}

extension Color {
  /// Creates the color of a peg, or returns `nil` for an emoji.
  ///
  /// The themes' colors take precedence over SwiftUI's of the same name, because they are easier to distinguish.
  init?(_ peg: Peg, in scheme: ColorScheme) {
    if let color = PegColor(peg) {
      self.init(scheme == .dark ? color.dark : color.light)
    } else {
      self.init(name: peg.text)
    }
  }
}

// CodeBreaker's colors, the same as in `Web/Site/codebreaker/codebreaker.css`.
extension ShapeStyle where Self == SchemeColor {
  static var hole: SchemeColor { SchemeColor(light: 0xE3D8C3, dark: 0x2B2B37) }
  /// The color of a hole's rim.
  static var well: SchemeColor { SchemeColor(light: 0xCDBFA4, dark: 0x4B4B5B) }
  /// The color of a marker for no match. Its contrast with every background is at least 3.
  static var dot: SchemeColor { SchemeColor(light: 0x8A7C60, dark: 0x80809A) }
  /// The color of exact and inexact markers.
  static var marker: SchemeColor { SchemeColor(light: 0x2A2833, dark: 0xF3EEE4) }
}
#endif
