import DOM
import GameCore
import SessionSupport

/// Plays cues as sound and vibration, if the player has turned these on.
struct CuePlayer {
  private var latestNumber: Int?

  /// Plays a session's latest cue, unless it was played before.
  mutating func play(_ event: CueEvent?, _ sharedSettings: SharedSettings) {
    guard let event, event.number != latestNumber else { return }
    latestNumber = event.number
    if sharedSettings.hasSound { Window.play(event.cue.noteNumbers) }
    guard sharedSettings.hasVibration, Window.canVibrate else { return }
    let milliseconds = Double(event.cue.vibrationMilliseconds)
    for start in event.cue.vibrationStarts {
      if start == 0 {
        Window.vibrate(milliseconds: milliseconds)
      } else {
        Window.after(milliseconds: Double(start)) { Window.vibrate(milliseconds: milliseconds) }
      }
    }
  }
}

/// The player's preference for less motion.
public enum Motion {
  /// Whether the player wants less motion, according to the device's settings or the shared settings.
  public static var isReduced: Bool {
    Window.matches("(prefers-reduced-motion: reduce)") || Element.find("[data-motion=less]") != nil
  }

  /// Calls the closure whenever `isReduced` may have changed.
  public static func onChange(_ action: @escaping () -> Void) {
    Window.onMediaChange("(prefers-reduced-motion: reduce)") { _ in action() }
    // The player may have changed the setting, here or in another window. The page reflects it after the next drawing.
    let whenDrawn = { _ = Window.onNextFrame { _ in Window.after(milliseconds: 0, action) } }
    Window.listen("change") { _ in whenDrawn() }
    LocalStorage.onChange { _ in whenDrawn() }
  }
}
