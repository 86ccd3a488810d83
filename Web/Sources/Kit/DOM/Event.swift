import NumberedGame

/// The event that is being handled. It can be asked only until the closure that was given it returns; after that it
/// answers for whatever event comes next.
public struct Event {
  /// The key of a keyboard event, such as `ArrowLeft` or `a`, as UTF-8: what is written on it, with Shift applied.
  public var key: [UInt8] { ScriptObject.event.text("key") ?? [] }
  /// The place of the key, such as `KeyA`, the same in every keyboard layout.
  public var code: [UInt8] { ScriptObject.event.text("code") ?? [] }
  /// Whether the key is repeating because it is held down.
  public var isRepeat: Bool { ScriptObject.event.flag("repeat") }
  /// Whether Shift was down.
  public var hasShift: Bool { ScriptObject.event.flag("shiftKey") }
  /// Whether Control was down.
  public var hasControl: Bool { ScriptObject.event.flag("ctrlKey") }
  /// Whether Alt (Option) was down.
  public var hasAlt: Bool { ScriptObject.event.flag("altKey") }
  /// Whether Meta (Command, Windows) was down.
  public var hasMeta: Bool { ScriptObject.event.flag("metaKey") }
  /// Whether the key belongs to a text being composed, as in Japanese input, and is none of ours.
  public var isComposing: Bool { ScriptObject.event.flag("isComposing") }

  /// Where the pointer is: CSS pixels from the left of the window.
  public var clientX: Double { ScriptObject.event.number("clientX") }
  /// Where the pointer is: CSS pixels from the top of the window.
  public var clientY: Double { ScriptObject.event.number("clientY") }
  /// Which pointer it is, the same from its pressing to its lifting.
  public var pointerID: Int32 { Int32(ScriptObject.event.number("pointerId")) }
  /// What kind of pointer it is.
  public var pointerType: PointerType { PointerType(ScriptObject.event.text("pointerType") ?? []) }
  /// Whether it is the first of the fingers that are down, or the mouse.
  public var isPrimary: Bool { ScriptObject.event.flag("isPrimary") }
  /// The button whose change the event reports: 0 the main one, 1 the middle, 2 the second.
  public var button: Int32 { Int32(ScriptObject.event.number("button")) }
  /// The buttons that are down, as bits: 1 the main one, 2 the second, 4 the middle.
  public var buttons: Int32 { Int32(ScriptObject.event.number("buttons")) }

  /// When it happened: milliseconds on the clock of `Window.monotonicMilliseconds`.
  public var timeStamp: Double { ScriptObject.event.number("timeStamp") }
  /// The element where it happened, or nothing if that is no element.
  public var target: Element? {
    ScriptObject.event.element("target")
  }

  /// Whether a CSS selector selects the element where it happened.
  public func targetMatches(_ selector: StaticString) -> Bool {
    target?.matches(selector) ?? false
  }

  /// The element where it happened, or the closest one around it, that a CSS selector selects.
  public func closest(_ selector: StaticString) -> Element? {
    target?.closest(selector)
  }

  /// Whether `preventDefault()` can keep the browser from what it does: not from scrolling that has begun.
  public var isCancelable: Bool { ScriptObject.event.flag("cancelable") }

  /// Keeps the browser from what it would do by itself.
  public func preventDefault() {
    _ = ScriptObject.event.call("preventDefault")
  }

  /// Keeps the event from the elements around.
  public func stopPropagation() {
    _ = ScriptObject.event.call("stopPropagation")
  }
}

/// What a player points with.
public enum PointerType: Sendable {
  /// A mouse or a trackpad.
  case mouse
  /// A finger.
  case touch
  /// A pen.
  case pen
  /// Something that the browser cannot name.
  case other

  init(_ name: [UInt8]) {
    switch name.first {
    case UInt8(ascii: "m"): self = .mouse
    case UInt8(ascii: "t"): self = .touch
    case UInt8(ascii: "p"): self = .pen
    default: self = .other
    }
  }
}

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
