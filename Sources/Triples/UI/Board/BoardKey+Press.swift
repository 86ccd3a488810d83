#if canImport(SwiftUI)
import SwiftUI
import TriplesModel

extension BoardKey {
  /// What a key means, or nothing. Keys pressed with Command, Control or Option mean something else.
  init?(_ press: KeyPress) {
    guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return nil }
    if let direction = Direction.allCases.first(where: { $0.arrowKey == press.key }) {
      self = .move(direction)
    } else {
      self.init(key: press.key.character)
    }
  }
}
#endif
