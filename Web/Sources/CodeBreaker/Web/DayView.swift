import CodeBreakerSession
import DOM
import GameCore
import SessionSupport
import WebSupport

/// The daily game's changes to the page, such as hiding the buttons for other games.
final class DayView {
  init(_ session: CodeBreakerSession) {
    for id in ["choose-game", "over-restart"] { Element.named(id).setProperty("hidden", true) }
    if session.isRanked {
      for id in ["hint", "hint-key"] { Element.named(id).setProperty("hidden", true) }
    }
    let days = Element.named("all-days")
    session.showDayLink(days)
    if session.playMode.kind == .pastDay {
      Element.named("over-restart").setProperty("hidden", false)
      Element.named("over-restart").setText("Play it again")
      days.setText("The day")
    }
    Element.named("restart").setText("Play another game")
    Element.named("over-again").setText(session.nextLabel)
  }
}
