#if canImport(SwiftUI)
import SwiftUI

/// The lines between the cells of a board.
struct BoardLines: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    for line in BoardGeometry(width: Double(rect.width), height: Double(rect.height)).lines {
      path.move(to: CGPoint(x: Double(rect.minX) + line.fromX, y: Double(rect.minY) + line.fromY))
      path.addLine(to: CGPoint(x: Double(rect.minX) + line.toX, y: Double(rect.minY) + line.toY))
    }
    return path
  }
}

#Preview("Lines") {
  BoardLines().stroke(.primary, lineWidth: 2).aspectRatio(1, contentMode: .fit)
}

#Preview("Lines, dark") {
  BoardLines().stroke(.primary, lineWidth: 2).aspectRatio(1, contentMode: .fit).preferredColorScheme(.dark)
}
#endif
