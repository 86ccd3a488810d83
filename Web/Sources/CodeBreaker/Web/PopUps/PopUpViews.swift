import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import PlaySupport
import WebSupport

final class PopUpViews {
  private let session: CodeBreakerSession
  private let ended: Dialog
  private let surrender: Dialog
  private let newGame: Dialog
  private let form: NewGameView
  private let code = RowView(Element.named("ended-code"))
  private let markers = Element.named("ended-markers")
  private var showsEnd = false

  init(_ session: CodeBreakerSession) {
    self.session = session
    let first = session.day == nil ? "ended-again" : "ended-share"
    ended = Dialog("ended", first: first, cancel: "ended-look") { session.closePopUp() }
    surrender = Dialog("surrender", first: "surrender-cancel", cancel: "surrender-cancel") { session.closePopUp() }
    newGame = Dialog("new-game", cancel: "new-game-cancel") { session.closePopUp() }
    form = NewGameView(session)
    Element.button("ended-close") { session.closePopUp() }
    Element.button("ended-again") { session.playAgain() }
    Element.button("ended-restart") { session.restart() }
    Element.button("ended-compare") { session.openDuel() }
    // After a duel, the button shares both games.
    Sharing.begin(
      at: "ended-share", title: "CodeBreaker", copiesText: true,
      item: { session.endedDuel == nil ? session.shareItem : session.answerShareItem },
      completion: { session.shared($0) })
    Element.button("surrender-confirm") { session.giveUp() }
  }

  func draw() {
    var end: CodeBreakerSession.EndedGame?
    var answers: CodeBreakerSession.NewGameForm?
    var isGivingUp = false
    switch session.popUp {
    case .ended(let game): end = game
    case .newGame(let form): answers = form
    case .confirmGiveUp: isGivingUp = true
    case .hint, nil: break
    }
    if ended.show(end != nil), let end {
      let duel = session.endedDuel
      // Compare with a friend's game here, if there is one. The tab still offers the review.
      Element.named("ended-review").setProperty("hidden", !end.canReview || duel != nil)
      Element.named("ended-compare").setProperty("hidden", duel == nil)
      let note = session.day == nil ? duel?.verdict.text ?? end.note : session.dayEndNote
      Element.named("ended-duel").setProperty("hidden", note == nil)
      Element.named("ended-duel").setText(note ?? "")
      Element.named("ended-share").setText(duel == nil ? "Share" : "Send it back")
      fill(end)
    }
    // The focus was in the guess, which is hidden now.
    if showsEnd, end == nil, session.game.isOver { Element.named("over-again").call("focus") }
    showsEnd = end != nil
    if surrender.show(isGivingUp) { Element.named("surrender-warning").setText(session.giveUpWarning) }
    let isNew = newGame.show(answers != nil)
    if let answers { form.draw(answers, isNew: isNew) }
  }

  private func fill(_ end: CodeBreakerSession.EndedGame) {
    Element.named("ended-title").setText(end.title)
    Element.named("ended-summary").setText(end.summary)
    Element.named("ended-time").setText(", \(DurationText.clock(end.seconds))")
    code.show(end.game.masterCode)
    code.element.setAttribute(
      "aria-label", CodeBreakerSession.Spoken.master(of: end.game))
    let rows = session.attempts.reversed().map { attempt in
      let row = Element.make("li")
      row.append(MarkersElement.make(attempt.markers))
      return row
    }
    markers.fill(rows)
  }
}
