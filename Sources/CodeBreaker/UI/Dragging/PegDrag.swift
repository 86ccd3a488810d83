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

  /// Lets the peg go. One of the guess that is let go beside it is taken out.
  func drop(_ source: CodeBreakerSession.PegSource, x: Double, y: Double, session: CodeBreakerSession) {
    cancel()
    if let hole = hole(x: x, y: y, session: session) {
      session.drop(source, onto: hole)
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
