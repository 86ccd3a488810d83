import NumberedGame

extension Element {
  /// What stands in an input field, as UTF-8.
  public var valueBytes: [UInt8] {
    object.text("value") ?? []
  }

  /// What stands in an input field.
  public var value: String {
    get { String(decoding: valueBytes, as: UTF8.self) }
    nonmutating set { object.setText("value", newValue) }
  }

  /// Calls a method that takes nothing: `focus`, `blur`, `select`, `click`, `showModal`, `close`, `reset`, …
  ///
  /// - Returns: whether the method answered with something true. False, too, if the element refused, as `showModal`
  ///   does for a dialog that is not in the page.
  @discardableResult
  @inline(never)
  public func call(_ method: StaticString) -> Bool {
    object.call(method)
  }

  /// Whether a CSS selector selects the element.
  @inline(never)
  public func matches(_ selector: StaticString) -> Bool {
    closest(selector) == self
  }

  /// Whether the element is the other one, or has it inside.
  @inline(never)
  public func contains(_ other: Element) -> Bool {
    var element: Element? = other
    while let inner = element {
      if inner == self { return true }
      element = inner.object.element("parentElement")
    }
    return false
  }

  /// Sends everything that a pointer does to this element until it is lifted, wherever it goes. Does nothing if the
  /// pointer is up already.
  @inline(never)
  public func setPointerCapture(_ pointerID: Int32) {
    _ = object.call("setPointerCapture", Double(pointerID))
  }

  /// Where the element is on the screen, with every transform applied.
  public var bounds: Bounds {
    var bounds = Bounds(left: 0, top: 0, width: 0, height: 0)
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { numbers in
      numbers.initialize(repeating: 0)
      domBounds(object.handle, numbers.baseAddress)
      bounds = Bounds(left: numbers[0], top: numbers[1], width: numbers[2], height: numbers[3])
    }
    return bounds
  }
}

/// A rectangle on the screen, in CSS pixels from the left upper corner of the window.
public struct Bounds: Equatable, Sendable {
  /// The distance of the left edge from the left of the window.
  public var left: Double
  /// The distance of the upper edge from the top of the window.
  public var top: Double
  /// The extent to the right.
  public var width: Double
  /// The extent downwards.
  public var height: Double

  /// Makes a rectangle.
  public init(left: Double, top: Double, width: Double, height: Double) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }
}
