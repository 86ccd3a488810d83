import CodeBreakerModel
import CodeBreakerSession
import DOM
import GameCore
import SessionSupport
import WebSupport

/// The duel: two games with the same code, side by side.
final class DuelView {
  private let session: CodeBreakerSession
  private let panel = Element.named("panel-duel")
  private let sections: ScreenSectionsView<CodeBreakerSession.Picture>
  private var isShown = false

  init(_ session: CodeBreakerSession) {
    self.session = session
    sections = ScreenSectionsView(
      ofTab: Element.named("duel"), draw: Picture.draw, onShare: { session.handleShareOutcome($0) },
      perform: { session.performDuelAction($0) })
    Element.button("duel-close") { session.closeDuel() }
  }

  func draw() {
    let duel = session.isDuelOpen ? session.duel : nil
    panel.setProperty("hidden", duel == nil)
    if let duel { sections.show(duel.screen(coachProblem: session.coachProblem).sections) }
    guard (duel != nil) != isShown else { return }
    isShown.toggle()
    let next = isShown ? panel : Element.named(session.game.isOver ? "over-result" : "more")
    next.focusUnlessFocusIsVisible()
  }
}
