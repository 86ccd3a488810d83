import DOM
import GameCore
import SessionSupport
import TriplesBoard
import TriplesModel
import TriplesSession
import WebSupport

extension OwnBoardSession: PageSession {}

extension OwnBoardSession: DraggableBoard {
  /// A drag works only while playing. During setup, it would start play from the board.
  public var acceptsDrags: Bool { isPlaying && acceptsMoves }
}

/// The page for a board that the player sets up: passes the player's input to the session and shows the session.
final class OwnBoardPage {
  private let session: OwnBoardSession
  private let page: Page<OwnBoardSession>
  private let board: BoardView
  private let cells: CellsView
  private let palette: PaletteView
  private let moves: MovesView
  private let drag: BoardDrag<OwnBoardSession>
  private let question: QuestionDialog
  private var wasPlaying: Bool?

  init() {
    let session = OwnBoardSession(environment: .browser)
    self.session = session
    page = Page(
      session, coach: CoachConnection(files: "triples/coach.wasm triples/pocket.network", encode: { $0.text }))
    board = BoardView(Element.named("board"))
    cells = CellsView(Element.named("cells"), session)
    palette = PaletteView(Element.named("palette"), session)
    moves = MovesView(session)
    drag = BoardDrag(Element.named("panel-board"), board: board, session: session)
    question = QuestionDialog(confirm: { session.confirm() }, cancel: { session.cancel() })
    Element.button("undo") { session.undo() }
    Element.button("hint") { session.setShowsValues(!session.showsValues) }
    Element.button("own-game") { session.copyOwnGame() }
    Element.button("clear-board") { session.clear() }
    Element.button("start-over") { session.startOver() }
    Element.button("coach-again") { session.tryCoachAgain() }
    Sharing.shareOnPress(
      at: "share", title: "Triples", item: { session.shareItem }, completion: { session.handleShareOutcome($0) })
  }

  func begin() {
    // The pressed button disappears, so focus the button that switches back.
    Element.button("play", thenFocus: "set-up") { [session] in session.play() }
    Element.button("set-up", thenFocus: "play") { [session] in session.returnToSetup() }
    Element.button("take-board", thenFocus: "play") { [session] in session.setUpPlayedBoard() }
    drag.begin()
    page.begin { [self] in draw() }
    Window.listen("keydown") { [self] event in press(event) }
  }

  private func press(_ event: Event) {
    let hasCommand = event.hasControl || event.hasMeta
    guard let command = OwnBoardSession.KeyCommand(key: event.pageKey(.digitsAndWASD), hasCommand: hasCommand),
      command.repeats || !event.isRepeat, session.press(command)
    else { return }
    event.preventDefault()
    guard !session.isPlaying, command != .hint, command != .undo else { return }
    Drawing.flush()
    cells.focus()
  }

  private func draw() {
    let isPlaying = session.isPlaying
    // Setup and play have different boards: don't animate the switch, but animate changes of the same board.
    let isFresh = wasPlaying != isPlaying
    board.show(
      session.tiles, rows: TriplesSession.SpokenText.rows(of: session.game.board), effect: session.lastEffect,
      isFresh: isFresh, isStill: isFresh)
    wasPlaying = isPlaying
    board.setGrayed(session.isOver)
    board.point(best: session.advice?.bestMoves ?? [])
    board.show(session.blockedMove)
    cells.draw()
    palette.draw()
    moves.draw()
    Element.named("score").setText(DecimalText.grouped(session.score))
    Element.named("tip").setText(session.note)
    for id in ["playing", "play-actions", "keys-play", "rows"] { Element.named(id).setProperty("hidden", !isPlaying) }
    for id in ["setting-up", "palette", "keys-set-up"] { Element.named(id).setProperty("hidden", isPlaying) }
    enable("undo", session.canUndo)
    enable("play", session.canPlay)
    enable("clear-board", session.canClear)
    enable("start-over", session.canStartOver)
    enable("take-board", session.canSetUpPlayedBoard)
    Element.named("coach-again").setProperty("hidden", !session.hasCoachFailed)
    let hint = Element.named("hint")
    hint.setAttribute("aria-pressed", session.showsValues)
    hint.setAttribute("aria-busy", session.coachQuestion != nil)
    question.show(session.question.map { ($0.title, $0.text, $0.confirmLabel) })
  }

  /// Enables or disables a button unless a question is open.
  private func enable(_ id: String, _ isEnabled: Bool) {
    guard session.acceptsChanges else { return }
    Element.named(id).setEnabled(isEnabled) {
      if session.isPlaying { Element.named("set-up").call("focus") } else { cells.focus() }
    }
  }
}
