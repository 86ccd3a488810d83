#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesModel

/// What the coach points at on a board: an edge with an arrow for the best move, another arrow for the one that was played.
/// What it says is said in words elsewhere.
struct BoardPointerView: View {
  let pointer: BoardPointer

  var body: some View {
    ZStack {
      if let played = pointer.played {
        BoardArrow(direction: played).fill(.alarm)
      }
      if let best = pointer.best {
        BoardEdge(direction: best).fill(.accent)
        BoardArrow(direction: best).fill(.accent)
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

#Preview("Pointer") {
  BoardPointerView(pointer: BoardPointer(best: .left, played: .up)).aspectRatio(1, contentMode: .fit)
}

#Preview("Pointer, dark") {
  BoardPointerView(pointer: BoardPointer(best: .down, played: .right))
    .aspectRatio(1, contentMode: .fit)
    .preferredColorScheme(.dark)
}
#endif
