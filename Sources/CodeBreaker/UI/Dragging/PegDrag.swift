import CodeBreakerModel
import CodeBreakerSession
import Observation

/// The state of dragging a peg. Positions are in points, in the coordinate space `PegDragging.coordinateSpaceName`.
@MainActor
@Observable
final class PegDrag {
  private(set) var carriedPeg: Peg?

  private(set) var x = 0.0
  private(set) var y = 0.0

  private(set) var targetHole: Int?

  /// The frames of the guess's holes by index, updated by layout.
  @ObservationIgnored var holes: [Int: HoleFrame] = [:]

  /// Updates the drag for the finger's position, or cancels it if there is no peg to drag.
  func move(_ source: CodeBreakerSession.PegSource, x: Double, y: Double, session: CodeBreakerSession) {
    guard session.acceptsPegs, let peg = session.peg(at: source) else { return cancel() }
    carriedPeg = peg
    self.x = x
    self.y = y
    targetHole = hole(x: x, y: y, session: session)
  }

  /// Drops the peg. A peg of the guess is removed if it's dropped outside the holes. If it's dropped on its own hole,
  /// it stays, because a slow tap may start a drag.
  func drop(_ source: CodeBreakerSession.PegSource, x: Double, y: Double, session: CodeBreakerSession) {
    cancel()
    if let hole = hole(x: x, y: y, session: session) {
      if source != .guess(hole: hole) { session.drop(source, onto: hole) }
    } else if case .guess(let hole) = source {
      session.clear(hole: hole)
    }
  }

  func cancel() {
    carriedPeg = nil
    targetHole = nil
  }

  private func hole(x: Double, y: Double, session: CodeBreakerSession) -> Int? {
    // Ignore frames that are left from an earlier game with more pegs.
    HoleFrame.hole(x: x, y: y, among: holes.filter { $0.key < session.game.guess.pegs.count })
  }
}

enum PegDragStart: Hashable {
  /// The drag starts as soon as the finger moves, because nothing scrolls.
  case move
  /// The drag starts after the finger has rested for a moment, because moving at once scrolls.
  case hold
}

struct HoleFrame: Hashable {
  var left: Double
  var top: Double
  var width: Double
  var height: Double

  /// The maximum distance above and below a hole, in points, at which a peg still drops into the hole. To the left
  /// and right, it is a third of that, because other holes are near.
  static let maxDropDistance = 14.0

  func accepts(x: Double, y: Double) -> Bool {
    x >= left - Self.maxDropDistance / 3 && x <= left + width + Self.maxDropDistance / 3
      && y >= top - Self.maxDropDistance && y <= top + height + Self.maxDropDistance
  }

  /// Returns the index of the nearest hole that takes a peg at the position, or `nil`.
  static func hole(x: Double, y: Double, among frames: [Int: HoleFrame]) -> Int? {
    frames.filter { $0.value.accepts(x: x, y: y) }
      .min { ($0.value.horizontalDistance(to: x), $0.key) < ($1.value.horizontalDistance(to: x), $1.key) }?.key
  }

  private func horizontalDistance(to x: Double) -> Double {
    (x - left - width / 2).magnitude
  }
}
