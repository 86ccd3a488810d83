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
  public func attribute(_ name: StaticString) -> [UInt8]? {
    Inbox.take(name.withName { domGetAttribute(object.handle, $0, $1) })
  }

  /// Sets an attribute. (Not `style`: pages forbid it, as they should. See `setStyle`.)
  @inline(never)
  public func setAttribute(_ name: StaticString, _ value: String) {
    name.withName { name, nameCount in
      value.withBytes { domSetAttribute(object.handle, name, nameCount, $0, $1) }
    }
  }

  /// Takes an attribute away, if it is there.
  @inline(never)
  public func removeAttribute(_ name: StaticString) {
    name.withName { domRemoveAttribute(object.handle, $0, $1) }
  }

  /// Sets a style property, such as `opacity` or `--x`; an empty value takes it away.
  @inline(never)
  public func setStyle(_ property: StaticString, _ value: String) {
    property.withName { name, nameCount in
      value.withBytes { domSetStyle(object.handle, name, nameCount, $0, $1) }
    }
  }

  /// Puts a class on the element, or takes it off.
  @inline(never)
  public func toggleClass(_ name: StaticString, _ isOn: Bool) {
    name.withName { domToggleClass(object.handle, $0, $1, isOn ? 1 : 0) }
  }

  /// Sets a property that is on or off, such as `disabled`, `checked` or `hidden`.
  @inline(never)
  public func setProperty(_ name: StaticString, _ isOn: Bool) {
    object.setFlag(name, isOn)
  }

  /// Whether a property that is on or off, such as `checked`, `open` or `isConnected`, is on.
  @inline(never)
  public func property(_ name: StaticString) -> Bool {
    object.flag(name)
  }

  /// A property that is a number, such as `scrollTop` or `clientWidth`; 0 if it is none.
  @inline(never)
  public func number(_ name: StaticString) -> Double {
    object.number(name)
  }
}
