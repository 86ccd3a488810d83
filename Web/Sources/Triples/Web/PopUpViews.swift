import DOM
import NumberedGame
import PlaySupport
import TriplesModel
import TriplesSession
import WebSupport

/// The pop-ups: the end of a game, and the question for the number of one.
final class PopUpViews {
  private let session: TriplesSession
  private let ended: Dialog
  private let ask: Dialog
  private let endedBoard = BoardView(Part.named("ended-board"))
  private let number = Part.named("ask-number")
  private let problem = Part.named("ask-problem")

  init(_ session: TriplesSession) {
    self.session = session
    ended = Dialog("ended") { session.dismissPopUp() }
    ask = Dialog("ask") { session.dismissPopUp() }
    Part.named("ended-close").listen("click") { _ in session.closePopUp() }
    Part.named("ended-keep").listen("click") { _ in session.keepPlaying() }
    Part.named("ended-review").listen("click") { _ in session.reviewEndedGame() }
    Part.named("ended-share").listen("click") { _ in
      Sharing.share(session.shareItem, title: "Triples") { session.shared($0) }
    }
    Part.named("ask-cancel").listen("click") { _ in session.dismissPopUp() }
    Part.named("ask-form").listen("submit") { [number] event in
      event.preventDefault()
      session.openGame(numbered: number.valueBytes)
    }
  }

  func draw() {
    var isAsking = false
    var end: TriplesSession.EndedGame?
    switch session.popUp {
    case .ended(let game): end = game
    case .openGame(let text):
      isAsking = true
      problem.setText(text ?? "")
      number.setAttribute("aria-invalid", text == nil ? "false" : "true")
    case nil: break
    }
    if ended.show(end != nil), let end {
      fill(end)
      Part.named("ended-close").call("focus")
    }
    if ask.show(isAsking) {
      number.value = ""
      number.call("focus")
    }
  }

  private func fill(_ end: TriplesSession.EndedGame) {
    Part.named("ended-title").setText(end.title)
    Part.named("ended-score").setText(DecimalText.grouped(end.score))
    Part.named("ended-share-of-par").setText(end.share?.fullText ?? "")
    Part.named("ended-rank").setText(end.rankText)
    Part.named("ended-tile").setText(end.bestTile.description)
    Part.named("ended-moves").setText(end.moveCount.description)
    Part.named("ended-game").setText(session.closeHint)
    Part.named("ended-keep").setProperty("hidden", !end.canKeepPlaying)
    endedBoard.show(session.game, isFresh: true)
    Part.named("ended-board").setAttribute("aria-label", "Final board. " + end.spokenBoard)
  }
}
