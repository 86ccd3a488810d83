import DOM
import NumberedGame
import PlaySupport

/// Creates elements in one line each.
public enum Make {
  /// Returns an element with a class and a text. Empty ones are left out.
  public static func element(_ name: StaticString, _ kind: String = "", text: String = "") -> Element {
    let element = Element.make(name)
    if !kind.isEmpty { element.setAttribute("class", kind) }
    if !text.isEmpty { element.setText(text) }
    return element
  }

  /// Returns a button with a label and a class.
  public static func button(_ label: String = "", _ kind: String = "") -> Element {
    let button = element("button", kind, text: label)
    button.setAttribute("type", "button")
    return button
  }

  /// Returns one line of a `dl` element, such as "Luck" and "+20.02".
  public static func term(_ term: String, _ description: String) -> Element {
    let line = Element.make("div")
    line.append(element("dt", text: term))
    line.append(element("dd", text: description))
    return line
  }

  /// Returns a bar of a histogram, an item of a list. The player's bar is marked.
  public static func bar(_ bar: HistogramBar) -> Element {
    let row = Make.element("li", bar.isOwn ? "own" : "")
    row.append(element("span", "label", text: bar.label))
    let length = element("span", bar.count > 0 ? "count" : "count none", text: bar.text)
    length.setStyle("--share", bar.share.description)
    length.setStyle("--hinted", bar.hintedShare.description)
    row.append(length)
    if bar.isOwn { row.append(element("span", "you", text: "you")) }
    return row
  }

  /// Returns a column of a chart, an item of a list. Only screen readers get its text.
  static func column(_ bar: BarChart.Bar) -> Element {
    let column = Make.element("li")
    column.append(element("span", "unseen", text: bar.spoken))
    column.setStyle("--share", bar.share.description)
    return column
  }
}

extension Element {
  /// Replaces the contents of the element.
  public func fill(_ children: [Element]) {
    removeChildren()
    for child in children { append(child) }
  }
}
