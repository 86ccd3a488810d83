import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

/// The pegs to choose from. A tap fills the selected hole, a long press the row, and a drag drops a peg on a hole.
final class ChoicesView {
  private let session: CodeBreakerSession
  private let element = Element.named("choices")
  private let drag: PegDrag
  private var buttons: [Element] = []
  private var shownDealCount = -1

  /// The number of choices that fit side by side on the narrowest screen.
  private static let maxRowLength = 6

  init(_ session: CodeBreakerSession, drag: PegDrag) {
    self.session = session
    self.drag = drag
  }

  func draw() {
    if shownDealCount != session.dealCount {
      shownDealCount = session.dealCount
      buttons = session.game.pegChoices.enumerated().map { make($1, index: $0) }
      element.fill(buttons)
      // Two rows of nearly equal length look better than a full row and a short one.
      let perRow = buttons.count > Self.maxRowLength ? (buttons.count + 1) / 2 : buttons.count
      element.setStyle("--per-row", perRow.description)
    }
    for button in buttons { button.setProperty("disabled", session.game.isOver) }
  }

  private func make(_ peg: Peg, index: Int) -> Element {
    let button = Element.makeButton("", "choice")
    button.setAttribute("aria-label", session.game.setup.theme.spokenName(of: peg))
    button.setAttribute("aria-keyshortcuts", CodeBreakerSession.KeyCommand.keyName(forChoice: index))
    if let content = PegElement.make(peg) { button.append(content) }
    let key = Element.make("span", "key", text: CodeBreakerSession.KeyCommand.keyName(forChoice: index))
    key.setAttribute("aria-hidden", "true")
    button.append(key)
    button.listen("click") { [session, drag] _ in
      if drag.acceptClick() { session.choose(index) }
    }
    drag.begin(from: .choice(index), at: button) { [session] in session.fillHoles(with: index) }
    return button
  }
}
