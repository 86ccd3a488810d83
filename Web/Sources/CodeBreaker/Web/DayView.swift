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
    // For a past day, link to its results instead of the list of days.
    if session.playMode.kind == .pastDay, let day = session.day {
      Element.named("over-restart").setProperty("hidden", false)
      Element.named("over-restart").setText("Play it again")
      days.setText("The day")
      days.setAttribute("href", "../check.html?\(day)")
    }
    Element.named("restart").setText("Play another game")
    Element.named("over-again").setText(session.nextLabel)
  }

  /// Handles a visit to a day that isn't open: shows a past one, or reports that it is still to come.
  static func visit(_ visit: DayVisit, _ session: CodeBreakerSession) {
    switch visit {
    case .none, .open, .again: break
    // A past day's game from the server can only be viewed and checked.
    case .over(let day) where Page<CodeBreakerSession>.isRanked: Window.go(to: "../standings.html?\(day)&codebreaker")
    case .over(let day): session.openGame(of: day)
    case .coming(let day): session.reportDayNotOpen(day)
    }
  }
}
