import CodeBreakerAdvice
import CodeBreakerElements
import CodeBreakerModel
import CodeBreakerSession
import DOM
import WebSupport

/// The pop-up of hints: what the coach can be asked, and what it has answered. The game's program opens and closes it.
final class HintsView {
  private let session: CodeBreakerSession
  private let levels: [(level: HintLevel, button: Element, answer: Element)]
  private let problem = Part.named("hint-problem")
  private let status = Part.named("hint-status")
  private let guess = Part.named("hint-guess")
  private let use = Part.named("hint-use")
  private let close = Part.named("hints-close")
  private var guessShown: Code?

  init(_ session: CodeBreakerSession) {
    self.session = session
    levels = [(.count, "count"), (.fit, "fit"), (.best, "best")].map {
      ($0, Part.named("hint-\($1)"), Part.named("hint-\($1)-answer"))
    }
    for (level, button, _) in levels { button.listen("click") { _ in session.reveal(level) } }
    use.listen("click") { [close] _ in
      session.takeBestGuess()
      close.call("click")
      // The next thing to do.
      Part.named("make-guess").call("focus")
    }
  }

  func draw() {
    guard case .hint = session.popUp else { return }
    for (level, button, answer) in levels {
      let text = session.hintText(level)
      // The keyboard does not stay behind on a button that goes away.
      if text != nil, button == Window.activeElement { close.call("focus") }
      button.setProperty("hidden", text != nil)
      button.setProperty("disabled", false)
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
      guess.setAttribute("aria-label", Spoken.pegs(code, theme: session.game.setup.theme))
    }
  }
}
