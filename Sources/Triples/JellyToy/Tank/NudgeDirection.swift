/// Where the whole tank can be nudged to.
public enum NudgeDirection: Sendable, CaseIterable {
  /// Everybody slides to the left wall.
  case left
  /// Everybody slides to the right wall.
  case right
  /// Everybody jumps, and one leaps at its match.
  case up
  /// Everybody is pressed to the floor.
  case down

  /// Where gravity points for a moment after the nudge, as a share of what it is otherwise.
  var lean: Point {
    switch self {
    case .left: Point(x: -1, y: 0.25)
    case .right: Point(x: 1, y: 0.25)
    case .up: Point(x: 0, y: 1)
    case .down: Point(x: 0, y: 2.5)
    }
  }
}
