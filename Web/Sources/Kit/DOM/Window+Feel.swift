import NumberedGame

extension Window {
  /// Plays notes after the next frame is drawn. Each has five numbers: its start and its length, in milliseconds; its
  /// pitch at the start and at the end, in hertz; and its loudness at the start, in percent. The first call loads the
  /// player. If that fails or the browser allows no sound, nothing happens.
  @inline(never)
  public static func play(_ notes: [Int32]) {
    notes.withUnsafeBufferPointer { domPlay($0.baseAddress, Int32($0.count)) }
  }

  /// Whether the browser offers vibration. The device may still lack it.
  public static var canVibrate: Bool {
    navigator.object("vibrate").handle != 0
  }

  /// Vibrates the device. Call this method only if `canVibrate`.
  @inline(never)
  public static func vibrate(milliseconds: Double) {
    _ = navigator.call("vibrate", milliseconds)
  }

  private static var navigator: ScriptObject {
    ScriptObject.window.object("navigator")
  }
}
