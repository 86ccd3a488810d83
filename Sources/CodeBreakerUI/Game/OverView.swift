#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// What stands in place of the guess when the game is over: how it ended, and the ways on.
struct OverView: View {
  let ended: EndedGame
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    VStack(spacing: 8) {
      Text(verbatim: ended.summaryWithTime)
        .bold()
        .foregroundStyle(.ink)
      HStack(spacing: 8) {
        Button("Result") { table.session.showResult() }
          .buttonStyle(.game)
        Button {
          table.session.playAgain()
        } label: {
          Text("Play again").frame(maxWidth: .infinity)
        }
        .buttonStyle(.primaryGame)
      }
    }
  }
}
#endif
