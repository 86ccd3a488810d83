import DOM
import GameCore
import TriplesBoard
import TriplesModel
import TriplesSession
import WebSupport

/// The coach's part of the Board tab: hints, and the controls of the coach's play.
final class CoachView {
  private let session: TriplesSession
  private let board: BoardView
  private let hint: Element
  private let watch: Element
  private let pause: Element
  private let games = Element.named("games")
  private let watching = Element.named("watching")
  private let note = Element.named("watch-note")
  private let speed: SpeedChoice
  private let moves: [MoveButton]
  private var shownHint: TriplesSession.Hint?

  init(_ session: TriplesSession, board: BoardView) {
    self.session = session
    self.board = board
    speed = SpeedChoice("speed", session)
    moves = MoveButton.all { session.move($0) }
    hint = Element.button("hint") { session.toggleHint() }
    watch = Element.button("watch", thenFocus: "watch-pause") { session.startWatching() }
    pause = Element.button("watch-pause") { session.togglePause() }
    Element.button("watch-stop", thenFocus: "watch") { session.stopWatching() }
  }

  func draw() {
    hint.setProperty("disabled", !session.canHint)
    hint.setAttribute("aria-pressed", session.hint != nil)
    hint.setAttribute("aria-busy", session.hint == .thinking)
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

  /// Marks the best move on the board, or two that are equally good, and labels the buttons.
  private func show(_ hint: TriplesSession.Hint?) {
    shownHint = hint
    board.point(best: hint?.advice?.bestMoves ?? [])
    for move in moves { move.show(TriplesSession.MoveLabel(move.direction, hint: hint)) }
  }
}
