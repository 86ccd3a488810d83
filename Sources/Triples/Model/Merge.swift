/// Two tiles becoming one.
public struct Merge: Hashable, Sendable {
  /// The tile that is gone, where it stood: the one nearer to the edge that tiles moved towards.
  public var vanished: Tile

  /// The tile that moved onto the other's place and stays, with its new value.
  public var survivor: Tile
}
