#if canImport(SwiftUI)
import SwiftUI

extension FeltChange {
  /// How the change feels.
  var feedback: SensoryFeedback {
    switch self {
    case .peg: .selection
    case .attempt: .impact(weight: .medium)
    case .solved: .success
    case .lost: .error
    }
  }
}
#endif
