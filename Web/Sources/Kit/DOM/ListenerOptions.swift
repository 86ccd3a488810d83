/// How a listener is attached.
public struct ListenerOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int32

  /// Makes options from bits.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Hears of the event on its way down to the target, before the listeners inside.
  public static let capture = ListenerOptions(rawValue: 1)
  /// Promises not to call `preventDefault()`, so that the browser need not wait before it scrolls. Where this option is
  /// absent the listener may prevent the default, for touches on the window too.
  public static let passive = ListenerOptions(rawValue: 2)
}
