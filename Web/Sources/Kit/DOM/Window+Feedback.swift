import GameCore

extension Window {
  /// Plays notes after the next frame is drawn. Each has five numbers: its start and its length, in milliseconds; its
  /// pitch at the start and at the end, in hertz; and its loudness at the start, in percent. The first call loads
  /// `Site/sound.js`. If that fails, or if the browser allows no sound, nothing is heard.
  public static func play(_ notes: [Int32]) {
    notes.withUnsafeBufferPointer { domPlay($0.baseAddress, Int32($0.count)) }
  }

  /// Whether the browser offers vibration, even if the device can't vibrate.
  public static var canVibrate: Bool {
    navigator.object("vibrate").handle != 0
  }

  /// Vibrates the device. Call this method only if `canVibrate` is `true`.
  public static func vibrate(milliseconds: Double) {
    _ = navigator.call("vibrate", milliseconds)
  }

  private static var navigator: ScriptObject {
    ScriptObject.window.object("navigator")
  }
}
