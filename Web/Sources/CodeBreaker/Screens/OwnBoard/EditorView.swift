import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

final class EditorView {
  private let session: OwnBoardSession
  private let guess: RowView
  private let exact: AnswerNumberPicker
  private let inexact: AnswerNumberPicker
  private let enterButton: Element
  private let choices: ChoiceButtons

  init(_ session: OwnBoardSession) {
    self.session = session
    guess = RowView(Element.named("guess")) { session.tapHole($0) }
    choices = ChoiceButtons("choices") { session.choose($0) }
    exact = AnswerNumberPicker("exact") { session.choose(exact: $0) }
    inexact = AnswerNumberPicker("inexact") { session.choose(inexact: $0) }
    enterButton = Element.button("enter") {}
    enterButton.listen("click") { [self] _ in performAndFocusRow { $0.enterRow() } }
    Element.button("clear-peg") { session.clear() }
    Element.button("clear-answer") { [self] in performAndFocusRow { $0.clearAnswer() } }
    Element.button("move-up") { session.moveEditedAttempt(by: -1) }
    Element.button("move-down") { session.moveEditedAttempt(by: 1) }
    Element.button("remove") { [self] in
      performAndFocusRow { session in session.editedIndex.map { session.removeAttempt(at: $0) } }
    }
    Element.button("stop") { [self] in performAndFocusRow { $0.cancelEditing() } }
  }

  /// Performs an action whose button may disappear, and focuses the row.
  private func performAndFocusRow(_ action: (OwnBoardSession) -> Void) {
    action(session)
    Drawing.flush()
    focus()
  }

  func focus() { guess.focus(session.selection) }

  func focusButton() { enterButton.call("focus") }

  func draw() {
    let board = session.board
    let row = session.row
    let edited = session.editedIndex
    Element.named("row-title").setText(edited.map { "Attempt \($0 + 1)" } ?? "New attempt")
    Element.named("editor").toggleClass("edited", edited != nil)
    let code = session.code(row.guess)
    guess.show(code, of: board.theme, selection: session.selection)
    guess.moveFocus(to: session.selection)
    choices.show(board.choices, board.theme)
    exact.show(row.counts?.exact, maxNumber: board.pegCount) { _ in true }
    inexact.show(row.counts?.inexact, maxNumber: board.pegCount) { [session] in session.canChoose(inexact: $0) }
    Element.named("clear-answer").setProperty("hidden", row.counts == nil)
    Element.named("row-note").setText(session.rowNote)
    enterButton.setText(session.enterLabel)
    enterButton.setProperty("disabled", session.rowProblem != nil)
    Element.named("row-problem").setText(session.rowProblem ?? "")
    Element.named("changing").setProperty("hidden", edited == nil)
    for (name, offset) in [("move-up", -1), ("move-down", 1)] as [(String, Int)] {
      Element.named(name).setEnabled(session.canMoveEditedAttempt(by: offset)) { focus() }
    }
  }
}
