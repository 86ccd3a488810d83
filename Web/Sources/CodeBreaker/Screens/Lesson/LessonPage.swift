import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import PlaySupport
import WebSupport

final class LessonPage {
  private let view = LessonView<CodeBreakerLesson>()
  private let lesson: CodeBreakerLesson
  private let guess: RowView
  private let code: RowView
  private let choices: ChoiceButtons
  private let enterButton: Element
  private let attempts = Element.named("attempts")
  private let options = Element.named("options")
  private let remaining = Element.named("remaining")
  private var theme: Theme { lesson.game.setup.theme }
  private var shownOptions: [CodeBreakerLesson.Option] = []

  init() {
    let lesson = view.lesson
    self.lesson = lesson
    guess = RowView(Element.named("guess")) { lesson.tapHole($0) }
    code = RowView(Element.named("code"))
    choices = ChoiceButtons("choices", showsKeys: false) { lesson.choose($0) }
    enterButton = Element.button("enter") { lesson.submitRow() }
  }

  func begin() {
    let lesson = lesson
    // Don't leave the focus on Clear after a click, so that Enter makes the guess.
    Element.button("clear") { lesson.clear() }.blurAfterPointerPress()
    Window.listen("keydown") { event in lesson.press(event) }
    view.begin { [self] in draw() }
  }

  private func draw() {
    guard lesson.core.showsStep else {
      if lesson.core.stage == .over { Element.named("over-code").fill([PegRowElement.make(lesson.endCode)]) }
      return
    }
    drawCode()
    drawGuess()
    attempts.setProperty("hidden", lesson.attempts.isEmpty)
    attempts.fill(lesson.attempts.map { AttemptElement.make($0, theme: theme) })
    drawOptions()
    remaining.setProperty("hidden", lesson.remainingCodes.isEmpty)
    remaining.fill(lesson.remainingCodes.map { PegRowElement.makeItem($0, theme: theme) })
  }

  private func drawCode() {
    let shown = lesson.shownCode
    Element.named("code-part").setProperty("hidden", shown == nil)
    if let shown {
      code.show(shown)
      code.element.setAttribute("aria-label", "The code: \(CodeBreakerSession.SpokenText.pegs(shown, theme: theme))")
    }
    code.element.toggleClass("hopping", lesson.game.isOver)
  }

  private func drawGuess() {
    let game = lesson.game
    let isAnswering = lesson.core.step.asksForAnswer
    guess.show(game.guess, of: theme, selection: lesson.acceptsPegs ? lesson.codeRow.selection : nil)
    guess.moveFocus(to: lesson.codeRow.selection)
    Element.named("guess-part").setProperty("hidden", !isAnswering && !lesson.acceptsPegs)
    choices.show(theme.choices, theme)
    choices.element.setProperty("hidden", !lesson.acceptsPegs)
    Element.named("entering").setProperty("hidden", !lesson.acceptsPegs)
    enterButton.setProperty("disabled", !lesson.canGuess)
  }

  private func drawOptions() {
    options.setProperty("hidden", lesson.options.isEmpty)
    guard lesson.options != shownOptions else { return }
    shownOptions = lesson.options
    options.fill(
      shownOptions.indices.map { index in
        let option = shownOptions[index]
        let button = Element.makeButton("", "option")
        let picture = option.code.map { PegRowElement.make($0) } ?? MarkersElement.make(option.markers)
        button.fill(option.showsWords ? [picture, Element.make("span", text: option.words)] : [picture])
        if !option.showsWords { button.setAttribute("aria-label", option.words) }
        button.listen("click") { [lesson] _ in lesson.core.play(.choose(index)) }
        return button
      })
  }
}
