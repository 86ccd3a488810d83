import CodeBreakerModel
import DOM
import NumberedGame
import WebSupport

/// Makes pegs to be put into holes: coloured balls, or emoji.
public enum PegElement {
  /// A peg as an element, or `nil` for the missing one. It fills the element that it is put into.
  public static func make(_ peg: Peg) -> Element? {
    guard peg != Code.missingPeg else { return nil }
    let element = Element.make("span")
    element.setAttribute("aria-hidden", "true")
    let sign = Element.make("span")
    element.append(sign)
    guard let color = PegColor(peg) else {
      element.setAttribute("class", "peg emoji")
      sign.setText(peg.text)
      return element
    }
    element.setAttribute("class", "peg color")
    element.setStyle("--fill-light", color.light.hex)
    element.setStyle("--fill-dark", color.dark.hex)
    element.setStyle("--ink-light", color.light.takesBlackInk ? "#000" : "#fff")
    element.setStyle("--ink-dark", color.dark.takesBlackInk ? "#000" : "#fff")
    sign.setText(String(decoding: [color.letter], as: UTF8.self))
    return element
  }
}

/// Makes rows of pegs that are only looked at.
public enum PegsElement {
  /// The holes of a row with their pegs, side by side. What is in them has to be told in words as well.
  public static func make(_ code: Code) -> Element {
    let row = Make.element("span", "pegs")
    row.setAttribute("aria-hidden", "true")
    row.setStyle("--count", code.pegs.count.description)
    for peg in code.pegs {
      let hole = Make.element("span", "hole")
      if let content = PegElement.make(peg) { hole.append(content) }
      row.append(hole)
    }
    return row
  }
}

/// Makes the markers of an attempt: filled for exact, outlined for inexact, a faint dot for none, in two rows.
public enum MarkersElement {
  /// The markers, in the order given. They are drawn only: what they say has to be told in words as well.
  public static func make(_ markers: [Match]) -> Element {
    let element = Make.element("span", "markers")
    element.setAttribute("aria-hidden", "true")
    element.setStyle("--columns", ((markers.count + 1) / 2).description)
    for (place, marker) in markers.enumerated() {
      let kind =
        switch marker {
        case .exact: "marker exact"
        case .inexact: "marker inexact"
        case .nomatch: "marker"
        }
      let dot = Make.element("span", kind)
      dot.setStyle("--place", place.description)
      element.append(dot)
    }
    return element
  }
}
