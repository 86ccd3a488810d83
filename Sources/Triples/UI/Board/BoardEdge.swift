#if canImport(SwiftUI)
import SwiftUI
import TriplesModel

/// The edge of a board that a move goes to, as an outline to be filled.
struct BoardEdge: Shape {
  let direction: Direction

  func path(in rect: CGRect) -> Path {
    let geometry = BoardGeometry(width: Double(rect.width), height: Double(rect.height))
    let line = geometry.edge(direction)
    var path = Path()
    path.move(to: CGPoint(x: Double(rect.minX) + line.fromX, y: Double(rect.minY) + line.fromY))
    path.addLine(to: CGPoint(x: Double(rect.minX) + line.toX, y: Double(rect.minY) + line.toY))
    return path.strokedPath(StrokeStyle(lineWidth: geometry.edgeWidth, lineCap: .round))
  }
}

#Preview("Edge") {
  BoardEdge(direction: .left).aspectRatio(1, contentMode: .fit)
}

#Preview("Edge, dark") {
  BoardEdge(direction: .up).aspectRatio(1, contentMode: .fit).preferredColorScheme(.dark)
}
#endif
