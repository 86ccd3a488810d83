import CodeBreakerModel
import DOM

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
