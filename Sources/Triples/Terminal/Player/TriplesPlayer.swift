import NumberedGame
import TerminalSupport
import TriplesModel
import TriplesSession

/// Triples in a terminal: turns keys into the session's intents, and the session into pictures. What happens, the
/// session decides.
final class TriplesPlayer: GamePlayer {
  let session: TriplesSession
  private(set) var state = TriplesState()
  private(set) var isFinished = false

  private let look: Look
  private let dates: DateText
  private let slides: Bool
  private let coach: (CoachQuestion) -> [UInt8]?
  private let clock = ContinuousClock()
  private var clipboard: String?

  /// Sits down.
  ///
  /// - Parameters:
  ///   - slides: whether tiles slide, or each move shows at once.
  ///   - coach: answers what the session asks of a coach, or with nothing if it cannot.
  init(
    session: TriplesSession, look: Look, dates: DateText, slides: Bool, coach: @escaping (CoachQuestion) -> [UInt8]?
  ) {
    self.session = session
    self.look = look
    self.dates = dates
    self.slides = slides
    self.coach = coach
  }

  /// While tiles slide, a picture stays for a sixtieth of a second.
  var pictureTime: Int32? { state.slide == nil ? nil : 16 }

  func draw(width: Int, height: Int) -> Canvas {
    state.slide?.advance(to: clock.now)
    if state.slide?.isOver == true { state.slide = nil }
    return TriplesScreen(session: session, state: state, look: look, dates: dates).canvas(width: width, height: height)
  }

  func leaving() {
    // Every move is saved when it is made.
  }

  func resumed() {
    session.storageChanged()
  }

  func takeClipboard() -> String? {
    defer { clipboard = nil }
    return clipboard
  }

  var farewell: String {
    guard !session.replay.moves.isEmpty else { return "" }
    let line = String(decoding: session.replay.line, as: UTF8.self)
    return "\(session.title), score \(session.game.score):\n  parlor triples replay '\(line)'\n"
  }

  /// Opens a game by its number, just as if the player had typed it in the game.
  func open(game: String) {
    leaveEnd()
    session.askForGame()
    session.openGame(numbered: Array(game.utf8))
  }

  /// Chooses Determ and begins a new game, just as if the player had done so in the game.
  func openDeterm() {
    leaveEnd()
    session.choose(.determ)
    session.newGame()
  }

  /// A game may have been left with the pop-up of its end open. One that could go on goes on, so that it ends anew and
  /// is offered anew; one that could not makes way.
  private func leaveEnd() {
    session.dismissPopUp()
  }

  func handle(_ key: Key) {
    // A key during a slide takes effect at once.
    state.slide = nil
    if session.notices.first?.isPassing == true { session.dismissNotice() }
    let tabBefore = session.tab
    defer { if session.tab == .scores, tabBefore != .scores { selectNewestRow() } }
    if let dialog = TriplesDialog(session: session, state: state) {
      handle(key, in: dialog)
    } else if session.viewer != nil {
      if !handleCommon(key) { handleInViewer(key) }
    } else if !handleCommon(key) {
      switch session.tab {
      case .board: handleOnBoard(key)
      case .scores: handleInScores(key)
      case .about: handleInAbout(key)
      }
    }
  }

  // MARK: Screens

  /// The keys that do the same on every screen.
  private func handleCommon(_ key: Key) -> Bool {
    guard let command = TriplesKeyMap.command(key, isInViewer: session.viewer != nil) else { return false }
    switch command {
    case .quit: isFinished = true
    case .newGame: session.newGame()
    case .openGame:
      state.typed = TypedText()
      session.askForGame()
    case .toggleMode: session.choose(session.mode == .random ? .determ : .random)
    case .share: share()
    case .tab(let tab): select(tab)
    case .nextTab: select(session.tab.stepped(by: 1))
    case .previousTab: select(session.tab.stepped(by: -1))
    }
    state.focus = nil
    return true
  }

