import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

final class CodeRowView {
  private let session: CodemakerSession
  private let row: RowView
  private let choices: ChoiceButtons
  private let enterButton: Element

  init(_ session: CodemakerSession) {
    self.session = session
    row = RowView(Element.named("guess")) { session.tapHole($0) }
    choices = ChoiceButtons("choices") { session.choose($0) }
    enterButton = Element.button("enter") { session.press(.guess) }
    Element.button("clear-peg") { session.clear() }
    Element.button("random") { session.chooseRandomCode() }
    Element.button("give-up") { session.askToGiveUp() }
  }

  func draw() {
    let game = session.game
    let stage = game.stage
    let isShown = stage == .choosingCode || stage == .revealingCode || stage == .friendGuessing && !game.isOver
    Element.named("editor").setProperty("hidden", !isShown)
    guard isShown else { return }
    let isBreaking = stage == .friendGuessing
    row.element.setAttribute("aria-label", isBreaking ? "Guess" : "Code")
    Element.named("editor-title").setText(
      isBreaking ? "Attempt \(game.board.attempts.count + 1)" : stage == .revealingCode ? "The code" : "Your code")
    let code = session.code(game.row.pegs)
    row.show(code, of: game.board.theme, selection: game.row.selection)
    row.moveFocus(to: game.row.selection)
    choices.show(game.board.choices, game.board.theme)
    Element.named("random").setProperty("hidden", stage != .choosingCode)
    Element.named("give-up").setProperty("hidden", !isBreaking)
    enterButton.setProperty("hidden", stage == .choosingCode)
    enterButton.setText(isBreaking ? "Guess" : "Check my answers")
    let problem: String? =
      isBreaking
      ? session.guessProblem : game.row.isFull ? nil : "Choose all \(game.board.pegCount) pegs of the code first."
    enterButton.setProperty("disabled", problem != nil)
    // While the player chooses the code, the problem is beside the buttons below.
    Element.named("enter-problem").setText(stage == .choosingCode ? "" : problem ?? "")
  }
}
