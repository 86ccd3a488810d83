#if canImport(SwiftUI)
import AppSupport
import GameCore
import SwiftUI
import TriplesSession

/// The score, another figure, and the tools beside them.
struct Figures<Tools: View>: View {
  let score: Int
  let secondFigure: FigureView
  @ViewBuilder let tools: Tools

  var body: some View {
    AdaptiveRow {
      FigureView(title: "Score", text: DecimalText.grouped(score))
      secondFigure
    } end: {
      tools
    }
  }
}

/// A figure beside a board.
struct FigureView: View {
  let title: String
  let text: String

  /// Whether the text consists of words instead of a number.
  var consistsOfWords = false

  /// Whether the figure is the heading of its screen for screen readers.
  var isHeading = false

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: title)
        .font(.caption)
        .foregroundStyle(.muted)
      Text(verbatim: text)
        .font(consistsOfWords ? .subheadline : .title2)
        .fontWeight(consistsOfWords ? .semibold : .heavy)
        .monospacedDigit()
        .foregroundStyle(.ink)
        .lineLimit(consistsOfWords ? 2 : 1)
        .minimumScaleFactor(0.6)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 4)
    // The width doesn't depend on the number, so that the layout doesn't change during a game.
    .frame(minWidth: width, idealWidth: width, maxWidth: .infinity, alignment: .leading)
    .card(isBordered: false)
    .spoken(as: title)
    .accessibilityValue(text)
    .accessibilityAddTraits(isHeading ? .isHeader : [])
  }

  private var width: CGFloat { CGFloat(GameLayout.figureWidth(TextSize(dynamicTypeSize))) }
}

#Preview("Figures") {
  VStack {
    Figures(score: 1_204, secondFigure: FigureView(title: "Best", text: "4,096")) { EmptyView() }
    Figures(
      score: 1_204, secondFigure: FigureView(title: "Replay", text: "Move 3 of 29: Left", consistsOfWords: true)
    ) { EmptyView() }
  }
  .inBothSchemes()
}
#endif
