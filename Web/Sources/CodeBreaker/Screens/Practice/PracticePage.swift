import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import PlaySupport
import WebSupport

final class PracticePage {
  private let view = PracticeView<CodeBreakerPractice>(
    coach: CoachConnection(files: "codebreaker/coach.wasm", encode: { $0.text }))
  private let practice: CodeBreakerPractice
  private let guess: RowView
  private let choices: ChoiceButtons
  private let enterButton: Element
  private var shownLine: [UInt8]?

  init() {
    let practice = view.practice
    self.practice = practice
    guess = RowView(Element.named("guess")) { practice.tapHole($0) }
    choices = ChoiceButtons("choices", showsKeys: false) { practice.choose($0) }
    enterButton = Element.button("enter") { practice.guess() }
  }

  func begin() {
    let practice = practice
    // Don't leave the focus on Clear after a click, so that Enter makes the guess.
    Element.button("clear") { practice.clear() }.blurAfterPointerPress()
    Window.listen("keydown") { event in practice.press(event) }
    view.begin { [self] in draw() }
  }

  private func draw() {
    if let game = practice.game { draw(game) }
    drawAnswer()
  }

  private func draw(_ game: CodeBreaker) {
    let theme = game.setup.theme
    if game.line != shownLine {
      shownLine = game.line
      Element.named("attempts").fill(practice.attempts.map { AttemptElement.make($0, theme: theme) })
      Element.named("attempts").setProperty("hidden", game.attempts.isEmpty)
    }
    let isAsking = practice.phase == .asking
    guess.show(game.guess, of: theme, selection: isAsking ? practice.codeRow.selection : nil)
    guess.moveFocus(to: practice.codeRow.selection)
    choices.show(theme.choices, theme)
    // After the judgment, the list of values contains the player's guess, so hide the row.
    guess.element.setProperty("hidden", practice.phase == .judged)
    choices.element.setProperty("hidden", !isAsking)
    Element.named("entering").setProperty("hidden", !isAsking)
    enterButton.setProperty("disabled", practice.problem != nil)
  }

  private func drawAnswer() {
    let theme = practice.game?.setup.theme ?? .mastermind
    Element.named("values").fill(
      practice.evaluatedGuesses.map { value in
        Element.make(
          "li", value.lossText == "Best" ? "best" : "",
          containing: [
            Element.make("span", text: value.label),
            Element.make("span", "unseen", text: CodeBreakerSession.SpokenText.pegs(value.code, theme: theme)),
            PegRowElement.make(value.code), Element.make("b", text: value.lossText),
          ])
      })
  }
}
