#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesModel
import TriplesSession

/// The first tab: the current game.
struct BoardTab: View {
  @Environment(TriplesController.self) private var controller

  var body: some View {
    BoardLayoutView {
      Figures(score: controller.session.game.score, secondFigure: secondFigure) {
        BoardTools()
      }
      .overlay(alignment: .bottom) {
        // Use the gap below the figures, so that the layout doesn't change when the line appears.
        if let line = controller.session.rivalLine { RivalLineView(line: line).offset(y: GameLayout.gap - 2) }
      }
    } board: {
      // After the last move, the board fades after a delay, so that the player sees the move first.
      PlayableBoard(
        dealCount: controller.session.dealCount, pointer: BoardPointer(controller.session.hint?.advice),
        blockedMove: controller.session.blockedMove, firstTile: controller.session.firstTile,
        isInDanger: controller.session.isInDanger
      ) {
        controller.session
      }
      .saturation(controller.session.isOver ? 0 : 1)
      .opacity(controller.session.isOver ? 0.6 : 1)
      .animates(.fade, .easeInOut(duration: 0.5).delay(0.35), value: controller.session.isOver)
    } controls: {
      TipLine(text: controller.session.tip, isRanked: controller.isRanked)
      if controller.session.isOver {
        GameOverRow()
      } else {
        DirectionButtons()
      }
      if let automaticPlay = controller.session.automaticPlay {
        AutomaticPlayControls(automaticPlay: automaticPlay)
      } else if controller.session.day != nil {
        DayControls()
      } else {
        GameControls()
      }
    }
    .handlesKeys(phases: [.down, .repeat], acceptsInput: controller.session.acceptsMoves) { press in
      switch BoardKey(press) {
      case .move(let direction): controller.session.move(direction)
      case .hint: if press.phase == .down { controller.session.toggleHint() }
      case nil: return false
      }
      return true
    }
    .onMagicTap { controller.performMagicTap() }
  }

  /// The friend's score at the same move, the goal, or the best score.
  private var secondFigure: FigureView {
    if let line = controller.session.rivalLine { return FigureView(title: "Friend", text: line.text) }
    if let goal = controller.session.goalBesideScore {
      return FigureView(title: goal.label, text: goal.text, consistsOfWords: goal.consistsOfWords)
    }
    return FigureView(title: "Best", text: controller.session.bestText)
  }
}

/// The message and the button that replace the move buttons after the game.
private struct GameOverRow: View {
  @Environment(TriplesController.self) private var controller

  var body: some View {
    AdaptiveRow {
      Text(verbatim: controller.session.gameOverText)
        .bold()
        .foregroundStyle(.ink)
    } end: {
      Button("Result") { controller.session.showResult() }
        .buttonStyle(.game)
    }
  }
}

/// A line of text below the board. Its space is the same without text, so that the layout doesn't change.
struct TipLine: View {
  let text: String?
  var isRanked = false

  var body: some View {
    StatusLine(text, isRanked: isRanked)
      .font(.callout)
      .fontWeight(.semibold)
      .foregroundStyle(.ink)
      .frame(maxWidth: .infinity)
  }
}
#endif
