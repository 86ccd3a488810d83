import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import PlaySupport
import WebSupport

extension CodemakerSession: PageSession {}

/// The page for setting a code: passes input to the session and shows its state.
final class CodemakerPage {
  private let session: CodemakerSession
  private let page: Page<CodemakerSession>
  private let pegCountMenu: Menu
  private let themeMenu: Menu
  private let row: CodeRowView
  private let coach: CoachView
  private let answerFaults: AnswerFaultsView
  private let attempts: AttemptsView
  private let letters: LettersView<CodemakerSession>
  private let question: QuestionDialog
  private let title = Element.named("stage-title")

  /// The stage that was drawn last. When the stage changes, the heading gets the focus.
  private var shownStage: CodemakerGame.Stage?

  init() {
    let session = CodemakerSession(environment: .browser)
    self.session = session
    page = Page(session, coach: CoachConnection(files: "codebreaker/coach.wasm", encode: { $0.text }))
    pegCountMenu = Menu("pegs", GameSetup.pegCounts.map { $0.description }) {
      session.choose(pegCount: GameSetup.pegCounts.lowerBound + $0)
    }
    themeMenu = Menu("theme", Theme.all.map { $0.name }) { session.choose(theme: Theme.all[$0]) }
    row = CodeRowView(session)
    coach = CoachView(session)
    answerFaults = AnswerFaultsView(session)
    attempts = AttemptsView(session)
    letters = LettersView(session)
    question = QuestionDialog(confirm: { session.confirm() }, cancel: { session.cancel() })
    Element.button("watch") { session.watch() }
    Element.button("by-hand") { session.answerByHand() }
    Element.button("hand-over") { session.handOver() }
    Element.button("send") { session.shareCode() }
    Element.button("begin") { session.startFriendsGame() }
    Element.button("back") { session.goBack() }
    Element.button("share") {
      guard let item = session.shareItem else { return }
      // The game's page is in the same folder.
      let here = Window.pageAddress
      let folder = here.prefix((here.lastIndex(of: UInt8(ascii: "/")) ?? here.count - 1) + 1)
      Sharing.share(item, page: Array(folder), title: "CodeBreaker") { session.handleShareOutcome($0) }
    }
  }

  func begin() {
    letters.begin()
    page.begin { [self] in draw() }
    Window.listen("keydown") { [session] event in session.press(event) { session.pressAnswer(key: $0) } }
  }

  private func draw() {
    let game = session.game
    let stage = game.stage
    title.setText(session.title)
    Element.named("stage-note").setText(session.note)
    let isChoosing = stage == .choosingCode
    Element.named("setup").setProperty("hidden", !isChoosing)
    pegCountMenu.select(game.board.pegCount - GameSetup.pegCounts.lowerBound)
    if let index = Theme.all.firstIndex(of: game.board.theme) { themeMenu.select(index) }
    drawCode()
    row.draw()
    coach.draw()
    answerFaults.draw()
    attempts.draw()
    Element.named("breakers").setProperty("hidden", !isChoosing)
    for name in ["watch", "hand-over", "send"] as [String] {
      Element.named(name).setProperty("disabled", isChoosing && !session.canSubmitCode)
    }
    Element.named("breakers-problem").setText(session.codeProblem ?? "")
    Element.named("cover").setProperty("hidden", stage != .handingOver)
    Element.named("share").setProperty("hidden", session.shareItem == nil)
    let back = Element.named("back")
    back.setText(session.backLabel)
    back.setProperty("hidden", isChoosing)
    letters.draw()
    question.show(session.question.map { ($0.title, $0.text, $0.confirmLabel) })
    if let shownStage, shownStage != stage {
      PressGuard.situationDidChange()
      title.call("focus")
    }
    shownStage = stage
  }

  /// Shows the code if the player may see it, or its cover.
  private func drawCode() {
    let box = Element.named("code-box")
    let isCovered = session.game.stage == .handingOver || session.game.stage == .friendGuessing
    let colors = session.shownCode
    box.setProperty("hidden", colors == nil && !isCovered)
    guard colors != nil || isCovered else { return }
    var code = Code(kind: .master(isHidden: true), pegCount: session.game.board.pegCount)
    if let colors { code = session.code(colors) }
    shownCode.show(code)
    Element.named("code").setAttribute(
      "aria-label", colors.map { "Code: \(session.spokenText($0))" } ?? "Code: hidden, \(code.pegs.count) pegs")
  }

  private let shownCode = RowView(Element.named("code"))
}
