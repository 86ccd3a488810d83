import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

final class HintsView {
  private let session: CodeBreakerSession
  private let dialog: Dialog
  private let open: Element
  private let levels: [(level: CodeBreakerSession.HintLevel, item: Element, button: Element, answer: Element)]
  private let problem = Element.named("hint-problem")
  private let status = Element.make("p", "unseen")
  private let guess = Element.make("div")
  private let use = Element.makeButton("Use this guess")
  private let close = Element.named("hints-close")
  private var guessShown: Code?

  init(_ session: CodeBreakerSession) {
    self.session = session
    dialog = Dialog("hints", first: "hints-close", cancel: "hints-close") { session.closePopUp() }
    levels = CodeBreakerSession.HintLevel.allCases.map {
      ($0, Element.make("li"), Element.makeButton("Show"), Element.make("p", "told"))
    }
    open = Element.button("hint") { session.askForHint() }
    fill(Element.named("hint-levels"))
    use.listen("click") { _ in
      session.takeBestGuess()
      Drawing.now()
      // The next step.
      Element.named("make-guess").call("focus")
    }
  }

  func draw() {
    // Closing the dialog focuses the button, so enable it first.
    open.setProperty("disabled", !session.canHint)
    guard case .hint = session.popUp else {
      dialog.show(false)
      return
    }
    dialog.show(true)
    let offered = session.hintLevels.count
    for (index, (level, item, button, answer)) in levels.enumerated() {
      item.setProperty("hidden", index >= offered)
      let text = session.hintText(level)
      // Don't leave the focus on a button that is about to be hidden.
      if text != nil, button == Window.activeElement { close.call("focus") }
      button.setProperty("hidden", text != nil)
      button.setAttribute("aria-busy", session.hint.isAwaited(level) ? "true" : "false")
      answer.setText(text ?? "")
    }
    problem.setText(session.hintProblem ?? "")
    status.setText(session.status)
    let code = session.hintedGuess
    use.setProperty("hidden", code == nil)
    guess.setProperty("hidden", code == nil)
    guard code != guessShown else { return }
    guessShown = code
    guess.removeChildren()
    if let code {
      guess.append(PegsElement.make(code))
      guess.setAttribute("aria-label", CodeBreakerSession.Spoken.pegs(code, theme: session.game.setup.theme))
    }
  }

  private func fill(_ place: Element) {
    let list = Element.make("ul", "hint-levels")
    for (level, item, button, answer) in levels {
      let name = Self.name(level)
      let question = Element.make("p", text: level.question)
      question.setAttribute("id", "hint-\(name)-question")
      item.append(question)
      button.setAttribute("id", "hint-\(name)")
      button.setAttribute("aria-labelledby", "hint-\(name) hint-\(name)-question")
      button.listen("click") { [session] _ in session.reveal(level) }
      item.append(button)
      if case .best = level {
        guess.setAttribute("id", "hint-guess")
        guess.setAttribute("role", "img")
        item.append(guess)
      }
      answer.setAttribute("id", "hint-\(name)-answer")
      item.append(answer)
      if case .best = level {
        use.setAttribute("id", "hint-use")
        item.append(use)
      }
      list.append(item)
    }
    status.setAttribute("id", "hint-status")
    status.setAttribute("role", "status")
    place.append(list)
    place.append(Element.make("p", "fine", text: "Using a hint marks this game."))
    place.append(status)
  }

  private static func name(_ level: CodeBreakerSession.HintLevel) -> String {
    switch level {
    case .count: "count"
    case .fit: "fit"
    case .best: "best"
    }
  }
}
