import DOM
import NumberedGame
import PlaySupport
import TriplesBoard
import TriplesModel
import TriplesSession
import WebSupport

/// The page that asks about boards from the player's own games.
final class PracticePage {
  // The page lasts as long as the program. Access is safe, because the program has one thread.
  nonisolated(unsafe) static let shared = PracticePage()

  private let practice = TriplesPractice(environment: .browser)
  private let board = BoardPicture(Element.named("board"))
  private let status = Element.named("status")
  private var buttons: [(direction: Direction, element: Element)] = []
  private var view: PracticeView<TriplesPractice>?
  private var swipe: (pointer: Int32, swipe: TriplesSession.Swipe)?
  private var shownReplay: Replay?
  private let runner: RequestRunner<TriplesPractice>

  private init() {
    let practice = practice
    runner = RequestRunner(
      practice, coach: CoachConnection(files: "triples/coach.wasm triples/pocket.network", encode: { $0.text }))
  }

  func begin() {
    let practice = practice
    view = PracticeView(practice, draw: { [self] in update() })
    buttons = Direction.allCases.map { direction in
      (direction, Element.button("move-\(BoardPicture.name(direction))") { practice.choose(direction) })
    }
    practice.onChange = { [self] in update() }
    Window.listen("keydown") { event in
      guard let direction = event.moveDirection, practice.phase == .asking else { return }
      practice.choose(direction)
      event.preventDefault()
    }
    listenToSwipes(Element.named("stage"))
    update()
  }

  private func listenToSwipes(_ stage: Element) {
    stage.listen("pointerdown") { [self] event in
      // A second finger zooms, so it cancels the first one's drag.
      guard event.isPrimary, event.button == 0, practice.phase == .asking else { return swipe = nil }
      let new = TriplesSession.Swipe(
        x: event.clientX, y: event.clientY, milliseconds: event.timeStamp, cellSide: board.cellSide)
      swipe = (event.pointerID, new)
      stage.setPointerCapture(event.pointerID)
    }
    stage.listen("pointermove") { [self] event in follow(event) }
    stage.listen("pointerup") { [self] event in
      follow(event)
      guard let swipe, swipe.pointer == event.pointerID else { return }
      self.swipe = nil
      if swipe.swipe.playsOnRelease, let direction = swipe.swipe.direction { practice.choose(direction) }
    }
    stage.listen("pointercancel") { [self] _ in swipe = nil }
  }

  private func follow(_ event: Event) {
    guard swipe?.pointer == event.pointerID else { return }
    swipe?.swipe.move(x: event.clientX, y: event.clientY, milliseconds: event.timeStamp)
  }

  private func update() {
    draw()
    runner.updateRequests()
  }

  private func draw() {
    view?.draw()
    if let game = practice.game, shownReplay != practice.replay {
      board.show(game)
    }
    shownReplay = practice.replay
    drawAnswer()
    status.setText(practice.status)
  }

  private func drawAnswer() {
    let chosen = practice.choice
    let isJudged = practice.phase == .judged
    for (direction, element) in buttons {
      let isLegal = practice.game?.canCollapse(direction) ?? false
      element.setProperty("disabled", chosen != nil || !isLegal)
      element.toggleClass("chosen", direction == chosen)
    }
    board.point(
      best: isJudged ? practice.bestMove : nil, played: practice.isAnswerRight ? nil : isJudged ? chosen : nil)
    Element.named("values").fill(
      practice.ratedMoves.map { value in
        let row = Element.make("li", value.isBest ? "best" : "")
        row.append(Element.make("span", text: value.label))
        row.append(Element.make("b", text: value.lossText))
        row.append(Element.make("span", "note", text: value.note))
        return row
      })
  }
}
