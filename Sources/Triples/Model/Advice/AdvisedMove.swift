/// One legal move and what the coach expects of it.
public struct AdvisedMove: Hashable, Sendable {
  /// The move.
  public let direction: Direction

  /// The final score that the coach expects after it, before it knows the spawn: the points so far, those that the move
  /// makes, and those still to come.
  public let expectation: Points

  /// Makes a move from its parts.
  ///
  /// - Parameter expectation: what lies outside `Advice.range` becomes the nearest that lies in it.
  public init(_ direction: Direction, expectation: Points) {
    self.direction = direction
    self.expectation = min(max(expectation, Advice.range.lowerBound), Advice.range.upperBound)
  }
}
