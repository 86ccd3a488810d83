import DOM
import NumberedGame
import TriplesBoard
import TriplesModel
import TriplesSession
import WebSupport

/// The coach's part of the Board tab: hints, and the controls of the coach's play.
final class CoachView {
  private let session: TriplesSession
  private let board: BoardView
  private let hint = Element.named("hint")
  private let watch = Element.named("watch")
  private let pause = Element.named("watch-pause")
  private let games = Element.named("games")
  private let watching = Element.named("watching")
  private let note = Element.named("watch-note")
  private let speed: SpeedChoice
  private let moves: [(direction: Direction, button: Element, label: Element)]
  private var shownHint: TriplesSession.Hint?

  init(_ session: TriplesSession, board: BoardView) {
    self.session = session
    self.board = board
    speed = SpeedChoice("speed", session)
    moves = Direction.allCases.map { direction in
      let button = Element.button("move-\(direction.name)") { session.move(direction) }
      return (direction, button, button.find("span") ?? Element.make("i"))
    }
    hint.listen("click") { _ in session.toggleHint() }
    watch.listen("click") { [pause] _ in
      session.startWatching()
      Drawing.flush()
      pause.call("focus")
    }
    pause.listen("click") { _ in session.togglePause() }
    Element.named("watch-stop").listen("click") { [watch] _ in
      session.stopWatching()
      Drawing.flush()
      watch.call("focus")
    }
  }

  func draw() {
    hint.setProperty("disabled", !session.canHint)
    hint.setAttribute("aria-pressed", session.hint == nil ? "false" : "true")
    hint.setAttribute("aria-busy", session.hint == .thinking ? "true" : "false")
    watch.setProperty("disabled", !session.canWatch)
    games.setProperty("hidden", session.automaticPlay != nil)
    watching.setProperty("hidden", session.automaticPlay == nil)
    if let automaticPlay = session.automaticPlay {
      speed.draw()
      pause.setText(automaticPlay.pauseLabel)
      note.setText(session.watchNote)
    }
    if session.hint != shownHint { show(session.hint) }
  }

  /// Marks the best move on the board, and labels each button with the cost of its move.
  private func show(_ hint: TriplesSession.Hint?) {
    shownHint = hint
    board.point(best: hint?.advice?.bestMove)
    for (direction, button, label) in moves {
      let loss = hint?.advice?.loss(of: direction)
      let isBest = hint?.advice?.bestMove == direction
      button.toggleClass("best", isBest)
      guard let loss else {
        label.setText(direction.label)
        button.removeAttribute("aria-label")
        continue
      }
      label.setText(isBest ? "Best" : (-loss).shortText)
      button.setAttribute("aria-label", direction.label + (isBest ? ", best" : ", costs \(loss.text) points"))
    }
  }
}
