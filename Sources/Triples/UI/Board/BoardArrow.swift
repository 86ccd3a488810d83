#if canImport(SwiftUI)
import SwiftUI
import TriplesModel

/// The arrow of a move, at the edge of a board that it goes to.
struct BoardArrow: Shape {
  let direction: Direction

  func path(in rect: CGRect) -> Path {
    let geometry = BoardGeometry(width: Double(rect.width), height: Double(rect.height))
    var path = Path()
    for (index, corner) in geometry.arrow(direction).enumerated() {
      let point = CGPoint(x: Double(rect.minX) + corner.x, y: Double(rect.minY) + corner.y)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

#Preview("Arrow") {
  BoardArrow(direction: .left).aspectRatio(1, contentMode: .fit)
}

#Preview("Arrow, dark") {
  BoardArrow(direction: .up).aspectRatio(1, contentMode: .fit).preferredColorScheme(.dark)
}
#endif
