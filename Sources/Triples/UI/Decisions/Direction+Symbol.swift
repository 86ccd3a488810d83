import TriplesModel

extension Direction {
  /// The order in which the buttons stand.
  static var buttons: [Direction] { [.left, .up, .down, .right] }

  /// The SF Symbol of the direction's button.
  var symbol: String {
    switch self {
    case .left: "arrow.left"
    case .right: "arrow.right"
    case .up: "arrow.up"
    case .down: "arrow.down"
    }
  }

  /// The direction of a letter key, or nothing for any other key.
  init?(key: Character) {
    switch key {
    case "a", "A": self = .left
    case "d", "D": self = .right
    case "w", "W": self = .up
    case "s", "S": self = .down
    default: return nil
    }
  }
}
