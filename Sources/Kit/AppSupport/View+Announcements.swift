#if canImport(SwiftUI)
import SwiftUI

extension View {
  /// Lets screen readers say a sentence each time it changes.
  public func announces(_ status: String) -> some View {
    onChange(of: status) { _, sentence in
      if !sentence.isEmpty { AccessibilityNotification.Announcement(sentence).post() }
    }
  }
}
#endif
