import TriplesModel
import TriplesSession

/// The edges of a board that the coach points at.
struct BoardPointer: Hashable {
  /// The edge that the best move goes to.
  var best: Direction?

  /// The edge that another move went to, which the player made.
  var played: Direction?

  /// Points at edges, or at nothing.
  init(best: Direction? = nil, played: Direction? = nil) {
    self.best = best
    self.played = played
  }

  /// Points at what a review says of the board that a replay shows: the best move, and the one that was played if that
  /// lost anything.
  init(_ viewer: TriplesSession.ReplayViewer) {
    guard let review = viewer.reviewing.review, review.advices.indices.contains(viewer.step) else { return }
    best = review.advices[viewer.step].best
    guard review.moves.indices.contains(viewer.step) else { return }
    let move = review.moves[viewer.step]
    if move.loss > .zero { played = move.played }
  }

  /// Points at what a hint thinks best.
  init(_ hint: TriplesSession.Hint?) {
    best = hint?.advice?.best
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// What the coach points at on a board: an edge with an arrow for the best move, another arrow for the one that was played.
/// What it says is said in words elsewhere.
struct BoardPointerView: View {
  let pointer: BoardPointer

  var body: some View {
    ZStack {
      if let played = pointer.played {
        BoardDisc(direction: played).fill(.surface)
        BoardDisc(direction: played).stroke(.alarm, style: StrokeStyle(lineWidth: 2))
        BoardArrow(direction: played).fill(.alarm)
      }
      if let best = pointer.best {
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

/// The disc behind the arrow of a move, which makes it stand out from tiles of any color.
private struct BoardDisc: Shape {
  let direction: Direction

  func path(in rect: CGRect) -> Path {
    let disc = BoardGeometry(width: Double(rect.width), height: Double(rect.height)).disc(direction)
    return Path(
      ellipseIn: CGRect(
        x: Double(rect.minX) + disc.x, y: Double(rect.minY) + disc.y, width: disc.side, height: disc.side))
  }
}

/// The arrow of a move, toward the edge of the board that the move goes to.
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

/// The edge of a board that a move goes to, as an outline to be filled.
private struct BoardEdge: Shape {
  let direction: Direction

  func path(in rect: CGRect) -> Path {
    let geometry = BoardGeometry(width: Double(rect.width), height: Double(rect.height))
    return Path(geometry.edge(direction), in: rect)
      .strokedPath(StrokeStyle(lineWidth: geometry.edgeWidth, lineCap: .round))
  }
}

extension Path {
  /// A line on the board that fills a rectangle.
  init(_ line: BoardLine, in rect: CGRect) {
    self.init()
    let (left, top) = (Double(rect.minX), Double(rect.minY))
    move(to: CGPoint(x: left + line.fromX, y: top + line.fromY))
    addLine(to: CGPoint(x: left + line.toX, y: top + line.toY))
  }
}

#Preview("Pointer") {
  BoardPointerView(pointer: BoardPointer(best: .left, played: .up)).aspectRatio(1, contentMode: .fit).inBothSchemes()
}
#endif
