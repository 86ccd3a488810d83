import AppSupport
import TriplesModel
import TriplesSession

#if canImport(SwiftUI)
import SwiftUI

/// The board of a lesson's step, with swipes, keys, and buttons. The step about hints shows what each move costs.
struct TriplesLessonPosition: View {
  let screen: LessonScreen<TriplesLesson>

  /// The maximum side of the board, in points.
  let side: CGFloat

  var body: some View {
    let lesson = screen.lesson
    VStack(spacing: 12) {
      PlayableBoard(
        dealCount: lesson.core.beginCount, pointer: BoardPointer(bestMove: lesson.bestMove),
        blockedMove: lesson.core.state.blockedMove
      ) {
        screen.lesson
      }
      .frame(maxWidth: side)
      .handlesKeys(acceptsInput: lesson.acceptsMoves) { press in
        guard lesson.acceptsMoves, case .move(let direction) = BoardKey(press) else { return false }
        lesson.move(direction)
        return true
      }
      MoveButtons(isEnabled: lesson.acceptsMoves) {
        lesson.label(of: $0)
      } move: {
        lesson.move($0)
      }
    }
    // Don't dismiss the sheet with a downward swipe, because that is a move.
    .interactiveDismissDisabled()
  }
}
#endif
