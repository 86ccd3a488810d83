import GameCore

extension Element {
  /// The value of an input field, as UTF-8.
  public var valueBytes: [UInt8] {
    object.text("value") ?? []
  }

  /// The value of an input field.
  public var value: String {
    get { String(decoding: valueBytes, as: UTF8.self) }
    nonmutating set { object.setText("value", newValue) }
  }

  /// Calls a method without parameters (`focus`, `blur`, `select`, `click`, `showModal`, `close`, `reset`, …). Returns
  /// whether the method's result is true, or `false` if the method throws, as `showModal` does for a detached element.
  @discardableResult
  public func call(_ method: StaticString) -> Bool {
    object.call(method)
  }

  /// Returns whether a CSS selector matches the element.
  public func matches(_ selector: StaticString) -> Bool {
    closest(selector) == self
  }

  /// Returns whether an element is this one or inside it.
  public func contains(_ other: Element) -> Bool {
    var element: Element? = other
    while let inner = element {
      if inner == self { return true }
      element = inner.object.element("parentElement")
    }
    return false
  }

  /// Sends all events of a pointer to this element until the pointer is lifted. Does nothing if it is already up.
  public func setPointerCapture(_ pointerID: Int32) {
    _ = object.call("setPointerCapture", Double(pointerID))
  }

  /// The element's rectangle in the window, after all transforms.
  public var bounds: Bounds {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { numbers in
      numbers.initialize(repeating: 0)
      domBounds(object.handle, numbers.baseAddress)
      return Bounds(left: numbers[0], top: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}

/// A rectangle in the window, in CSS pixels from its upper left corner.
public struct Bounds: Equatable, Sendable {
  /// The distance from the left of the window to the left edge.
  public var left: Double
  /// The distance from the top of the window to the upper edge.
  public var top: Double
  /// The width of the rectangle.
  public var width: Double
  /// The height of the rectangle.
  public var height: Double
}
