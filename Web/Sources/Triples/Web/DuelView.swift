import DOM
import GameCore
import SessionSupport
import TriplesModel
import TriplesSession
import WebSupport

/// An open duel: the player's game and a friend's game of the same deal, side by side.
final class DuelView {
  private let session: TriplesSession
  private let panel = Element.named("duel")
  private let sections: ScreenSectionsView<TriplesSession.Picture>
  private var shownReplays: (own: Replay, friend: Replay)?

  init(_ session: TriplesSession) {
    self.session = session
    sections = ScreenSectionsView(
      ofTab: Element.named("duel-sections"), draw: Picture.draw, onShare: { session.handleShareOutcome($0) },
      perform: { session.performDuelAction($0) })
    Element.button("duel-close") { session.closeDuel() }
  }

  func draw() {
    panel.setProperty("hidden", session.duel == nil || session.viewer != nil)
    guard let duel = session.duel else {
      shownReplays = nil
      return
    }
    guard session.viewer == nil else { return }
    let screen = duel.screen
    Element.named("duel-title").setText(screen.title)
    sections.show(screen.sections)
    if shownReplays?.own != duel.own || shownReplays?.friend != duel.friend {
      shownReplays = (duel.own, duel.friend)
      panel.call("focus")
    }
  }
}
