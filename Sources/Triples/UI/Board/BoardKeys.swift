import AppSupport
import TriplesModel

extension Direction {
  static var buttonOrder: [Direction] { [.left, .up, .down, .right] }

  var symbol: String {
    switch self {
    case .left: "arrow.left"
    case .right: "arrow.right"
    case .up: "arrow.up"
    case .down: "arrow.down"
    }
  }

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

enum BoardKey: Hashable {
  case move(Direction)
  case hint

  init?(key: Character) {
    let key = KeyNames.letter(typedAs: key)
    if let direction = Direction(key: key) {
      self = .move(direction)
    } else if key == "h" || key == "H" {
      self = .hint
    } else {
      return nil
    }
  }
}

#if canImport(SwiftUI)
import SwiftUI

extension Direction {
  var arrowKey: KeyEquivalent {
    switch self {
    case .left: .leftArrow
    case .right: .rightArrow
    case .up: .upArrow
    case .down: .downArrow
    }
  }

  init?(arrowKey key: KeyEquivalent) {
    guard let direction = Self.allCases.first(where: { $0.arrowKey == key }) else { return nil }
    self = direction
  }
}

extension BoardKey {
  /// Creates the command of a key, or returns `nil` if it has none. Keys with Command, Control, or Option have none.
  init?(_ press: KeyPress) {
    guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return nil }
    if let direction = Direction(arrowKey: press.key) {
      self = .move(direction)
    } else {
      self.init(key: press.key.character)
    }
  }
}
#endif