  private func handleOnBoard(_ key: Key) {
    if let direction = TriplesKeyMap.direction(key) {
      move(direction)
    } else if key == .character("u") || key == .character("U") || key == .backspace {
      session.undo()
    } else if key == .character("r") || key == .character("R") {
      session.redo()
    } else if key == .character("i") || key == .character("I") {
      session.toggleHint()
      askCoach()
    }
  }

  /// The coach answers in less time than a picture takes, so that the player may well wait for it.
  private func askCoach() {
    guard let question = session.coachQuestion else { return }
    if let answer = coach(question) { session.receive(answer, to: question) } else { session.coachFailed() }
  }

  private func move(_ direction: Direction) {
    let before = session.game.grid.joined().compactMap { $0 }
    let moving = Set(session.preview(direction).map(\.id))
    guard session.move(direction) else { return }
    state.focus = nil
    guard slides, session.tab == .board, session.popUp == nil, !moving.isEmpty else { return }
    state.slide = Slide(
      tiles: before, moving: moving, direction: direction, spawned: session.lastEffect?.spawned?.id, start: clock.now)
  }

  private func handleInScores(_ key: Key) {
    let last = max(0, session.rows.count - 1)
    func go(_ row: Int) { state.selectedRow = max(0, min(last, row)) }
    switch key {
    case .home: go(0)
    case .end: go(last)
    case .pageUp: go(state.selectedRow - 10)
    case .pageDown: go(state.selectedRow + 10)
    case .enter, .character(" "): session.openRow(state.selectedRow)
    case .character("r"), .character("R"):
      session.choose(session.ranking.stepped(by: 1))
      selectNewestRow()
    case .escape: select(.board)
    default:
      switch TriplesKeyMap.direction(key) {
      case .up: go(state.selectedRow - 1)
      case .down: go(state.selectedRow + 1)
      default: break
      }
    }
  }

  private func handleInAbout(_ key: Key) {
    if key == .escape {
      select(.board)
    } else {
      state.about.handle(TriplesKeyMap.arrow(key), lastLine: ScreenFrame.lastLine(of: TriplesAbout.text))
    }
  }

  private func handleInViewer(_ key: Key) {
    guard let viewer = session.viewer else { return }
    switch key {
    case .escape, .backspace: session.closeViewer()
    case .home: session.goToStep(0)
    case .end: session.goToStep(viewer.stepCount)
    case .pageUp: session.goToStep(viewer.step - 10)
    case .pageDown: session.goToStep(viewer.step + 10)
    case .character("p"), .character("P"): session.playFromViewer()
    case .character(" "): session.goToStep(viewer.step + 1)
    default:
      switch TriplesKeyMap.direction(key) {
      case .left, .up: session.goToStep(viewer.step - 1)
      case .right, .down: session.goToStep(viewer.step + 1)
      case nil: break
      }
    }
  }

  private func select(_ tab: TriplesSession.Tab) {
    session.select(tab)
    state.about = TextScroll()
  }

  private func selectNewestRow() {
    let newest = session.newestRow.flatMap { session.rows.firstIndex(of: $0) }
    state.selectedRow = newest ?? 0
  }

  private func share() {
    let item = session.viewerShareItem ?? session.shareItem
    let replay = session.viewer?.replay ?? session.replay
    let line = String(decoding: replay.line, as: UTF8.self)
    state.shared = SharedGame(text: item.text, line: line)
    clipboard = line
  }

  // MARK: Dialogs

  private func handle(_ key: Key, in dialog: TriplesDialog) {
    if dialog.takesText, state.typed.edit(key) { return }
    switch dialog.answer(key, focus: state.focus) {
    case .focus(let button): state.focus = button
    case .press(let button): press(button)
    case .quit: isFinished = true
    case nil: break
    }
  }

  private func press(_ button: TriplesDialog.Button) {
    state.focus = nil
    switch button {
    case .dismissNotice: session.dismissNotice()
    case .closeShared: state.shared = nil
    case .keepPlaying: session.keepPlaying()
    case .close: session.closePopUp()
    case .leavePopUp: session.dismissPopUp()
    case .open: session.openGame(numbered: state.typed.bytes)
    }
  }
}
