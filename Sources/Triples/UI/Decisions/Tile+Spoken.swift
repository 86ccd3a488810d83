import TriplesModel

extension Tile {
  /// What a screen reader says of the tile: "6, row 2, column 3".
  var spoken: String {
    "\(val), row \(row + 1), column \(col + 1)"
  }
}
