/// A style of text, as in SwiftUI's `Font`.
public enum TextStyle: CaseIterable, Hashable, Sendable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
}

/// A text size from the system's settings, the smallest first. The last five are the accessibility sizes, AX1 to AX5.
public enum TextSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size requires the setting "Larger Accessibility Sizes".
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Returns whether the left size is smaller.
  public static func < (left: TextSize, right: TextSize) -> Bool { left.rawValue < right.rawValue }

  /// Returns the font size of a style, in points. The values are from the tables "Dynamic Type sizes" and "Larger
  /// accessibility type sizes" for iOS and iPadOS in Apple's Human Interface Guidelines, Typography:
  /// https://developer.apple.com/design/human-interface-guidelines/typography. Only the row Body and the column Large
  /// were compared with the source.
  public func fontSize(_ style: TextStyle) -> Double {
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

// Only the system can measure text. These estimates err on the large side, so a layout that fits them fits the screen.
extension TextSize {
  /// Returns the approximate height of a line of text, in points: slightly more than the leading in the guidelines.
  public func lineHeight(_ style: TextStyle) -> Double { fontSize(style) * 1.2 + 2 }

  /// Returns the approximate width of semibold text on one line, in points. Heavy text is a tenth wider.
  public func width(of text: String, _ style: TextStyle) -> Double {
    text.unicodeScalars.reduce(0) { $0 + Self.relativeWidth(of: $1) } * fontSize(style)
  }

  /// Returns the approximate width of a symbol beside text, in points. One may be wider, but several together aren't.
  public func symbolWidth(_ style: TextStyle = .body) -> Double { 1.25 * fontSize(style) }

  /// The approximate width of a button with a symbol, in points.
  public var symbolButtonWidth: Double { max(GameButtonMetrics.minSide, symbolWidth() + 2 * GameButtonMetrics.padding) }

  /// Returns the approximate width of a button labeled `text`, in points.
  public func buttonWidth(_ text: String) -> Double {
    max(GameButtonMetrics.minSide, width(of: text, .body) + 2 * GameButtonMetrics.padding)
  }

  /// The approximate height of a button with one line of text, in points.
  public var buttonHeight: Double { max(GameButtonMetrics.minSide, lineHeight(.body)) }

  /// Arranges `count` symbol buttons within `width`, in points.
  public func plan(ofSymbolButtons count: Int, width: Double) -> LinePlan {
    LinePlan(
      Array(repeating: LinePlan.Item(width: symbolButtonWidth), count: count), spacing: GameButtonMetrics.gap,
      width: width)
  }

  private static func relativeWidth(of character: Unicode.Scalar) -> Double {
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
public enum GameButtonMetrics {
  /// The minimum width and height: a reliable touch target.
  public static let minSide = 44.0

  /// The distance between the label and either side.
  public static let padding = 12.0

  /// The gap between two buttons.
  public static let gap = 8.0
}

#if canImport(SwiftUI)
import SwiftUI

extension TextSize {
  /// Creates the counterpart of SwiftUI's `size`. Sizes that later systems add count as the largest.
  public init(_ size: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: size)
    self = index.flatMap { Self(rawValue: $0) } ?? .accessibility5
  }
}
#endif
