#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// What stands in place of the guess when the game is over: how it ended, and the ways on.
struct OverView: View {
  let ended: CodeBreakerSession.EndedGame
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    VStack(spacing: 8) {
      Text(verbatim: ended.summaryWithTime)
        .bold()
        .foregroundStyle(.ink)
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) {
          lookingBack
          playAgain
        }
        VStack(spacing: 8) {
          HStack(spacing: 8) { lookingBack }
          playAgain
        }
      }
    }
  }

  @ViewBuilder private var lookingBack: some View {
    Button("Result") { table.session.showResult() }
      .buttonStyle(.game)
    if ended.canReview {
      Button("Review") { table.session.openReview() }
        .buttonStyle(.game)
        .accessibilityHint("The coach looks at every guess.")
    }
  }

  private var playAgain: some View {
    Button {
      table.session.playAgain()
    } label: {
      Text("Play again").frame(maxWidth: .infinity)
    }
    .buttonStyle(.primaryGame)
  }
}

#Preview("Over") {
  let table = CodeBreakerTable.reviewPreview
  if let ended = table.session.endedGame { OverView(ended: ended).environment(table) }
}
#endif
