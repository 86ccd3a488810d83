#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

/// A line of text whose space stays the same when the text changes, so that nothing below it moves.
public struct StatusLine: View {
  private let text: String?
  private let isRanked: Bool

  /// Creates a line that shows `text`, if any. For a ranked game, reserves space for every status of the connection.
  public init(_ text: String?, isRanked: Bool = false) {
    self.text = text
    self.isRanked = isRanked
  }

  /// The text, in front of an invisible sentence that is at least as long as any status.
  public var body: some View {
    ZStack {
      if isRanked {
        Text(verbatim: RankedClient.unsentNote)
          .hidden()
          .accessibilityHidden(true)
      }
      Text(verbatim: text ?? " ")
        .accessibilityHidden(text == nil)
    }
    .multilineTextAlignment(.center)
  }
}
#endif
