#if canImport(SwiftUI)
import SwiftUI

/// Text in a column, as wide as the column's longest text, so that the bars beside the column have equal space.
public struct ColumnText: View {
  private let text: String
  private let longest: String

  /// Creates the view of `text`. `column` contains all text of the column.
  public init(_ text: String, in column: [String]) {
    self.text = text
    longest = column.max { $0.count < $1.count } ?? text
  }

  /// The text, in the width of the column.
  public var body: some View {
    // The player's own row is bold, so the column must have room for bold text.
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
