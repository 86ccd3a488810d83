import NumberedGame

extension Element {
  /// Makes this text the whole content. For an element that holds no other elements.
  @inline(never)
  public func setText(_ text: String) {
    object.setText("textContent", text)
  }

  /// The text of the element and of all within it.
  public var text: [UInt8] {
    object.text("textContent") ?? []
  }

  /// An attribute's text, or nothing if the element does not have it.
  @inline(never)
  public func attribute(_ name: String) -> [UInt8]? {
    Inbox.take(name.withBytes { domGetAttribute(object.handle, $0, $1) })
  }

  /// Sets an attribute. (Not `style`: pages forbid it, as they should. See `setStyle`.)
  @inline(never)
  public func setAttribute(_ name: String, _ value: String) {
    name.withBytes { name, nameCount in
      value.withBytes { domSetAttribute(object.handle, name, nameCount, $0, $1) }
    }
  }

  /// Takes an attribute away, if it is there.
  @inline(never)
  public func removeAttribute(_ name: String) {
    name.withBytes { domRemoveAttribute(object.handle, $0, $1) }
  }

  /// Sets a style property, such as `opacity` or `--x`; an empty value takes it away.
  @inline(never)
  public func setStyle(_ property: String, _ value: String) {
    property.withBytes { name, nameCount in
      value.withBytes { domSetStyle(object.handle, name, nameCount, $0, $1) }
    }
  }

  /// Puts a class on the element, or takes it off.
  @inline(never)
  public func toggleClass(_ name: String, _ isOn: Bool) {
    name.withBytes { domToggleClass(object.handle, $0, $1, isOn ? 1 : 0) }
  }

  /// Sets a property that is on or off, such as `disabled`, `checked` or `hidden`.
  @inline(never)
  public func setProperty(_ name: String, _ isOn: Bool) {
    object.setFlag(name, isOn)
  }

  /// Whether a property that is on or off, such as `checked`, `open` or `isConnected`, is on.
  @inline(never)
  public func property(_ name: String) -> Bool {
    object.flag(name)
  }

  /// A property that is a number, such as `scrollTop` or `clientWidth`; 0 if it is none.
  @inline(never)
  public func number(_ name: String) -> Double {
    object.number(name)
  }
}
