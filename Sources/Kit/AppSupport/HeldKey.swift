#if canImport(AppKit)
import AppKit
#endif

/// A key that the player holds down.
@MainActor public enum HeldKey {
  /// Whether the app is handling the repeat of a held key. Only macOS tells. A button's keyboard shortcut must not act on
  /// a repeat, because the key may have been pressed before the button appeared.
  public static var isRepeating: Bool {
    #if canImport(AppKit)
    guard let event = NSApp.currentEvent else { return false }
    return event.type == .keyDown && event.isARepeat
    #else
    return false
    #endif
  }
}
