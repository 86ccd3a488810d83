import DOM
import NumberedGame
import PlaySupport

/// Lets cues be heard and felt, as far as the player wants it.
struct CuePlayer {
  private var latest: Int?

  /// Plays the latest cue of a session, if it is a new one.
  mutating func play(_ given: GivenCue?, _ house: HouseSettings) {
    guard let given, given.number != latest else { return }
    latest = given.number
    if house.hasSound { Window.play(given.cue.noteNumbers) }
    let vibration = given.cue.vibration
    if house.hasVibration, vibration > 0, Window.canVibrate { Window.vibrate(milliseconds: Double(vibration)) }
  }
}

/// What moves on the page.
public enum Motion {
  /// Whether the player wants as little of it as can be, by the settings of the device or of the house.
  public static var isLess: Bool {
    Window.matches("(prefers-reduced-motion: reduce)") || Element.find("[data-motion=less]") != nil
  }

  /// Calls the closure whenever `isLess` may have changed.
  public static func onChange(_ action: @escaping () -> Void) {
    Window.onMediaChange("(prefers-reduced-motion: reduce)") { _ in action() }
    // A choice may have been made in the settings, here or in another window. It is in the page when that is drawn.
    let whenDrawn = { _ = Window.onNextFrame { _ in Window.after(0, action) } }
    Window.listen("change") { _ in whenDrawn() }
    LocalStorage.onChange { _ in whenDrawn() }
  }
}
