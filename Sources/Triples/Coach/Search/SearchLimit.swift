/// How far a search looks.
public enum SearchLimit: Hashable, Sendable {
  /// A number of moves after the one considered, with all spawns between them. 0 is what the network says by itself.
  case plies(Int)

  /// As many whole plies as some number of looks at the network allows, and always at least one. A count and not a
  /// time, so that the answer is the same on every platform.
  case nodes(Int)
}
