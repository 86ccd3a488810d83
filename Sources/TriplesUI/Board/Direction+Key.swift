#if canImport(SwiftUI)
import SwiftUI
import TriplesModel

extension Direction {
  /// The arrow key of the direction.
  var arrowKey: KeyEquivalent {
    switch self {
    case .left: .leftArrow
    case .right: .rightArrow
    case .up: .upArrow
    case .down: .downArrow
    }
  }

  /// The direction that a key means, or nothing. Keys pressed with Command, Control or Option mean something else.
  init?(_ press: KeyPress) {
    guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return nil }
    if let direction = Self.allCases.first(where: { $0.arrowKey == press.key }) {
      self = direction
    } else {
      self.init(key: press.key.character)
    }
  }
}
#endif
