import DOM
import GameCore
import SessionSupport
import TriplesBoard
import TriplesModel
import TriplesSession
import WebSupport

/// The page that asks about today's boards and about those from the player's own games.
final class PracticePage {
  private let view = PracticeView<TriplesPractice>(
    coach: CoachConnection(files: "triples/coach.wasm triples/pocket.network", encode: { $0.text }),
    draw: { picture, place in
      if case .ratedMove(let move) = picture { PracticePage.draw(move, in: place) }
    })
  private let practice: TriplesPractice
  private let board = BoardView(Element.named("board"))
  private let buttons: [MoveButton]
  private var shownReplay: Replay?

  init() {
    let practice = view.practice
    self.practice = practice
    buttons = MoveButton.all { practice.choose($0) }
  }

  func begin() {
    Window.listen("keydown") { [practice] event in
      guard let direction = event.moveDirection, practice.phase == .asking else { return }
      practice.choose(direction)
      event.preventDefault()
    }
    BoardDrag(Element.named("stage"), board: board, session: practice, movesTiles: false).begin()
    view.begin { [self] in draw() }
  }

  private func draw() {
    if let game = practice.game, shownReplay != practice.replay { board.show(game, isFresh: true, isStill: true) }
    shownReplay = practice.replay
    let chosen = practice.choice
    let isJudged = practice.phase == .judged
    for button in buttons {
      let isLegal = practice.game?.canCollapse(button.direction) ?? false
      button.element.setProperty("disabled", chosen != nil || !isLegal)
      button.element.toggleClass("chosen", button.direction == chosen)
    }
    board.point(
      best: isJudged ? practice.bestMove : nil, played: practice.isAnswerRight ? nil : isJudged ? chosen : nil)
  }

  private static func draw(_ move: TriplesPractice.RatedMove, in place: Element) {
    place.setAttribute("class", move.isBest ? "best" : "")
    for part in [
      Element.make("span", text: move.label), Element.make("b", text: move.lossText),
      Element.make("span", "note", text: move.note),
    ] { place.append(part.silenced()) }
  }
}

extension TriplesPractice: DraggableBoard {
  /// Whether the player may answer.
  public var acceptsMoves: Bool { phase == .asking }

  /// Returns no tiles, because an answer leaves the board as it is.
  public func movingTiles(_ direction: Direction) -> [Tile] { [] }

  /// Returns no merges, because an answer leaves the board as it is.
  public func previewMerges(_ direction: Direction) -> [Merge] { [] }

  /// Plays a move as the answer.
  public func move(_ direction: Direction) -> Bool {
    choose(direction)
    return true
  }
}
