#if canImport(SwiftUI)
import JellyToy
import SwiftUI

extension NudgeDirection {
  /// The nudge that a key means, or nothing.
  init?(_ press: KeyPress) {
    switch press.key {
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    case .upArrow: self = .up
    case .downArrow: self = .down
    default: return nil
    }
  }
}
#endif
