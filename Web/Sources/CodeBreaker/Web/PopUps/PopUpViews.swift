import CodeBreakerModel
import CodeBreakerSession
import DOM
import PlaySupport
import WebSupport

/// The pop-ups: the end of a game, the question before giving up, the choice of the next game.
final class PopUpViews {
  private let session: CodeBreakerSession
  private let ended: Dialog
  private let surrender: Dialog
  private let newGame: Dialog
  private let form: NewGameView
  private let code = RowView(Part.named("ended-code"))
  private let markers = Part.named("ended-markers")
  private var showsEnd = false

  init(_ session: CodeBreakerSession) {
    self.session = session
    ended = Dialog("ended") { session.closePopUp() }
    surrender = Dialog("surrender") { session.closePopUp() }
    newGame = Dialog("new-game") { session.closePopUp() }
    form = NewGameView(session)
    Part.named("ended-look").listen("click") { _ in session.closePopUp() }
    Part.named("ended-again").listen("click") { _ in session.playAgain() }
    Part.named("ended-restart").listen("click") { _ in session.restart() }
    Part.named("ended-share").listen("click") { _ in
      Sharing.share(session.shareItem, title: "CodeBreaker", copiesText: true) { session.shared($0) }
    }
    Part.named("surrender-cancel").listen("click") { _ in session.closePopUp() }
    Part.named("surrender-confirm").listen("click") { _ in session.giveUp() }
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
      Part.named("ended-review").setProperty("hidden", !end.canReview)
      fill(end)
      Part.named("ended-again").call("focus")
    }
    // Where the keyboard was before, in the guess, is nothing any more.
    if showsEnd, end == nil, session.game.isOver { Part.named("over-again").call("focus") }
    showsEnd = end != nil
    if surrender.show(isGivingUp) { Part.named("surrender-cancel").call("focus") }
    let isNew = newGame.show(answers != nil)
    if let answers { form.draw(answers, isNew: isNew) }
  }

  private func fill(_ end: CodeBreakerSession.EndedGame) {
    Part.named("ended-title").setText(end.title)
    Part.named("ended-summary").setText(end.summary)
    Part.named("ended-time").setText("in \(DurationText.clock(end.seconds))")
    code.show(end.game.masterCode)
    code.element.setAttribute(
      "aria-label", CodeBreakerSession.Spoken.master(end.game.masterCode, theme: end.game.setup.theme))
    markers.removeChildren()
    for attempt in session.attempts.reversed() {
      let row = Element.make("li")
      row.append(MarkersElement.make(attempt.markers))
      markers.append(row)
    }
  }
}
