extension Triples {
  /// Returns the merges that a move would make. The surviving tiles already have their new values and positions.
  public func merges(_ direction: Direction) -> [Merge] {
    rows(toward: direction).compactMap { row in
      guard let index = Self.collapsingIndex(row), let vanished = row[index], var survivor = row[index + 1],
        let sum = Tile.sum(of: vanished.val, and: survivor.val)
      else { return nil }
      (survivor.val, survivor.row, survivor.col) = (sum, vanished.row, vanished.col)
      return Merge(vanishedTile: vanished, survivor: survivor)
    }
  }

  /// Returns two neighbors that can't move in `direction`, the one nearer to the edge first. Prefers equal tiles, which
  /// puzzle players most. Returns an empty array if the move is legal or no tiles are neighbors along `direction`.
  public func blockingPair(_ direction: Direction) -> [Tile] {
    guard !canCollapse(direction) else { return [] }
    var found: [Tile] = []
    for row in rows(toward: direction) {
      for case (.some(let tile), .some(let next)) in zip(row, row.dropFirst()) {
        if tile.val == next.val { return [tile, next] }
        if found.isEmpty { found = [tile, next] }
      }
    }
    return found
  }
}
