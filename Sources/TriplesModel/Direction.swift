/// One of the four ways in which a board can be collapsed.
public enum Direction: String, CaseIterable, Hashable, Sendable {
  case left = "Left"
  case right = "Right"
  case up = "Up"
  case down = "Down"
}
