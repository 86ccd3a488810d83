import DOM
import NumberedGame
import PlaySupport
import TriplesBoard
import TriplesModel
import TriplesSession
import WebSupport

/// The dialogs: the end of a game, the prompt for a game number, a challenge from a friend, and the warning before a hint that
/// costs a medal.
final class PopUpViews {
  private let session: TriplesSession
  private let ended: Dialog
  private let ask: Dialog
  private let challenge: Dialog
  private let hintQuestion: Dialog
  private let card: LevelCardView
  private let number: NumberField
  private var endShown: TriplesSession.EndedGame?
  private let endedBoard = BoardView(Part.named("ended-board"))

  init(_ session: TriplesSession) {
    self.session = session
    ended = Dialog("ended", first: "ended-next", cancel: "ended-leave") { session.dismissPopUp() }
    ask = Dialog("ask", first: "ask-number", cancel: "ask-cancel") { session.dismissPopUp() }
    challenge = Dialog("challenge", first: "challenge-play", cancel: "challenge-leave") { session.dismissPopUp() }
    hintQuestion = Dialog("hint-question", first: "hint-keep", cancel: "hint-keep") { session.dismissPopUp() }
    card = LevelCardView(session)
    number = NumberField("ask-number", problem: "ask-problem", form: "ask-form") { session.openGame(numbered: $0) }
    Part.button("ended-next") { session.startNext() }
    Part.button("ended-keep") { session.keepPlaying() }
    Part.button("ended-again") { session.tryAgain() }
    Part.button("ended-undo") { session.takeBackLastMove() }
    Part.button("ended-review") { session.reviewEndedGame() }
    Part.button("ended-compare") { session.compareEndedGame() }
    Sharing.begin(
      at: "ended-share", title: "Triples", copiesText: true, item: { session.endShareItem },
      completion: { session.shared($0) })
    Part.button("ended-close") { session.closePopUp() }
    Part.button("ended-level") {
      if case .ended(let end) = session.popUp { session.openLevel(Int(clamping: end.replay.number?.value ?? 0)) }
    }
    Part.button("ask-levels") { session.openLevels() }
    Part.named("hint-question-title").setText(TriplesSession.HintQuestion.title)
    Part.named("hint-question-text").setText(TriplesSession.HintQuestion.text)
    Part.named("hint-keep").setText(TriplesSession.HintQuestion.keepLabel)
    Part.button("hint-show") { session.confirmHint() }.setText(TriplesSession.HintQuestion.showLabel)
    Part.button("challenge-play") { session.playChallenge() }
    Part.button("challenge-compare") { session.compareChallenge() }
    Part.button("challenge-watch") { session.watchChallenge() }
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
    Part.named("ended-title").setText(end.title)
    Part.named("ended-score").setText(DecimalText.grouped(end.score))
    Part.named("ended-best").setText(end.share?.fullText ?? "")
    for id in ["ended-medals", "ended-level"] { Part.named(id).setProperty("hidden", end.medals == nil) }
    if let medals = end.medals {
      Part.named("ended-medal").setAttribute("data-state", medals.won?.word ?? "played")
      Part.named("ended-worth").setText(medals.text)
    }
    Part.named("ended-rank").setText(end.rankText)
    Part.named("ended-tile").setText(end.bestTile.description)
    Part.named("ended-moves").setText(end.moveCount.description)
    Part.named("ended-rival").setText(end.comparison)
    Part.named("ended-game").setText(session.closeHint)
    Part.named("ended-next").setText(session.nextLabel)
    Part.named("ended-keep").setProperty("hidden", !end.canKeepPlaying)
    Part.named("ended-compare").setProperty("hidden", !end.canCompare)
    Part.named("ended-share").setText(session.endShareLabel)
    Part.named("ended-again").setProperty("hidden", end.canKeepPlaying)
    Part.named("ended-undo").setProperty("hidden", end.canKeepPlaying)
    endedBoard.show(session.game, isFresh: true)
    Part.named("ended-board").setAttribute("aria-label", "Final board. " + end.spokenBoard)
  }

  private func fill(_ sent: TriplesSession.Challenge) {
    Part.named("challenge-title").setText(sent.title)
    Part.named("challenge-text").setText(sent.text)
    Part.named("challenge-note").setText(sent.note)
    Part.named("challenge-compare").setProperty("hidden", !sent.canCompare)
    Part.named("challenge-watch").setProperty("hidden", !sent.canWatch)
  }
}
