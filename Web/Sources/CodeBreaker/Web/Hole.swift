import CodeBreakerElements
import CodeBreakerModel
import DOM

/// One hole of a row, with the peg that is in it.
final class Hole {
  let element: Element
  private var peg = Code.missingPeg
  private var content: Element?

  /// Makes an empty hole, to be pressed or only to be looked at.
  init(isButton: Bool) {
    element = Element.make(isButton ? "button" : "span")
    element.setAttribute("class", "hole")
    if isButton { element.setAttribute("type", "button") }
  }

  /// Shows a peg, or with `Code.missingPeg` none.
  func show(_ peg: Peg) {
    guard peg != self.peg else { return }
    self.peg = peg
    fill(PegElement.make(peg))
  }

  /// Covers the hole, since what is in it is not to be known yet.
  func hide() {
    guard content == nil || peg != Code.missingPeg else { return }
    peg = Code.missingPeg
    let shield = Element.make("span")
    shield.setAttribute("class", "peg shield")
    shield.setAttribute("aria-hidden", "true")
    let sign = Element.make("span")
    sign.setText("?")
    shield.append(sign)
    fill(shield)
  }

  private func fill(_ content: Element?) {
    self.content?.remove()
    self.content = content
    if let content { element.append(content) }
  }
}
