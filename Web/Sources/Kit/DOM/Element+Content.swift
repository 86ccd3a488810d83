import GameCore

extension Element {
  /// Replaces the content with text. Call this method only for elements that hold no other elements.
  public func setText(_ text: String) {
    object.setText("textContent", text)
  }

  /// The text of the element and of everything in it.
  public var text: [UInt8] {
    object.text("textContent") ?? []
  }

  /// Returns the value of an attribute, or `nil` if the element doesn't have it.
  public func attribute(_ name: StaticString) -> [UInt8]? {
    Inbox.deliveredText(domGetAttribute(object.handle, name.pointer))
  }

  /// Sets an attribute, or removes it if `value` is `nil`. For `style`, call `setStyle`: the pages' security policy
  /// forbids the attribute.
  public func setAttribute(_ name: StaticString, _ value: String?) {
    guard let value else { return domRemoveAttribute(object.handle, name.pointer) }
    value.withBytes { domSetAttribute(object.handle, name.pointer, $0, $1) }
  }

  /// Sets an attribute, such as `aria-pressed`, to `true` or `false`.
  public func setAttribute(_ name: StaticString, _ isOn: Bool) {
    setAttribute(name, isOn ? "true" : "false")
  }

  /// Sets a style property, such as `opacity` or `--x`. An empty value removes it.
  public func setStyle(_ property: StaticString, _ value: String) {
    value.withBytes { domSetStyle(object.handle, property.pointer, $0, $1) }
  }

  /// Adds or removes a class.
  public func toggleClass(_ name: StaticString, _ isOn: Bool) {
    domToggleClass(object.handle, name.pointer, isOn ? 1 : 0)
  }

  /// Sets a Boolean property, such as `disabled`, `checked` or `hidden`.
  public func setProperty(_ name: StaticString, _ isOn: Bool) {
    domSetFlag(object.handle, name.pointer, isOn ? 1 : 0)
  }

  /// Returns the value of a Boolean property, such as `checked`, `open` or `isConnected`.
  public func property(_ name: StaticString) -> Bool {
    object.flag(name)
  }

  /// Returns the value of a numeric property, such as `scrollTop` or `clientWidth`, or 0 if it isn't a number.
  public func number(_ name: StaticString) -> Double {
    object.number(name)
  }
}
