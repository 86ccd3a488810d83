import DOM
import GameCore
import SessionSupport

extension Element {
  /// Creates a detached element with the class `kind` and text. Leaves out an empty class or text.
  public static func make(_ name: StaticString, _ kind: String, text: String = "") -> Element {
    let element = make(name, text: text)
    if !kind.isEmpty { element.setAttribute("class", kind) }
    return element
  }

  /// Creates a detached element with text.
  public static func make(_ name: StaticString, text: String) -> Element {
    let element = make(name)
    if !text.isEmpty { element.setText(text) }
    return element
  }

  /// Creates a detached element that contains `children`, with the class `kind`. Leaves out an empty class.
  public static func make(_ name: StaticString, _ kind: String = "", containing children: [Element]) -> Element {
    let element = make(name, kind)
    for child in children { element.append(child) }
    return element
  }

  /// Hides the element from screen readers, and returns it.
  public func silenced() -> Element {
    setAttribute("aria-hidden", "true")
    return self
  }

  /// Creates a detached button with a label and the class `kind`.
  public static func makeButton(_ label: String = "", _ kind: String = "") -> Element {
    let button = make("button", kind, text: label)
    button.setAttribute("type", "button")
    return button
  }

  /// Returns one line of a `dl` element, such as "Luck" and "+20.02".
  public static func makeTerm(_ term: String, _ description: String) -> Element {
    make("div", containing: [make("dt", text: term), make("dd", text: description)])
  }

  /// Returns a list item with a bar of a histogram. The player's bar is marked.
  public static func makeBar(_ bar: HistogramBar) -> Element {
    let length = make("span", bar.count > 0 ? "count" : "count none", text: bar.text)
    length.setStyle("--share", bar.share.description)
    length.setStyle("--hinted", bar.hintedPercentage.description)
    let row = make("li", bar.isOwn ? "own" : "", containing: [make("span", "label", text: bar.label), length])
    if bar.isOwn { row.append(make("span", "you", text: "you")) }
    return row
  }

  /// Returns a list item with a column of a chart. Only screen readers get its text.
  static func makeColumn(_ bar: BarChart.Bar) -> Element {
    let column = make("li", containing: [make("span", "unseen", text: bar.spokenText)])
    column.setStyle("--share", bar.share.description)
    return column
  }

  /// Returns a round mark with its letter, and the text beside it.
  static func makeMark(_ mark: Mark) -> Element {
    let kind: String =
      switch (mark.isFilled, mark.isOwn) {
      case (true, true): "filled own"
      case (true, false): "filled"
      case (false, true): "own"
      case (false, false): ""
      }
    let element = make("span", kind, containing: [make("b", text: mark.letter)])
    if !mark.text.isEmpty { element.append(make("span", text: mark.text)) }
    return element
  }

  /// Replaces the contents of the element.
  public func fill(_ children: [Element]) {
    removeChildren()
    for child in children { append(child) }
  }
}
