import GameCore

extension Window {
  /// The current time, in whole seconds since the start of 1970 UTC.
  public static var epochSeconds: Int64 {
    Int64(domWallClock() / 1000)
  }

  /// The time since the page opened, in milliseconds. Unlike the time of day, it never jumps.
  public static var monotonicMilliseconds: Double {
    domMonotonicClock()
  }

  /// The time of the event that the page is handling, on the clock of `monotonicMilliseconds`, or 0 if there is none.
  public static var eventMilliseconds: Double {
    ScriptObject.event.number("timeStamp")
  }

  /// Returns a time in seconds since 1970 UTC as date and time, to the second, in American English and the player's time
  /// zone. Counts hours to 12 or 24 as the player's language does. Outside the years that browsers know (1970 ± about
  /// 270,000), the text says only that the date is invalid.
  public static func formatDate(_ epochSeconds: Int64) -> String {
    String(decoding: Inbox.deliveredText(domFormatDate(Double(epochSeconds) * 1000)) ?? [], as: UTF8.self)
  }

  /// Returns how many seconds the player's time zone is ahead of UTC at a time in seconds since 1970 UTC. Outside the
  /// years that browsers know, returns 0.
  public static func utcOffset(_ epochSeconds: Int64) -> Int64 {
    Int64(domUTCOffset(Double(epochSeconds) * 1000))
  }

  /// Calls the closure once, after at least the given number of milliseconds.
  @discardableResult
  public static func after(milliseconds: Double, _ action: @escaping () -> Void) -> Subscription {
    let callback = registerOnce { _ in action() }
    domAfter(milliseconds, callback)
    return Subscription(callback: callback)
  }

  /// Calls the closure before each frame, with its time on the clock `monotonicMilliseconds`, until it returns `false`.
  @discardableResult
  public static func eachFrame(_ action: @escaping (_ milliseconds: Double) -> Bool) -> Subscription {
    var callback: Int32 = 0
    callback = CallbackTable.shared.insert { milliseconds in
      if !action(milliseconds) { Subscription(callback: callback).cancel() }
    }
    domEachFrame(callback)
    return Subscription(callback: callback)
  }

  /// Calls the closure once, before the browser draws the next frame.
  @discardableResult
  public static func onNextFrame(_ action: @escaping (_ milliseconds: Double) -> Void) -> Subscription {
    eachFrame {
      action($0)
      return false
    }
  }
}
