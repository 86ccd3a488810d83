/// A style of text, as SwiftUI's `Font` has it.
public enum TextStyle: CaseIterable, Hashable, Sendable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
}

/// A size of text that a player can choose in the system's settings, the smallest first. The last five are the
/// accessibility sizes, AX1 to AX5.
public enum TextSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the player can only choose it where larger accessibility sizes are switched on.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether the left one is smaller.
  public static func < (left: TextSize, right: TextSize) -> Bool { left.rawValue < right.rawValue }

  /// How large text of a style is, in points.
  ///
  /// The figures are those of "Dynamic Type sizes" and "Larger accessibility type sizes" for iOS and iPadOS in Apple's Human
  /// Interface Guidelines, Typography: https://developer.apple.com/design/human-interface-guidelines/typography (of which the
  /// row of Body and the column of Large were looked up, and the other cells not one by one).
  public func points(_ style: TextStyle) -> Double {
    let row: [Double] =
      switch style {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    return row[rawValue]
  }
}

// MARK: Estimates
// Nothing but the system can measure text. What follows is no measure: it errs on the side of too much, so that a layout
// which has room by these figures has room on a screen too.
extension TextSize {
  /// About how high a line of text is, in points: a little more than what the same guidelines give as its leading.
  public func lineHeight(_ style: TextStyle) -> Double { points(style) * 1.2 + 2 }

  /// About how wide a text is on one line, in points, if it is semibold. One that is heavy is a tenth wider.
  public func width(of text: String, _ style: TextStyle) -> Double {
    text.unicodeScalars.reduce(0) { $0 + Self.share($1) } * points(style)
  }

  /// About how wide a symbol is beside text of a style, in points. Several side by side are not wider than so many of these,
  /// though one of them may be.
  public func symbolWidth(_ style: TextStyle = .body) -> Double { 1.25 * points(style) }

  /// About how wide a button of Parlor with a symbol is, in points.
  public var symbolButtonWidth: Double { max(GameButton.least, symbolWidth() + 2 * GameButton.padding) }

  /// About how wide a button of Parlor with a text is, in points.
  public func buttonWidth(_ text: String) -> Double {
    max(GameButton.least, width(of: text, .body) + 2 * GameButton.padding)
  }

  /// About how high a button of Parlor is, in points, if its text has one line.
  public var buttonHeight: Double { max(GameButton.least, lineHeight(.body)) }

  /// How symbol buttons side by side share out a width.
  ///
  /// - Parameters:
  ///   - count: how many there are.
  ///   - width: the room there is, in points.
  public func plan(ofSymbolButtons count: Int, width: Double) -> LinePlan {
    LinePlan(
      Array(repeating: LinePlan.Item(width: symbolButtonWidth), count: count), spacing: GameButton.gap, width: width)
  }

  /// The width of a character as a share of the size of its text.
  private static func share(_ character: Unicode.Scalar) -> Double {
    switch character {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ", "·": 0.32
    case "f", "r", "t", "(", ")", "-": 0.42
    case "m", "w", "M", "W", "@", "%", "…": 0.95
    case "A"..."Z": 0.72
    default: 0.64
    }
  }
}

/// The sizes of Parlor's buttons, in points.
public enum GameButton {
  /// The least width and height: what a finger meets reliably.
  public static let least = 44.0

  /// The room at either side of the label.
  public static let padding = 12.0

  /// The gap between two.
  public static let gap = 8.0
}

#if canImport(SwiftUI)
import SwiftUI

extension TextSize {
  /// The size that a view has in its environment. One that later systems may add counts as the largest.
  public init(_ size: DynamicTypeSize) {
    self =
      switch size {
      case .xSmall: .xSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .xLarge: .xLarge
      case .xxLarge: .xxLarge
      case .xxxLarge: .xxxLarge
      case .accessibility1: .accessibility1
      case .accessibility2: .accessibility2
      case .accessibility3: .accessibility3
      case .accessibility4: .accessibility4
      case .accessibility5: .accessibility5
      @unknown default: .accessibility5
      }
  }
}
#endif
