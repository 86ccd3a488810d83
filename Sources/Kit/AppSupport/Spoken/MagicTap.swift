#if canImport(SwiftUI)
import SwiftUI

extension View {
  /// Runs an action when a VoiceOver user double-taps with two fingers. Does nothing on a Mac, which lacks the gesture.
  public func onMagicTap(perform action: @escaping () -> Void) -> some View {
    #if os(iOS) || PARLOR_SWIFTUI
    accessibilityAction(.magicTap, action)
    #else
    self
    #endif
  }
}
#endif
