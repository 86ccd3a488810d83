#if canImport(SwiftUI)
import SwiftUI

extension ViewerStep {
  /// The step that a key means, or nothing.
  init?(_ press: KeyPress) {
    guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return nil }
    switch press.key {
    case .leftArrow: self = .back
    case .rightArrow: self = .next
    case .home: self = .first
    case .end: self = .last
    default: return nil
    }
  }
}
#endif
