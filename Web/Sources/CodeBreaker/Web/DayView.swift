import CodeBreakerSession
import DOM
import GameCore
import SessionSupport
import WebSupport

/// The daily game's changes to the page, such as hiding the buttons for other games.
final class DayView {
  init(_ session: CodeBreakerSession) {
    Element.named("choose-game").setProperty("hidden", true)
    if session.isRanked {
      for id in ["hint", "hint-key"] { Element.named(id).setProperty("hidden", true) }
    }
    let days = Element.named("all-days")
    session.showDayLink(days)
    if session.playMode.kind == .pastDay { days.setText("The day") }
    Element.named("restart").setText("Play another game")
  }
}
