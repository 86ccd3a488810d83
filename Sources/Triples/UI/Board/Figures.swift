#if canImport(SwiftUI)
import AppSupport
import NumberedGame
import SwiftUI
import TriplesSession

/// The score, another figure, and the tools beside them.
struct Figures<Tools: View>: View {
  /// The figure beside the score.
  enum Second {
    case best(String)
    case goal(TriplesSession.Goal)
    /// The friend's score at the same move, as text.
    case friend(String)
    case caption(String)
    /// A note that the game isn't recorded.
    case unrecorded
  }

  private let score: Int
  private let second: Second
  private let tools: Tools

  init(score: Int, second: Second, @ViewBuilder tools: () -> Tools) {
    self.score = score
    self.second = second
    self.tools = tools()
  }

  var body: some View {
    AdaptiveRow {
      Figure(title: "Score", text: DecimalText.grouped(score), isWords: false)
      switch second {
      case .best(let best): Figure(title: "Best", text: best, isWords: false)
      case .goal(let goal): Figure(title: goal.label, text: goal.text, isWords: goal.isWords)
      case .friend(let score): Figure(title: "Friend", text: score, isWords: false)
      case .caption(let text): Figure(title: "Replay", text: text, isWords: true)
      case .unrecorded: Figure(title: "Playing", text: "Not recorded", isWords: true)
      }
    } end: {
      tools
    }
  }
}

private struct Figure: View {
  let title: String
  let text: String

  /// Whether the text consists of words instead of a number.
  let isWords: Bool

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

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
    // The width doesn't depend on the number, so that the layout doesn't change during a game.
    .frame(minWidth: width, idealWidth: width, maxWidth: .infinity, alignment: .leading)
    .card(isBordered: false)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(title)
    .accessibilityValue(text)
  }

  private var width: CGFloat { CGFloat(GameLayout.figureWidth(TextSize(dynamicTypeSize))) }
}

#Preview("Figures") {
  VStack {
    Figures(score: 1_204, second: .best("4,096")) { EmptyView() }
    Figures(score: 1_204, second: .caption("Move 3 of 29: Left")) { EmptyView() }
  }
  .inBothSchemes()
}
#endif
