import TriplesModel

extension BoardGeometry {
  /// The corners of the arrow that points at an edge: it lies on the line in the middle of the board, its head first.
  func arrow(_ direction: Direction) -> [(x: Double, y: Double)] {
    // An arrow to the left, as shares of its box.
    let corners = [(0, 0.5), (0.55, 0), (0.55, 0.3), (1, 0.3), (1, 0.7), (0.55, 0.7), (0.55, 1)]
    return corners.map { corner in
      let fromEdge = side * (0.01 + 0.15 * corner.0)
      let along = side * (0.425 + 0.15 * corner.1)
      return switch direction {
      case .left: (fromEdge, along)
      case .right: (side - fromEdge, along)
      case .up: (along, fromEdge)
      case .down: (along, side - fromEdge)
      }
    }
  }

  /// The width of the line that marks an edge.
  var edgeWidth: Double { side * 0.016 }

  /// The line that marks an edge, within the board and between its round corners.
  func edge(_ direction: Direction) -> BoardLine {
    let (near, far) = (edgeWidth / 2, side - edgeWidth / 2)
    return switch direction {
    case .left: BoardLine(fromX: near, fromY: radius, toX: near, toY: side - radius)
    case .right: BoardLine(fromX: far, fromY: radius, toX: far, toY: side - radius)
    case .up: BoardLine(fromX: radius, fromY: near, toX: side - radius, toY: near)
    case .down: BoardLine(fromX: radius, fromY: far, toX: side - radius, toY: far)
    }
  }
}
