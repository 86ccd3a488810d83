#if canImport(SwiftUI)
import SwiftUI

/// A text in a column as wide as its longest text. The bars beside it have equal room, so equal counts have equal bars.
public struct ColumnText: View {
  private let text: String
  private let longest: String

  /// Creates a text in a column of other texts.
  public init(_ text: String, in column: [String]) {
    self.text = text
    longest = column.max { $0.count < $1.count } ?? text
  }

  /// The text, in the width of the column.
  public var body: some View {
    // The player's own row is bold, which is wider.
    Text(verbatim: longest)
      .fontWeight(.bold)
      .hidden()
      .accessibilityHidden(true)
      .overlay(alignment: .trailing) {
        Text(verbatim: text)
          .fixedSize()
      }
      .monospacedDigit()
  }
}
#endif
