import DOM
import GameCore
import SessionSupport
import TriplesSession
import WebSupport

/// The daily game's changes to the page, such as its title in place of the buttons for other games.
final class DayView {
  private let session: TriplesSession
  private let finishButton = Element.named("new-game")

  init(_ session: TriplesSession) {
    self.session = session
    let title = Element.named("day-title")
    session.showDayLink(title)
    title.setText(session.title)
    finishButton.setText("Finish")
    for id in ["open-game", "mode", "watch"] {
      Element.named(id).setProperty("hidden", true)
    }
    Element.named("panel-board").toggleClass("day", true)
    if session.isRanked {
      for id in ["undo", "redo", "hint"] { Element.named(id).setProperty("hidden", true) }
      Element.named("panel-board").toggleClass("ranked", true)
    }
    // The player may have finished the game before the board was full.
    Element.named("over").find("p")?.setText("This game is over")
  }

  func draw() {
    finishButton.setProperty("disabled", !session.canFinishDay)
  }
}
