/// The colours that are built into SwiftUI, by their names.
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
  /// The colour itself.
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
}

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
