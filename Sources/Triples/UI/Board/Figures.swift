import NumberedGame

#if canImport(SwiftUI)
import PlaySupport
import SwiftUI

/// The score, a second figure, and the tools beside them.
struct Figures<Tools: View>: View {
  /// What stands beside the score.
  enum Second {
    /// The best score.
    case best(Int)
    /// Where in a replay this is.
    case caption(String)
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
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        figures
        tools
      }
      VStack(spacing: 8) {
        figures
        HStack(spacing: 8) { tools }
      }
    }
  }

  private var figures: some View {
    HStack(spacing: 8) {
      Figure(title: "Score", text: DecimalText.grouped(score), isWords: false)
      switch second {
      case .best(let best): Figure(title: "Best", text: DecimalText.grouped(best), isWords: false)
      case .caption(let text): Figure(title: "Replay", text: text, isWords: true)
      }
    }
  }
}

#Preview("Figures") {
  Figures(score: 1_204, second: .best(4_096)) { EmptyView() }
}

#Preview("Figures, dark") {
  Figures(score: 1_204, second: .caption("Move 3 of 29: Left")) { EmptyView() }.preferredColorScheme(.dark)
}
#endif
