import CodeBreakerModel
import DOM

/// Makes rows of pegs that are only looked at.
public enum PegsElement {
  /// The holes of a row with their pegs, side by side. What is in them has to be told in words as well.
  public static func make(_ code: Code) -> Element {
    let row = Element.make("span")
    row.setAttribute("class", "pegs")
    row.setAttribute("aria-hidden", "true")
    row.setStyle("--count", code.pegs.count.description)
    for peg in code.pegs {
      let hole = Element.make("span")
      hole.setAttribute("class", "hole")
      if let content = PegElement.make(peg) { hole.append(content) }
      row.append(hole)
    }
    return row
  }
}
