// What a move would do, for front ends that show it before it is made, and why it cannot be made.
extension Triples {
  /// The tiles that collapsing in that direction makes one, each as it would stand then.
  public func merges(_ direction: Direction) -> [Merge] {
    rows(towards: direction).compactMap { row in
      guard let index = Self.collapsingIndex(row), let vanished = row[index], var survivor = row[index + 1],
        let sum = Tile.sum(of: vanished.val, and: survivor.val)
      else { return nil }
      (survivor.val, survivor.row, survivor.col) = (sum, vanished.row, vanished.col)
      return Merge(vanished: vanished, survivor: survivor)
    }
  }

  /// Two neighbours that keep each other from moving in a direction in which nothing moves, the one nearer to the edge
  /// first. Two equal ones, if there are such, since those puzzle most; none, if all tiles stand along the edge.
  public func refusingPair(_ direction: Direction) -> [Tile] {
    guard !canCollapse(direction) else { return [] }
    var found: [Tile] = []
    for row in rows(towards: direction) {
      for case (.some(let tile), .some(let next)) in zip(row, row.dropFirst()) {
        if tile.val == next.val { return [tile, next] }
        if found.isEmpty { found = [tile, next] }
      }
    }
    return found
  }
}
