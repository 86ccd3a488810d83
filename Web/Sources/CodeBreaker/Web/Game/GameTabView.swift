import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import GameCore
import SessionSupport
import WebSupport

final class GameTabView {
  private let session: CodeBreakerSession
  private let master = RowView(Element.named("master"))
  private let guess: RowView
  private let choices: ChoiceButtons
  private let attempts: AttemptsView
  private let guessButton: Element
  private let clearButton: Element
  private let hintButton: Element
  private let answers: ActionList
  private let problemText = Element.named("guess-problem")
  private let time = Element.named("time")
  private let menu: GameMenu
  private let dots = Element.named("dots")
  private var shownDealCount: Int?
  private var shownDots: CodeBreakerSession.AttemptDots?

  init(_ session: CodeBreakerSession) {
    self.session = session
    var row: RowView?
    let drag = PegDrag(session) { row?.holes.map { $0.element } ?? [] }
    let guess = RowView(
      Element.named("guess"), tap: { if drag.acceptClick() { session.tapHole($0) } },
      prepare: { drag.begin(from: .guess(hole: $1), at: $0) })
    row = guess
    self.guess = guess
    // A tap fills the selected hole, a long press the row, and a drag drops a peg on a hole.
    choices = ChoiceButtons(
      "choices",
      prepare: { button, index in
        drag.begin(from: .choice(index), at: button) { session.fillHoles(with: index) }
      }, choose: { if drag.acceptClick() { session.choose($0) } })
    attempts = AttemptsView(session, drag: drag)
    guessButton = Element.button("make-guess") { session.guess() }
    clearButton = Element.button("clear") { session.clear() }
    hintButton = Element.button("hint") { session.pressHint() }
    menu = GameMenu(session)
    Element.button("choose-game") { session.askForNewGame() }
    answers = ActionList(Element.named("answers")) { session.performOnBoard($0) }
  }

  func draw() {
    let game = session.game
    Element.named("theme").setText(session.title)
    Element.named("number").setText(session.numberTitle)
    Element.named("pegs").setText(", \(session.pegCountText)")
    Element.named("left").setText(session.attemptsLeftText ?? "")
    master.show(game.masterCode)
    master.element.setAttribute(
      "aria-label", CodeBreakerSession.SpokenText.master(of: game))
    drawReveal()
    drawDots()
    guess.show(game.guess, of: game.setup.theme, selection: game.isOver ? nil : session.selection)
    guess.moveFocus(to: session.selection)
    Element.named("guess").setProperty("hidden", game.isOver)
    Element.named("playing").setProperty("hidden", game.isOver)
    Element.named("over").setProperty("hidden", !game.isOver)
    if let ended = session.endedGame { Element.named("over-summary").setText(ended.summaryWithTime) }
    answers.show(session.boardAnswers)
    Element.named("turn").setText((game.attempts.count + 1).description)
    Element.named("turn").setProperty("hidden", game.isOver)
    choices.show(game.pegChoices, game.setup.theme)
    for button in choices.buttons { button.setProperty("disabled", game.isOver) }
    attempts.draw()
    problemText.setText(session.guessExplanation ?? "")
    guessButton.setText(session.guessLabel)
    guessButton.setEnabled(session.guessProblem == nil) { focusGuess() }
    clearButton.setEnabled(!game.guess.isEmpty) { focusGuess() }
    hintButton.setProperty("disabled", !session.canHint)
    drawTime()
  }

  /// Focuses the first hole if a new game began since the last call. Call this after dialogs close and move the focus.
  func focusNewGame() {
    if let shownDealCount, shownDealCount != session.dealCount { guess.holes.first?.element.call("focus") }
    shownDealCount = session.dealCount
  }

  /// Moves the focus to the next step after a pop-up has closed. `id` is the ID of the pop-up's first section.
  func moveFocus(afterPopUp id: BlockID) {
    if session.game.isOver {
      // The focus was in the guess, which has been hidden.
      answers.main?.call("focus")
    } else if id == BlockID("hint", 1), session.hintedGuess?.pegs == session.game.guess.pegs {
      guessButton.call("focus")
    }
  }

  /// The button under a finished board at an index: 0 for the result, 1 for the review. If there is none, the menu.
  func boardAnswer(at index: Int) -> Element {
    answers.element(at: index) ?? Element.named("more")
  }

  func focusGuess() { guess.focus(session.selection) }

  private func drawReveal() {
    master.element.toggleClass("turning", session.reveal != nil)
    if let reveal = session.reveal { master.element.setStyle("--delay", "\(reveal.delayMilliseconds)ms") }
    master.element.toggleClass("hopping", session.reveal?.isSolved == true)
  }

  /// Draws a dot for each attempt, fainter for used ones.
  private func drawDots() {
    let shown = session.game.isOver ? nil : session.attemptDots
    guard shown != shownDots else { return }
    shownDots = shown
    dots.toggleClass("short", shown?.hasFewLeft == true)
    guard let shown else { return dots.removeChildren() }
    dots.fill((0..<shown.count).map { Element.make("span", $0 < shown.remainingCount ? "dot" : "dot used") })
  }

  private func drawTime() {
    let clock = DurationText.clock(session.elapsedSeconds)
    time.setText(clock)
    // Set a fixed width, so that a new second doesn't lay out the rest of the page. A colon is half as wide as a digit.
    let halfDigits = clock.utf8Bytes.reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 2) }
    time.setStyle("--half-digits", halfDigits.description)
  }
}
