import DOM
import NumberedGame
import PlaySupport
import TriplesSession
import WebSupport

/// The table of a day: what stands there in place of the buttons for other games.
final class DayView {
  private let session: TriplesSession
  private let finish = Part.named("new-game")

  init(_ session: TriplesSession) {
    self.session = session
    let title = Part.named("day-title")
    title.setProperty("hidden", false)
    title.setText(session.title)
    // How the games of a day that is over came out, in place of the days before.
    if session.playMode.kind == .pastDay, let day = session.day { title.setAttribute("href", "../check.html?\(day)") }
    finish.setText("Finish")
    for id in ["open-game", "mode", "watch", "ask-levels", "to-levels"] { Part.named(id).setProperty("hidden", true) }
    Part.named("panel-board").toggleClass("day", true)
    if session.isRanked {
      for id in ["undo", "redo", "hint"] { Part.named(id).setProperty("hidden", true) }
      Part.named("panel-board").toggleClass("ranked", true)
    }
    Part.named("ended-again").setText("Play it again")
    // It may have been finished before the board was full.
    Part.named("over").find("p")?.setText("This game is over")
  }

  func draw() {
    finish.setProperty("disabled", !session.canFinishDay)
  }

  /// Does what the address asks for beside the table that it names.
  static func visit(_ visit: DayVisit, _ session: TriplesSession) {
    switch visit {
    case .none, .open, .again: break
    // What a server dealt on a day that is over is looked at, and checked.
    case .over(let day) where Page<TriplesSession>.isRanked: Window.go(to: "../standings.html?\(day)&triples")
    case .over(let day): session.openGame(of: day)
    case .coming(let day): session.tellOfComing(day)
    }
  }
}
