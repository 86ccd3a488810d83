import DOM
import NumberedGame
import PlaySupport
import TriplesBoard
import TriplesModel
import TriplesSession
import WebSupport

/// The dialogs: a game's end, the prompt for a number, a friend's challenge, and the warning that a hint costs a medal.
final class PopUpViews {
  private let session: TriplesSession
  private let ended: Dialog
  private let ask: Dialog
  private let challenge: Dialog
  private let hintQuestion: Dialog
  private let card: LevelCardView
  private let number: NumberField
  private var endShown: TriplesSession.EndedGame?
  private let endedBoard = BoardView(Element.named("ended-board"))

  init(_ session: TriplesSession) {
    self.session = session
    ended = Dialog("ended", first: "ended-next", cancel: "ended-leave") { session.dismissPopUp() }
    ask = Dialog("ask", first: "ask-number", cancel: "ask-cancel") { session.dismissPopUp() }
    challenge = Dialog("challenge", first: "challenge-play", cancel: "challenge-leave") { session.dismissPopUp() }
    hintQuestion = Dialog("hint-question", first: "hint-keep", cancel: "hint-keep") { session.dismissPopUp() }
    card = LevelCardView(session)
    number = NumberField("ask-number", problem: "ask-problem", form: "ask-form") { session.openGame(numbered: $0) }
    Element.button("ended-next") { session.startNext() }
    Element.button("ended-keep") { session.keepPlaying() }
    Element.button("ended-again") { session.tryAgain() }
    Element.button("ended-undo") { session.takeBackLastMove() }
    Element.button("ended-review") { session.reviewEndedGame() }
    Element.button("ended-compare") { session.compareEndedGame() }
    Sharing.begin(
      at: "ended-share", title: "Triples", copiesText: true, item: { session.endShareItem },
      completion: { session.shared($0) })
    Element.button("ended-close") { session.closePopUp() }
    Element.button("ended-level") {
      if case .ended(let end) = session.popUp { session.openLevel(Int(clamping: end.replay.number?.value ?? 0)) }
    }
    Element.button("ask-levels") { session.openLevels() }
    Element.named("hint-question-title").setText(TriplesSession.HintQuestion.title)
    Element.named("hint-question-text").setText(TriplesSession.HintQuestion.text)
    Element.named("hint-keep").setText(TriplesSession.HintQuestion.keepLabel)
    Element.button("hint-show") { session.confirmHint() }.setText(TriplesSession.HintQuestion.showLabel)
    Element.button("challenge-play") { session.playChallenge() }
    Element.button("challenge-compare") { session.compareChallenge() }
    Element.button("challenge-watch") { session.watchChallenge() }
  }

  func draw() {
    var isAsking = false
    var problem: String?
    var end: TriplesSession.EndedGame?
    switch session.popUp {
    case .ended(let game):
      if !session.endAwaitsMedals { end = game }
    case .openGame(let text):
      isAsking = true
      problem = text
    case .challenge, .level, .hintQuestion, nil: break
    }
    if let end {
      let isNew = ended.show(true)
      // The medals may be known later than the result.
      if isNew || end != endShown { fill(end) }
    }
    endShown = end
    if end == nil { ended.show(false) }
    let isNew = ask.show(isAsking)
    if isAsking { number.show(problem: problem, isNew: isNew) }
    if let sent = session.challenge { fill(sent) }
    challenge.show(session.challenge != nil)
    hintQuestion.show(session.asksAboutHint)
    card.draw()
  }

  private func fill(_ end: TriplesSession.EndedGame) {
    Element.named("ended-title").setText(end.title)
    Element.named("ended-score").setText(DecimalText.grouped(end.score))
    Element.named("ended-best").setText(end.share?.fullText ?? "")
    for id in ["ended-medals", "ended-level"] { Element.named(id).setProperty("hidden", end.medals == nil) }
    if let medals = end.medals {
      Element.named("ended-medal").setAttribute("data-state", medals.won?.word ?? "played")
      Element.named("ended-worth").setText(medals.text)
    }
    Element.named("ended-rank").setText(end.rankText)
    Element.named("ended-tile").setText(end.bestTile.description)
    Element.named("ended-moves").setText(end.moveCount.description)
    Element.named("ended-rival").setText(end.comparison)
    Element.named("ended-game").setText(session.closeHint)
    Element.named("ended-next").setText(session.nextLabel)
    Element.named("ended-keep").setProperty("hidden", !end.canKeepPlaying)
    Element.named("ended-compare").setProperty("hidden", !end.canCompare)
    Element.named("ended-share").setText(session.endShareLabel)
    Element.named("ended-again").setProperty("hidden", end.canKeepPlaying)
    Element.named("ended-undo").setProperty("hidden", end.canKeepPlaying)
    endedBoard.show(session.game, isFresh: true)
    Element.named("ended-board").setAttribute("aria-label", "Final board. " + end.spokenBoard)
  }

  private func fill(_ sent: TriplesSession.Challenge) {
    Element.named("challenge-title").setText(sent.title)
    Element.named("challenge-text").setText(sent.text)
    Element.named("challenge-note").setText(sent.note)
    Element.named("challenge-compare").setProperty("hidden", !sent.canCompare)
    Element.named("challenge-watch").setProperty("hidden", !sent.canWatch)
  }
}
