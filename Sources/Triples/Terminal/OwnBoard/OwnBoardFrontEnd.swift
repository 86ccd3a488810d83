import GameCore
import SessionSupport
import TerminalSupport
import TriplesModel
import TriplesSession

/// The "Your own board" screen in a terminal. Draws the board, and translates keys to the actions of the session's
/// screen, from which most hints follow.
final class OwnBoardFrontEnd: GameFrontEnd {
  typealias Picture = TriplesSession.Picture

  let session: OwnBoardSession
  var state = FrontEndState()
  private(set) var slide: Slide?

  let capabilities: TerminalCapabilities
  private let slidesTiles: Bool
  let runner: RequestRunner<BoardQuestion>

  /// Creates a front end. Without `slidesTiles`, moves appear immediately. `coach` returns `nil` if it can't answer.
  init(
    session: OwnBoardSession, capabilities: TerminalCapabilities, slidesTiles: Bool,
    coach: @escaping (BoardQuestion) -> [UInt8]?
  ) {
    self.session = session
    self.capabilities = capabilities
    self.slidesTiles = slidesTiles
    runner = RequestRunner(coach: coach)
  }

  /// The time until the next frame in milliseconds. While tiles slide, it is a sixtieth of a second.
  var redrawDelayMilliseconds: Int32? { slide != nil ? 16 : runner.redrawDelayMilliseconds }

  /// Delays the coach until the tiles have stopped.
  func update() { if slide == nil { runner.update(session) } }

  func draw(width: Int, height: Int) -> Canvas {
    slide?.advance(to: .now)
    if slide?.isOver == true { slide = nil }
    let frame = ScreenFrame(name: "Triples", selectedTab: "Your own board", hints: hints, capabilities: capabilities)
    return frame.canvas(width: width, height: height) { canvas in
      let expected = session.advice.map { "expects \($0.expectation.roundedText) more" }
      let score = session.isPlaying ? "Score \(DecimalText.grouped(session.score))" : nil
      frame.drawBoard(
        session.game, slide: slide, selected: session.isPlaying ? nil : session.selection,
        left: session.isPlaying ? "Playing" : "Setting up", detail: session.isPlaying ? ", not recorded" : "",
        right: [score, expected].compactMap { $0 }.joined(separator: "   "),
        status: capabilities.displayText(statusText(width: canvas.width)), on: &canvas)
      dialog?.draw(on: &canvas, focus: state.focus, capabilities: capabilities) { $0.lines }
    }
  }

  /// Returns the line below the board: a transient notice, the latest change of a setting, the instruction for an empty
  /// board, or the values of all moves. If these don't fit, or the board has a remark while it is set up, returns
  /// `session.note`.
  private func statusText(width: Int) -> String {
    if let notice = session.notices.first, notice.isTransient { return notice.text }
    if session.showsSettings { return session.status }
    if session.position.isEmpty { return "Go to a cell and type the number of its tile." }
    let hint = session.hintText
    return hint.isEmpty || hint.columnCount > width || session.position.remark != nil && !session.isPlaying
      ? session.note : hint
  }

  var popUp: TriplesSession.Screen? { session.screen.questionPopUp }

  func performInPopUp(_ id: Action.ID, text: [UInt8]) { session.perform(id, text: text) }

  func share() {
    share(SharedGame(text: session.shareItem.text, line: line), copying: line)
  }

  var gameSituation: [AnyHashable] { [session.isPlaying] }

  var exitMessage: String {
    session.position.isEmpty ? "" : "\(line)\n"
  }

  private var line: String { "parlor triples board '\(String(decoding: session.line, as: UTF8.self))'" }

  func handle(_ key: Key) {
    // A key pressed during a slide takes effect immediately.
    slide = nil
    if handleInDialog(key) { return }
    if let direction = TriplesKeyMap.direction(key) {
      if session.isPlaying { move(direction) } else { session.moveSelection(direction) }
      return
    }
    switch key.lowercased {
    case "q": state.isFinished = true
    case .backspace where session.isPlaying: session.undo()
    case " ": session.put(0, at: session.selection)
    default:
      if let command = command(key) {
        session.press(command)
      } else if let keyed = session.screen.keyedAction(key) {
        if keyed.shareItem != nil { share() } else { session.perform(keyed.action) }
      }
    }
  }

  /// Returns the command that a key has in every front end, or `nil`. Letters have other meanings in the terminal.
  private func command(_ key: Key) -> OwnBoardSession.KeyCommand? {
    let command = key.name.flatMap { OwnBoardSession.KeyCommand(key: Array($0.utf8)) }
    return switch command {
    case .digit, .changeTile, .clearCell: command
    default: nil
    }
  }

  private func move(_ direction: Direction) {
    let before = session.tiles
    let movingIDs = Set(session.movingTiles(direction).map(\.id))
    guard session.move(direction), slidesTiles, !session.sharedSettings.reducesMotion, !movingIDs.isEmpty else {
      return
    }
    slide = Slide(
      tiles: before, movingIDs: movingIDs, direction: direction, spawnedID: session.lastEffect?.spawnedTile?.id,
      start: .now)
  }
}

extension OwnBoardFrontEnd {
  private var hints: [KeyHint] {
    let arrows = capabilities.supportsUnicode ? "←↓↑→" : "arrows"
    let editHints =
      session.isPlaying
      ? [KeyHint(arrows, "move", isEnabled: session.acceptsMoves, isEssential: true)]
      : [
        KeyHint(arrows, "cell", isEssential: true), KeyHint("0-9", "number", isEssential: true),
        KeyHint("+ -", "next tile"), KeyHint("Space", "no tile"),
      ]
    return session.screen.keyHints(editHints: editHints) + [.settings, .quit]
  }
}
