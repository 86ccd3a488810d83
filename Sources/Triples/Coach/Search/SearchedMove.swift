import TriplesModel

/// A legal move with what it is worth.
public struct SearchedMove: Hashable, Sendable {
  /// The move.
  public let direction: Direction

  /// The points that it makes and those expected after it, in hundredths.
  public let value: Int
}
