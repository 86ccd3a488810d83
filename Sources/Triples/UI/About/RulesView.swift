#if canImport(SwiftUI)
import SwiftUI

/// How to play.
struct RulesView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("How to play")
        .font(.title2.bold())
        .accessibilityAddTraits(.isHeader)
      Text(
        """
        Swipe, drag, press the arrow keys or use the buttons. Every row or column moves one step that way, if it can.
        """)
      rule("1 and 2 make 3.", chips: [1, 2, 3])
      rule("Two equal numbers from 3 up make their sum: 3 and 3 make 6.", chips: [3, 3, 6])
      rule("After each move a new 1 or 2 appears. Every new number scores its value.", chips: [1, 2])
      rule("When nothing can move, the game is over.", chips: [])
      Text(
        """
        Every game has a number. The same number deals the same game, so you can play it again or hand it to a friend.
        """)
      Text(
        """
        The coach has learned the game and sees no more of it than you do. Hint (H) shows its best move and what the \
        others cost, Watch lets it play on, and Review goes through a game move by move: what was play, and what was \
        luck.
        """)
    }
  }

  private func rule(_ text: String, chips: [Int]) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: text)
      HStack(spacing: 4) {
        ForEach(Array(chips.enumerated()), id: \.offset) { _, value in
          ChipView(value: value)
        }
      }
      .accessibilityHidden(true)
    }
    .padding(.leading, 12)
  }
}

#Preview("Rules") {
  RulesView()
}

#Preview("Rules, dark") {
  RulesView().preferredColorScheme(.dark)
}
#endif
