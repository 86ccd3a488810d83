import DOM
import NumberedGame
import TriplesModel
import TriplesSession
import WebSupport

/// What the Board tab has of the coach: hint, and the controls of its play.
final class CoachView {
  private let session: TriplesSession
  private let board: BoardView
  private let hint = Part.named("hint")
  private let watch = Part.named("watch")
  private let pause = Part.named("watch-pause")
  private let games = Part.named("games")
  private let watching = Part.named("watching")
  private let speed: RadioGroup
  private static let speeds = [TriplesSession.WatchSpeed.slow, .normal, .fast]
  private let moves: [(direction: Direction, button: Element, label: Element)]
  private var hintShown: TriplesSession.Hint?
  private var turn = 0
  private var timer: Subscription?

  init(_ session: TriplesSession, board: BoardView) {
    self.session = session
    self.board = board
    speed = RadioGroup("speed", ["slow", "normal", "fast"], leavesKeys: true) { session.choose(Self.speeds[$0]) }
    moves = Direction.allCases.map { direction in
      let button = Part.button("move-\(direction.name)") { session.move(direction) }
      return (direction, button, button.find("span") ?? Element.make("i"))
    }
    hint.listen("click") { _ in session.toggleHint() }
    watch.listen("click") { [pause] _ in
      session.startWatching()
      pause.call("focus")
    }
    pause.listen("click") { _ in session.togglePause() }
    Part.named("watch-stop").listen("click") { [watch] _ in
      session.stopWatching()
      watch.call("focus")
    }
  }

  func draw() {
    hint.setProperty("disabled", !session.canHint)
    hint.setAttribute("aria-pressed", session.hint == nil ? "false" : "true")
    hint.setAttribute("aria-busy", session.hint == .thinking ? "true" : "false")
    watch.setProperty("disabled", !session.canWatch)
    games.setProperty("hidden", session.watch != nil)
    watching.setProperty("hidden", session.watch == nil)
    pause.setText(session.watch?.isPaused == true ? "Go on" : "Pause")
    speed.show(Self.speeds.firstIndex(of: session.watchSpeed))
    if session.hint != hintShown { show(session.hint) }
    setTimer()
  }

  /// Puts the best move on the board, and on each button what its move costs.
  private func show(_ hint: TriplesSession.Hint?) {
    hintShown = hint
    board.point(best: hint?.advice?.best)
    for (direction, button, label) in moves {
      let loss = hint?.advice?.loss(of: direction)
      let isBest = hint?.advice?.best == direction
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

  /// Keeps time for the coach's play.
  private func setTimer() {
    let due = session.watch.flatMap { $0.isPaused ? nil : $0 }
    guard due?.turn != (timer == nil ? nil : turn) else { return }
    timer?.cancel()
    timer = nil
    guard let due else { return }
    turn = due.turn
    timer = Window.after(Double(due.speed.milliseconds)) { [session] in session.watchTimeIsUp(turn: due.turn) }
  }
}

extension Direction {
  /// The direction as the page's HTML and style sheets name it.
  var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    }
  }
}
