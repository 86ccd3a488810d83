import DOM

/// Makes elements in a line.
enum Make {
  /// An element with a class and a text, where there are some.
  @inline(never)
  static func element(_ name: String, _ kind: String = "", text: String = "") -> Element {
    let element = Element.make(name)
    if !kind.utf8.isEmpty { element.setAttribute("class", kind) }
    if !text.utf8.isEmpty { element.setText(text) }
    return element
  }

  /// A button.
  static func button(_ label: String, _ kind: String = "") -> Element {
    let button = element("button", kind, text: label)
    button.setAttribute("type", "button")
    return button
  }
}
