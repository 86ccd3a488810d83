import GameCore

/// The event that the page is handling. Values refer to the current event, so read them before your closure returns.
public struct Event {
  /// The key of a keyboard event, such as `ArrowLeft` or `a`, as UTF-8, with Shift applied.
  public var key: [UInt8] { ScriptObject.event.text("key") ?? [] }
  /// The position of the key, such as `KeyA`, the same in every keyboard layout.
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
  /// Whether the key belongs to text that is being composed, as in Japanese input. Ignore such keys.
  public var isComposing: Bool { ScriptObject.event.flag("isComposing") }
  /// Whether a key is a shortcut of the browser or the system, or part of text that is being composed.
  public var isShortcut: Bool { hasControl || hasMeta || hasAlt || isComposing }

  /// The horizontal position of the pointer, in CSS pixels from the left of the window.
  public var clientX: Double { ScriptObject.event.number("clientX") }
  /// The vertical position of the pointer, in CSS pixels from the top of the window.
  public var clientY: Double { ScriptObject.event.number("clientY") }
  /// The number of the pointer, the same from press to release.
  public var pointerID: Int32 { Int32(ScriptObject.event.number("pointerId")) }
  /// The kind of pointer, such as `mouse`, `touch`, or `pen`, as UTF-8.
  public var pointerType: [UInt8] { ScriptObject.event.text("pointerType") ?? [] }
  /// Whether the pointer is the mouse, or the first of the fingers that are down.
  public var isPrimary: Bool { ScriptObject.event.flag("isPrimary") }
  /// The button that the event reports: 0 for the main button, 1 for the middle one, 2 for the secondary one.
  public var button: Int32 { Int32(ScriptObject.event.number("button")) }
  /// The buttons that are down, as bits: 1 for the main button, 2 for the secondary one, 4 for the middle one.
  public var buttons: Int32 { Int32(ScriptObject.event.number("buttons")) }

  /// The time of the event, in milliseconds on the clock of `Window.monotonicMilliseconds`.
  public var timeStamp: Double { ScriptObject.event.number("timeStamp") }
  /// The element where the event happened, or `nil` if the target isn't an element.
  public var target: Element? {
    ScriptObject.event.element("target")
  }

  /// Returns whether a CSS selector matches the target.
  public func targetMatches(_ selector: StaticString) -> Bool {
    target?.matches(selector) ?? false
  }

  /// Returns the target or its closest ancestor that matches a CSS selector, or `nil` if none does.
  public func closest(_ selector: StaticString) -> Element? {
    target?.closest(selector)
  }

  /// Whether `preventDefault()` has an effect. Scrolling that has begun can't be canceled.
  public var isCancelable: Bool { ScriptObject.event.flag("cancelable") }

  /// Prevents the browser's default action.
  public func preventDefault() {
    _ = ScriptObject.event.call("preventDefault")
  }

  /// Stops the event from reaching other elements, and other listeners of this one.
  public func stopPropagation() {
    _ = ScriptObject.event.call("stopImmediatePropagation")
  }
}
