import NumberedGame

extension Window {
  /// The time of day: whole seconds since the beginning of 1970, UTC.
  public static var epochSeconds: Int64 {
    Int64(domWallClock() / 1000)
  }

  /// Milliseconds since the page was opened. Unlike the time of day it never jumps.
  public static var monotonicMilliseconds: Double {
    domMonotonicClock()
  }

  /// A moment in the player's language and time zone, with year, month, day, hour, minute and second.
  ///
  /// - Parameter epochSeconds: seconds since the beginning of 1970, UTC. Outside the years that browsers know (about
  ///   270,000 either way) the answer says only that.
  @inline(never)
  public static func formatDate(_ epochSeconds: Int64) -> String {
    String(decoding: Inbox.take(domFormatDate(Double(epochSeconds) * 1000)) ?? [], as: UTF8.self)
  }

  /// By how many seconds the player's time zone is ahead of UTC at a moment.
  ///
  /// - Parameter epochSeconds: seconds since the beginning of 1970, UTC. Outside the years that browsers know the answer is 0.
  public static func utcOffset(_ epochSeconds: Int64) -> Int64 {
    Int64(domUTCOffset(Double(epochSeconds) * 1000))
  }

  /// Calls the closure once, when at least so many milliseconds have passed.
  @discardableResult
  @inline(never)
  public static func after(_ milliseconds: Double, _ action: @escaping () -> Void) -> Subscription {
    var callback: Int32 = 0
    callback = CallbackTable.shared.insert { _ in
      CallbackTable.shared.remove(callback)
      action()
    }
    domAfter(milliseconds, callback)
    return Subscription(callback: callback)
  }

  /// Calls the closure before each frame that the browser draws, beginning with the next, for as long as it answers
  /// true.
  ///
  /// - Parameter action: is handed the frame's time on the clock of `monotonicMilliseconds`.
  @discardableResult
  @inline(never)
  public static func eachFrame(_ action: @escaping (_ milliseconds: Double) -> Bool) -> Subscription {
    var callback: Int32 = 0
    callback = CallbackTable.shared.insert { milliseconds in
      if !action(milliseconds) { Subscription(callback: callback).cancel() }
    }
    domEachFrame(callback)
    return Subscription(callback: callback)
  }

  /// Calls the closure once, before the next frame that the browser draws.
  @discardableResult
  @inline(never)
  public static func onNextFrame(_ action: @escaping (_ milliseconds: Double) -> Void) -> Subscription {
    eachFrame {
      action($0)
      return false
    }
  }
}
