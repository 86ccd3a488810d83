#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

private struct PrefersLessMotionKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the player has chosen less motion in the game's settings.
  fileprivate var prefersLessMotion: Bool {
    get { self[PrefersLessMotionKey.self] }
    set { self[PrefersLessMotionKey.self] = newValue }
  }

  /// Whether to reduce motion, by the system's setting or the game's.
  public var reducesMotion: Bool { accessibilityReduceMotion || prefersLessMotion }
}

extension SharedSettings {
  /// The appearance that the player has chosen, or `nil` for the system's.
  var colorScheme: ColorScheme? {
    switch self[.appearance] {
    case 1: .light
    case 2: .dark
    default: nil
    }
  }
}

private struct MotionUntilTap: ViewModifier {
  @State private var isTapped = false
  @Environment(\.prefersLessMotion) private var prefersLessMotion

  func body(content: Content) -> some View {
    content
      .environment(\.prefersLessMotion, isTapped || prefersLessMotion)
      .contentShape(Rectangle())
      .onTapGesture { isTapped = true }
  }
}

extension View {
  /// Reduces motion in the view from the player's first tap on it.
  func movesUntilTap() -> some View { modifier(MotionUntilTap()) }

  /// Applies the settings that all games share: appearance, motion, keys, and the sound and vibration of a cue.
  public func appliesSettings(_ sharedSettings: SharedSettings, cue event: CueEvent?) -> some View {
    plays(event, sharedSettings)
      .environment(\.shortcutScope, sharedSettings.shortcutScope)
      .environment(\.prefersLessMotion, sharedSettings.reducesMotion)
      .preferredColorScheme(sharedSettings.colorScheme)
  }
}
#endif
