import NumberedGame

extension Window {
  /// Lets the device be heard, once the next frame is drawn. What plays the notes is loaded with the first of them; where it cannot be loaded, or the
  /// browser allows no sound, nothing happens.
  ///
  /// - Parameter notes: five numbers for each note: when it begins and how long it can be heard, in milliseconds; where its
  ///   pitch begins and where it ends, in hertz; how loud it begins, in percent.
  @inline(never)
  public static func play(_ notes: [Int32]) {
    notes.withUnsafeBufferPointer { domPlay($0.baseAddress, Int32($0.count)) }
  }

  /// Whether the browser can let a device shake. That it can does not mean that the device does.
  public static var canVibrate: Bool {
    navigator.object("vibrate").handle != 0
  }

  /// Lets the device shake, where `canVibrate`.
  @inline(never)
  public static func vibrate(milliseconds: Double) {
    _ = navigator.call("vibrate", milliseconds)
  }

  private static var navigator: ScriptObject {
    ScriptObject.window.object("navigator")
  }
}
