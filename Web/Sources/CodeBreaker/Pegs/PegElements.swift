import CodeBreakerModel
import CodeBreakerSession
import DOM
import GameCore
import WebSupport

/// Creates pegs: colored balls, or emoji.
public enum PegElement {
  /// Returns a peg that fills its container, or `nil` for the missing peg.
  public static func make(_ peg: Peg) -> Element? {
    guard peg != Code.missingPeg else { return nil }
    let sign = Element.make("span")
    let element = Element.make("span", containing: [sign]).silenced()
    guard let color = PegColor(peg) else {
      element.setAttribute("class", "peg emoji")
      sign.setText(peg.text)
      return element
    }
    element.setAttribute("class", "peg color")
    element.setStyle("--fill-light", color.light.hex)
    element.setStyle("--fill-dark", color.dark.hex)
    element.setStyle("--ink-light", color.light.needsBlackForeground ? "#000" : "#fff")
    element.setStyle("--ink-dark", color.dark.needsBlackForeground ? "#000" : "#fff")
    sign.setText(String(decoding: [color.letter], as: UTF8.self))
    return element
  }
}

/// Creates read-only rows of pegs.
public enum PegRowElement {
  /// Returns the holes of a row with their pegs, side by side. Screen readers need a separate text.
  public static func make(_ code: Code) -> Element {
    let holes = code.pegs.map { peg in
      Element.make("span", "hole", containing: PegElement.make(peg).map { [$0] } ?? [])
    }
    let row = Element.make("span", "pegs", containing: holes).silenced()
    row.setStyle("--count", code.pegs.count.description)
    return row
  }
}

/// The markers of an attempt, in two rows: filled for exact, outlined for inexact, a faint dot for none.
public enum MarkersElement {
  /// Returns the markers in the given order. Screen readers need a separate text.
  public static func make(_ markers: [Match]) -> Element {
    let element = Element.make("span", "markers").silenced()
    element.setStyle("--columns", ((markers.count + 1) / 2).description)
    for (index, marker) in markers.enumerated() {
      let kind =
        switch marker {
        case .exact: "marker exact"
        case .inexact: "marker inexact"
        case .nomatch: "marker"
        }
      let dot = Element.make("span", kind)
      dot.setStyle("--place", index.description)
      element.append(dot)
    }
    return element
  }
}
