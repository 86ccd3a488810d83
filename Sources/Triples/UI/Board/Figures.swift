#if canImport(SwiftUI)
import AppSupport
import NumberedGame
import SwiftUI
import TriplesSession

/// The score, another figure, and the tools beside them.
struct Figures<Tools: View>: View {
  /// The figure beside the score.
  enum SecondFigure {
    case best(String)
    case goal(TriplesSession.Goal)
    /// The friend's score at the same move, as text.
    case friend(String)
    case caption(String)
    /// A note that the game isn't recorded.
    case unrecordedNote
  }

  private let score: Int
  private let secondFigure: SecondFigure
  private let tools: Tools

  init(score: Int, secondFigure: SecondFigure, @ViewBuilder tools: () -> Tools) {
    self.score = score
    self.secondFigure = secondFigure
    self.tools = tools()
  }

  var body: some View {
    AdaptiveRow {
      FigureView(title: "Score", text: DecimalText.grouped(score), consistsOfWords: false)
      switch secondFigure {
      case .best(let best): FigureView(title: "Best", text: best, consistsOfWords: false)
      case .goal(let goal): FigureView(title: goal.label, text: goal.text, consistsOfWords: goal.consistsOfWords)
      case .friend(let score): FigureView(title: "Friend", text: score, consistsOfWords: false)
      case .caption(let text): FigureView(title: "Replay", text: text, consistsOfWords: true)
      case .unrecordedNote: FigureView(title: "Playing", text: "Not recorded", consistsOfWords: true)
      }
    } end: {
      tools
    }
  }
}

private struct FigureView: View {
  let title: String
  let text: String

  /// Whether the text consists of words instead of a number.
  let consistsOfWords: Bool

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
  }

  private var width: CGFloat { CGFloat(GameLayout.figureWidth(TextSize(dynamicTypeSize))) }
}

#Preview("Figures") {
  VStack {
    Figures(score: 1_204, secondFigure: .best("4,096")) { EmptyView() }
    Figures(score: 1_204, secondFigure: .caption("Move 3 of 29: Left")) { EmptyView() }
  }
  .inBothSchemes()
}
#endif
