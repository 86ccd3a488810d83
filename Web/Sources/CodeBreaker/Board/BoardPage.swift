import CodeBreakerModel
import CodeBreakerSession
import DOM
import NumberedGame
import PlaySupport
import WebSupport

/// Begins the program. The bridge calls it once, when the page is ready.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  BoardPage.shared.begin()
}

extension AssistSession: PageSession {
  /// Nothing covers the board.
  public var showsTab: Bool { true }
}

/// The page of a board of one's own: brings what the player does to the session, and what the session says to the page.
final class BoardPage {
  // The page lasts as long as the program, which has one thread.
  nonisolated(unsafe) static let shared = BoardPage()

  /// Players for whom colors are replaced, or too alike, are shown letters.
  private static let contrastQuery = "(forced-colors: active), (prefers-contrast: more)"
  private static let letterSettings = [CodeBreakerSession.LetterSetting.automatic, .on, .off]

  private let session: AssistSession
  private let page: Page<AssistSession>
  private let setup: SetupView
  private let rows: RowsView
  private let editor: EditorView
  private let findings: FindingsView
  private let letters: RadioGroup
  private let question: Dialog
  private let coach: CoachLine<AssistQuestion>

  private init() {
    let session = AssistSession(environment: .browser)
    self.session = session
    page = Page(session)
    setup = SetupView(session)
    let editor = EditorView(session)
    self.editor = editor
    rows = RowsView(session) { editor.focus() }
    findings = FindingsView(session) { editor.focusButton() }
    letters = RadioGroup("letters", ["automatic", "on", "off"]) { session.choose(letters: Self.letterSettings[$0]) }
    question = Dialog("question", first: "question-cancel", cancel: "question-cancel") { session.cancel() }
    coach = CoachLine(
      files: "codebreaker/coach.wasm", question: { session.coachQuestion }, text: { $0.text },
      receive: { session.receive($0, to: $1) }, fail: { session.coachFailed() })
    Part.button("question-confirm") { session.confirm() }
    Part.button("undo") { session.undo() }
    Part.button("clear-board") { session.askToClear() }
    Sharing.begin(
      at: "share", title: "CodeBreaker", item: { session.shareItem }, completion: { session.shared($0) })
  }

  func begin() {
    session.contrastChanged(Window.matches(Self.contrastQuery))
    Window.onMediaChange(Self.contrastQuery) { [session] in session.contrastChanged($0) }
    page.begin { [self] in draw() }
    Window.listen("keydown") { [self] event in press(event) }
  }

  private func press(_ event: Event) {
    guard !event.hasControl, !event.hasMeta, !event.hasAlt, !event.isComposing, event.closest("select, dialog") == nil
    else { return }
    let key = event.key
    let command = CodeBreakerSession.KeyCommand(key: key)
    // A choice of numbers has keys of its own; only Enter means the same everywhere.
    if event.closest("input") != nil, command != .guess { return }
    if command == .guess, event.closest("button:not(.hole, .choice), a, summary") != nil { return }
    if session.pressAnswer(key: key) { return event.preventDefault() }
    guard let command, session.press(command) else { return }
    event.preventDefault()
    Drawing.now()
    // What is entered by keys goes on by keys.
    if command == .guess || event.closest("button:not(.hole, .choice)") != nil { editor.focus() }
  }

  private func draw() {
    Element.find("body")?.toggleClass("letters", session.showsLetters)
    setup.draw()
    rows.draw()
    editor.draw()
    findings.draw()
    letters.show(Self.letterSettings.firstIndex(of: session.settings.letters))
    // The keyboard does not stay behind on a button that nothing can be done with.
    enable(Part.named("undo"), session.hasUndo)
    enable(Part.named("clear-board"), !session.board.attempts.isEmpty)
    if let asked = session.question {
      Part.named("question-title").setText(asked.title)
      Part.named("question-text").setText(asked.text(session.board))
      Part.named("question-confirm").setText(asked.confirmLabel)
    }
    question.show(session.question != nil)
    coach.draw()
  }

  private func enable(_ button: Element, _ isEnabled: Bool) {
    if !isEnabled, button == Window.activeElement { editor.focus() }
    button.setProperty("disabled", !isEnabled)
  }
}
