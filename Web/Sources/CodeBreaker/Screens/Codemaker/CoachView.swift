import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

/// The coach as the codebreaker: its opinion of the answers, its guess, and the buttons to answer the guess.
final class CoachView {
  private let session: CodemakerSession
  private let panel = Element.named("coach")
  private let count = Element.named("coach-count")
  private let proposalPegs = Element.named("asked-pegs")
  private let exact: AnswerNumberPicker
  private let inexact: AnswerNumberPicker
  private let nextButton: Element
  private let playButton: Element
  private let answerButton: Element
  private var shownGuess: [UInt8]?

  init(_ session: CodemakerSession) {
    self.session = session
    exact = AnswerNumberPicker("exact") { session.choose(exact: $0) }
    inexact = AnswerNumberPicker("inexact") { session.choose(inexact: $0) }
    nextButton = Element.button("next") { session.guessNext() }
    playButton = Element.button("play") { session.setGuessesAutomatically(!session.guessesAutomatically) }
    answerButton = Element.button("answer") { session.answer() }
    Element.button("take-back") { session.undoAnswer() }
    Element.button("tell") { session.askForCode() }
    Element.button("coach-again") { session.tryCoachAgain() }
  }

  func draw() {
    let game = session.game
    let isWatching = game.stage == .watchingCoach
    let isShown =
      (isWatching || game.stage == .answeringCoach) && (!game.isOver || isWatching) && session.judgment == nil
    panel.setProperty("hidden", !isShown)
    guard isShown else { return }
    let findings = session.findings
    panel.setAttribute("aria-busy", findings == .pending && !game.isOver)
    Element.named("coach-again").setProperty("hidden", !findings.isUnavailable)
    draw(findings, game)
    nextButton.setProperty("hidden", !isWatching || game.isOver)
    playButton.setProperty("hidden", !isWatching || game.isOver)
    nextButton.setProperty("disabled", !session.canGuessNext)
    playButton.setText(session.guessesAutomatically ? "Pause" : "Play")
    let proposal = isWatching ? nil : session.proposal
    Element.named("answer-fields").setProperty("hidden", proposal == nil)
    answerButton.setProperty("hidden", proposal == nil)
    answerButton.setProperty("disabled", !session.canAnswer)
    exact.show(game.enteredAnswer?.exact, maxNumber: game.board.pegCount) { _ in true }
    inexact.show(game.enteredAnswer?.inexact, maxNumber: game.board.pegCount) { [session] in
      session.canChoose(inexact: $0)
    }
    Element.named("take-back").setProperty("hidden", !session.canUndoAnswer)
    Element.named("tell").setProperty("hidden", !session.canRevealCode)
  }

  /// Draws the coach's findings. While the coach thinks, the earlier text stays, grayed out.
  private func draw(_ findings: OwnBoardSession.Findings, _ game: CodemakerGame) {
    let last = game.board.attempts.count - 1
    guard let text = game.isOver ? session.effect(ofAttemptAt: last) : findings.text else {
      if last < 0 { count.setText("The coach is thinking…") }
      return
    }
    count.setText(text)
    count.toggleClass("alarm", findings.isUnavailable || findings.contradictory != nil)
    let isWatching = game.stage == .watchingCoach
    let proposal = isWatching ? nil : session.proposal
    Element.named("why").setText(
      isWatching
        ? last < 0 ? "" : "Attempt \(last + 1): \(session.reason(forAttemptAt: last))"
        : proposal.map { CodemakerWords.reason($0, attemptCount: last + 1) } ?? "")
    // The reason for the guess already contains the number of codes.
    count.setProperty("hidden", proposal != nil)
    Element.named("asked").setProperty("hidden", proposal == nil)
    guard let proposal else { return }
    Element.named("asked-title").setText("Attempt \(last + 2)")
    guard proposal.value.guess != shownGuess else { return }
    shownGuess = proposal.value.guess
    proposalPegs.fill([PegRowElement.make(session.code(proposal.value.guess))])
    proposalPegs.setAttribute("aria-label", session.spokenText(proposal.value.guess))
  }
}
