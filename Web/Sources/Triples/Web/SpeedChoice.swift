import GameCore
import TriplesSession
import WebSupport

final class SpeedChoice {
  private let session: TriplesSession
  private let buttons: RadioGroup
  private static let speeds = [TriplesSession.PlaybackSpeed.slow, .normal, .fast]

  /// Creates the choice from the radio buttons whose IDs begin with `prefix`.
  init(_ prefix: String, _ session: TriplesSession) {
    self.session = session
    buttons = RadioGroup(prefix, ["slow", "normal", "fast"]) { session.choose(Self.speeds[$0]) }
  }

  func draw() {
    buttons.select(Self.speeds.firstIndex(of: session.playbackSpeed))
  }
}
