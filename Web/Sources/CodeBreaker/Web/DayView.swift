import CodeBreakerSession
import DOM
import NumberedGame
import PlaySupport
import WebSupport

/// The daily game's changes to the page, such as hiding the buttons for other games.
final class DayView {
  init(_ session: CodeBreakerSession) {
    for id in ["choose-game", "over-restart"] { Element.named(id).setProperty("hidden", true) }
    if session.isRanked {
      session.retryOnReturn()
      for id in ["hint", "hint-key"] { Element.named(id).setProperty("hidden", true) }
    }
    let days = Element.named("all-days")
    days.setProperty("hidden", false)
    // For a past day, link to the check of that day instead of the list of days.
    if session.playMode.kind == .pastDay, let day = session.day {
      Element.named("over-restart").setProperty("hidden", false)
      Element.named("over-restart").setText("Play it again")
      days.setText("The day")
      days.setAttribute("href", "../check.html?\(day)")
    }
    Element.named("restart").setText("Play another game")
    Element.named("over-again").setText(session.nextLabel)
  }
}
