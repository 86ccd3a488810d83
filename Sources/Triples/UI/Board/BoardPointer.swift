import TriplesModel
import TriplesSession

/// The directions that the coach points at on a board.
struct BoardPointer: Hashable {
  /// The best move, and those that are equally good.
  var bestMoves: [Direction]

  /// The direction of the player's move, or `nil` if it was the best one.
  var playedMove: Direction?

  init(bestMove: Direction? = nil, playedMove: Direction? = nil) {
    bestMoves = [bestMove].compactMap { $0 }
    self.playedMove = playedMove
  }

  /// Creates a pointer for a step of a reviewed replay: the best move, and the player's move if it lost points.
  init(_ viewer: TriplesSession.ReplayViewer) {
    self.init()
    guard let review = viewer.reviewState.review, review.advices.indices.contains(viewer.step) else { return }
    bestMoves = [review.advices[viewer.step].bestMove].compactMap { $0 }
    guard review.moves.indices.contains(viewer.step) else { return }
    let move = review.moves[viewer.step]
    if move.loss > .zero { playedMove = move.playedMove }
  }

  init(_ advice: Advice?) {
    bestMoves = advice?.bestMoves ?? []
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// The coach's pointers on a board: an arrow and a marked edge for the best move, and another arrow for the player's
/// move. Accessibility elements elsewhere describe them.
struct BoardPointerView: View {
  let pointer: BoardPointer

  var body: some View {
    ZStack {
      if let played = pointer.playedMove {
        BoardDisc(direction: played).fill(.surface)
        BoardDisc(direction: played).stroke(.alarm, style: StrokeStyle(lineWidth: 2))
        BoardArrow(direction: played).fill(.alarm)
      }
      ForEach(pointer.bestMoves, id: \.self) { best in
        BoardEdge(direction: best).fill(.accent)
        BoardDisc(direction: best).fill(.surface)
        BoardDisc(direction: best).stroke(.accent, style: StrokeStyle(lineWidth: 2))
        BoardArrow(direction: best).fill(.accent)
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

/// The disc behind the arrow of a move. It makes the arrow stand out from tiles of any color.
private struct BoardDisc: Shape {
  let direction: Direction

  func path(in rect: CGRect) -> Path {
    let disc = BoardGeometry(width: Double(rect.width), height: Double(rect.height)).disc(direction)
    return Path(
      ellipseIn: CGRect(
        x: Double(rect.minX) + disc.x, y: Double(rect.minY) + disc.y, width: disc.side, height: disc.side))
  }
}

private struct BoardArrow: Shape {
  let direction: Direction

  func path(in rect: CGRect) -> Path {
    let geometry = BoardGeometry(width: Double(rect.width), height: Double(rect.height))
    var path = Path()
    path.addLines(geometry.arrow(direction).map { CGPoint(x: Double(rect.minX) + $0.x, y: Double(rect.minY) + $0.y) })
    path.closeSubpath()
    return path
  }
}

/// The edge of the board that a move goes to, as an outline to fill.
private struct BoardEdge: Shape {
  let direction: Direction

  func path(in rect: CGRect) -> Path {
    let geometry = BoardGeometry(width: Double(rect.width), height: Double(rect.height))
    return Path(geometry.edge(direction), in: rect)
      .strokedPath(StrokeStyle(lineWidth: geometry.edgeWidth, lineCap: .round))
  }
}

extension Path {
  /// Creates a line of a board whose upper left corner is that of `rect`.
  init(_ line: BoardLine, in rect: CGRect) {
    self.init()
    let (left, top) = (Double(rect.minX), Double(rect.minY))
    move(to: CGPoint(x: left + line.fromX, y: top + line.fromY))
    addLine(to: CGPoint(x: left + line.toX, y: top + line.toY))
  }
}

#Preview("Pointer") {
  BoardPointerView(pointer: BoardPointer(bestMove: .left, playedMove: .up)).aspectRatio(1, contentMode: .fit)
    .inBothSchemes()
}
#endif
