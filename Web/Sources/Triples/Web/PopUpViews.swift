import DOM
import NumberedGame
import PlaySupport
import TriplesSession
import WebSupport

/// The pop-ups: the end of a game, and the question for the number of one.
final class PopUpViews {
  private let session: TriplesSession
  private let ended: Dialog
  private let ask: Dialog
  private let number: NumberField
  private let endedBoard = BoardView(Part.named("ended-board"))

  init(_ session: TriplesSession) {
    self.session = session
    ended = Dialog("ended", first: "ended-close") { session.dismissPopUp() }
    ask = Dialog("ask", first: "ask-number", cancel: "ask-cancel") { session.dismissPopUp() }
    number = NumberField("ask-number", problem: "ask-problem", form: "ask-form") { session.openGame(numbered: $0) }
    Part.button("ended-close") { session.closePopUp() }
    Part.button("ended-keep") { session.keepPlaying() }
    Part.button("ended-review") { session.reviewEndedGame() }
    Sharing.begin(at: "ended-share", title: "Triples", item: { session.shareItem }, completion: { session.shared($0) })
  }

  func draw() {
    var isAsking = false
    var problem: String?
    var end: TriplesSession.EndedGame?
    switch session.popUp {
    case .ended(let game): end = game
    case .openGame(let text):
      isAsking = true
      problem = text
    case nil: break
    }
    if let end, ended.show(true) { fill(end) }
    if end == nil { ended.show(false) }
    let isNew = ask.show(isAsking)
    if isAsking { number.show(problem: problem, isNew: isNew) }
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
