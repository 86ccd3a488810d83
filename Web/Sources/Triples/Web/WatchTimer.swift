import DOM
import NumberedGame
import TriplesSession
import WebSupport

/// Keeps time for what plays by itself: the coach, or a replay.
final class WatchTimer {
  private let session: TriplesSession
  private var turn: Int?
  private var timer: Subscription?

  init(_ session: TriplesSession) {
    self.session = session
  }

  func draw() {
    let next = session.turn
    guard next?.number != turn else { return }
    timer?.cancel()
    turn = next?.number
    timer = next.map { next in
      Window.after(Double(next.milliseconds)) { [session] in session.timeIsUp(turn: next.number) }
    }
  }
}

/// The choice of how fast something plays by itself.
final class SpeedChoice {
  private let session: TriplesSession
  private let buttons: RadioGroup
  private static let speeds = [TriplesSession.WatchSpeed.slow, .normal, .fast]

  /// Makes the choice of the radio buttons whose names begin with `prefix`.
  init(_ prefix: String, _ session: TriplesSession) {
    self.session = session
    buttons = RadioGroup(prefix, ["slow", "normal", "fast"], leavesKeys: true) { session.choose(Self.speeds[$0]) }
  }

  func draw() {
    buttons.show(Self.speeds.firstIndex(of: session.watchSpeed))
  }
}
