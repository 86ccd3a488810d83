#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// A figure under its title.
struct Figure: View {
  let title: String
  let text: String

  /// Whether the text is a sentence rather than a number.
  let isWords: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: title)
        .font(.caption)
        .foregroundStyle(.muted)
      Text(verbatim: text)
        .font(isWords ? .subheadline : .title2)
        .fontWeight(isWords ? .semibold : .heavy)
        .monospacedDigit()
        .foregroundStyle(.ink)
        .lineLimit(isWords ? 2 : 1)
        .minimumScaleFactor(0.6)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 4)
    // The same width is asked for whatever the number, so that the layout does not jump in the middle of a game.
    .frame(minWidth: 80, idealWidth: 80, maxWidth: .infinity, alignment: .leading)
    .background(.surface, in: RoundedRectangle(cornerRadius: 12))
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(title)
    .accessibilityValue(text)
  }
}

#Preview("Figure") {
  Figure(title: "Score", text: "1,204", isWords: false)
}

#Preview("Figure, dark") {
  Figure(title: "Score", text: "1,204", isWords: false).preferredColorScheme(.dark)
}
#endif
