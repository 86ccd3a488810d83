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
}
#endif
