#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// The game in large windows: the hidden code, all rows of the board with the guess in its own, and the choices.
struct BoardView: View {
  let layout: GameLayout
  @Environment(CodeBreakerController.self) private var controller

  var body: some View {
    let session = controller.session
    let isOver = session.game.isOver
    let firstEmptyRow = session.attempts.count + (isOver ? 1 : 2)
    VStack(spacing: GameLayout.gap) {
      HeaderView(arrangement: layout.header.arrangement)
      MasterCodeView(layout: isOver ? layout.guess : layout.master)
      VStack(spacing: layout.rowSpacing) {
        ForEach(Array(stride(from: session.rowCount, through: firstEmptyRow, by: -1)), id: \.self) { number in
          row(number) {
            holes
          } end: {
            EmptyView()
          }
          .frame(minHeight: layout.minRowHeight, maxHeight: GameButtonMetrics.minSide)
        }
      }
      .accessibilityHidden(true)
      if !isOver {
        row(session.attempts.count + 1) {
          GuessView(layout: layout)
        } end: {
          GuessButton()
        }
        .frame(minHeight: GameButtonMetrics.minSide)
      }
      AttemptsView(layout: layout)
      if let ended = session.endedGame {
        GameOverControls(ended: ended)
      } else {
        GuessControls(layout: layout)
      }
    }
  }

  private func row(
    _ number: Int, @ViewBuilder pegs: () -> some View, @ViewBuilder end: () -> some View
  ) -> some View {
    HStack(spacing: 0) {
      AttemptNumber(number)
        .frame(width: GameButtonMetrics.minSide)
      pegs()
        .frame(maxWidth: .infinity)
      HStack(spacing: 0) { end() }
        .frame(width: layout.rowEndWidth)
        .padding(.trailing, 10)
    }
  }

  private var holes: some View {
    HStack(spacing: layout.attempt.spacing) {
      ForEach(0..<controller.session.game.setup.pegCount, id: \.self) { _ in
        Circle()
          .fill(.hole)
          .opacity(0.6)
          .padding(5)
          .frame(width: layout.attempt.side, height: layout.attempt.side)
      }
    }
  }
}
#endif
