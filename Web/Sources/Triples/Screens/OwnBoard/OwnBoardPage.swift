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

/// The page for a board that the player sets up: passes input to the session, and shows its screen, the tiles, the
/// moves, and the points.
final class OwnBoardPage {
  private let session = OwnBoardSession(environment: .browser)
  private let page: SessionScreenPage<OwnBoardSession>
  private let panel = Element.named("panel-board")
  private let board = BoardView(Element.named("board"))
  private let moves: [MoveButton]
  private var wasPlaying: Bool?

  init() {
    page = SessionScreenPage(
      session, heading: "h2",
      coach: CoachConnection(files: "triples/coach.wasm triples/pocket.network", encode: { $0.text }),
      draw: { OwnBoardPage.draw($0, in: $1) },
      share: { Sharing.share($0, page: Window.pageAddress, title: "Triples", completion: $1) })
    moves = MoveButton.all { [session] in session.move($0) }
  }

  func begin() {
    BoardDrag(panel, board: board, session: session).begin()
    page.begin { [self] in draw() }
    Window.listen("keydown") { [session] event in
      let hasCommand = event.hasControl || event.hasMeta
      guard let command = OwnBoardSession.KeyCommand(key: event.pageKey(.digitsAndWASD), hasCommand: hasCommand),
        command.repeats || !event.isRepeat, session.press(command)
      else { return }
      event.preventDefault()
    }
  }

  private func draw() {
    let isPlaying = session.isPlaying
    // Setup and play have different boards: don't animate the switch, but animate changes of the same board.
    let isFresh = wasPlaying != isPlaying
    wasPlaying = isPlaying
    panel.toggleClass("playing", isPlaying)
    board.show(
      session.tiles, rows: TriplesSession.SpokenText.rows(of: session.game.board), effect: session.lastEffect,
      isFresh: isFresh, isStill: isFresh)
    board.setGrayed(session.isOver)
    board.point(best: session.advice?.bestMoves ?? [])
    board.show(session.blockedMove)
    for move in moves {
      if session.acceptsChanges {
        move.element.setEnabled(session.acceptsMoves) { [page] in page.focus(isPlaying ? "board-buttons" : "cells") }
      }
      move.show(TriplesSession.MoveLabel(move.direction, hint: session.advice.map { .costs($0) }))
    }
    // The buttons have the sizes of the game's buttons.
    Element.find(id: "board-buttons")?.toggleClass("games", true)
    Element.named("score").setText(DecimalText.grouped(session.score))
  }

  private static func draw(_ picture: TriplesSession.Picture, in place: Element) {
    switch picture {
    case .cell(let value): place.setAttribute("class", value == 0 ? "cell open" : "cell")
    case .tile(let value):
      let number = value.description
      let face = Element.make("span", value == 0 ? "face none" : "face", text: value == 0 ? "✕" : number)
      face.setAttribute("data-digits", number.utf8Bytes.count.description)
      place.append(face)
      if value != 0 { place.setAttribute("data-value", number) }
    default: break
    }
  }
}
