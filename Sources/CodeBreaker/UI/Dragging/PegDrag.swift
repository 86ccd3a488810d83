import CodeBreakerModel
import CodeBreakerSession
import Observation

/// A peg being dragged: from the choices, from an earlier attempt, or within the guess. Places are in points on the
/// table.
@MainActor
@Observable
final class PegDrag {
  /// The peg under the finger, if there is one.
  private(set) var carried: Peg?

  /// Where the finger is.
  private(set) var x = 0.0
  private(set) var y = 0.0

  /// The hole of the guess that the peg would go into.
  private(set) var target: Int?

  /// Where the holes of the guess are, by their place. The guess says so when it is laid out.
  @ObservationIgnored var holes: [Int: HoleFrame] = [:]

  /// Follows the finger. Where there is no peg to take, nothing is carried.
  func move(_ source: CodeBreakerSession.PegSource, x: Double, y: Double, session: CodeBreakerSession) {
    guard session.acceptsPegs, let peg = session.peg(at: source) else { return cancel() }
    carried = peg
    self.x = x
    self.y = y
    target = hole(x: x, y: y, session: session)
  }

  /// Lets the peg go. One of the guess that is let go beside it is taken out, and one that is let go where it was stays as it
  /// is: a tap may have been slow enough to take it up.
  func drop(_ source: CodeBreakerSession.PegSource, x: Double, y: Double, session: CodeBreakerSession) {
    cancel()
    if let hole = hole(x: x, y: y, session: session) {
      if source != .guess(hole: hole) { session.drop(source, onto: hole) }
    } else if case .guess(let hole) = source {
      session.clear(hole: hole)
    }
  }

  /// Carries nothing any more.
  func cancel() {
    carried = nil
    target = nil
  }

  private func hole(x: Double, y: Double, session: CodeBreakerSession) -> Int? {
    // Holes of an earlier game with more pegs may still be known.
    HoleFrame.hole(x: x, y: y, among: holes.filter { $0.key < session.game.guess.pegs.count })
  }
}

/// How a finger takes a peg up.
enum PegTouch: Hashable {
  /// By moving, since nothing else moves there.
  case move
  /// By resting for a moment first, since moving at once scrolls.
  case hold
}

/// Where a hole of the guess is on the table, in points.
struct HoleFrame: Hashable {
  var left: Double
  var top: Double
  var width: Double
  var height: Double

  /// How far above and below a hole a peg may be let go. Beside it, a third of that, since another hole may be there.
  static let reach = 14.0

  /// Whether a peg that is let go there goes into the hole: upon it, or near it.
  func takes(x: Double, y: Double) -> Bool {
    x >= left - Self.reach / 3 && x <= left + width + Self.reach / 3
      && y >= top - Self.reach && y <= top + height + Self.reach
  }

  /// The hole that takes a peg that is let go there: the nearest one that does.
  static func hole(x: Double, y: Double, among frames: [Int: HoleFrame]) -> Int? {
    frames.filter { $0.value.takes(x: x, y: y) }
      .min { ($0.value.distance(x), $0.key) < ($1.value.distance(x), $1.key) }?.key
  }

  private func distance(_ x: Double) -> Double {
    (x - left - width / 2).magnitude
  }
}
