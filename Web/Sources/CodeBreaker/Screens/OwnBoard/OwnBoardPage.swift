import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import PlaySupport
import WebSupport

extension OwnBoardSession: PageSession {}

/// The page for the coach's help with a board that the player enters: passes input to the session and shows its state.
final class OwnBoardPage {
  private let session: OwnBoardSession
  private let page: Page<OwnBoardSession>
  private let setup: SetupView
  private let attempts: OwnBoardAttemptsView
  private let editor: EditorView
  private let findings: FindingsView
  private let letters: LettersView<OwnBoardSession>
  private let question: QuestionDialog

  init() {
    let session = OwnBoardSession(environment: .browser)
    self.session = session
    page = Page(session, coach: CoachConnection(files: "codebreaker/coach.wasm", encode: { $0.text }))
    setup = SetupView(session)
    let editor = EditorView(session)
    self.editor = editor
    attempts = OwnBoardAttemptsView(session) { editor.focus() }
    findings = FindingsView(session) { editor.focusButton() }
    letters = LettersView(session)
    question = QuestionDialog(confirm: { session.confirm() }, cancel: { session.cancel() })
    Element.button("undo") { session.undo() }
    Element.button("clear-board") { session.askToClear() }
    Sharing.shareOnPress(
      at: "share", title: "CodeBreaker", item: { session.shareItem }, completion: { session.handleShareOutcome($0) })
  }

  func begin() {
    letters.begin()
    page.begin { [self] in draw() }
    Window.listen("keydown") { [self] event in press(event) }
  }

  private func press(_ event: Event) {
    guard let command = session.press(event, pressAnswer: { session.pressAnswer(key: $0) }) else { return }
    Drawing.flush()
    // Focus the row, so that players who use keys can continue with keys.
    if command == .guess || event.closest("button:not(.hole, .choice)") != nil { editor.focus() }
  }

  private func draw() {
    setup.draw()
    attempts.draw()
    editor.draw()
    findings.draw()
    letters.draw()
    Element.named("undo").setEnabled(session.hasChangeToUndo) { editor.focus() }
    Element.named("clear-board").setEnabled(!session.board.attempts.isEmpty) { editor.focus() }
    question.show(session.question.map { [session] in ($0.title, $0.text(session.board), $0.confirmLabel) })
  }
}
