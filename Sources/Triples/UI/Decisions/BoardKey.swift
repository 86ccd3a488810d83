import TriplesModel

/// What a key means on the board.
enum BoardKey: Hashable {
  /// A move.
  case move(Direction)
  /// A hint, or its end.
  case hint

  /// The meaning of a letter key, or nothing for any other key.
  init?(key: Character) {
    if let direction = Direction(key: key) {
      self = .move(direction)
    } else if key == "h" || key == "H" {
      self = .hint
    } else {
      return nil
    }
  }
}
