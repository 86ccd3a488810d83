import NumberedGame
import TriplesModel

extension TriplesSession {
  /// A replay being looked at, move by move.
  public struct ReplayViewer {
    /// The whole game.
    public let replay: Replay

    /// The board before the first move and after each one.
    let positions: [Triples]

    /// How many moves have been played on the board that is shown.
    public private(set) var step: Int

    /// How far the coach's review of it has come.
    public internal(set) var reviewing = Reviewing.none

    init(_ replay: Replay) {
      self.replay = replay
      positions = replay.positions
      step = 0
    }

    /// How many moves there are.
    public var stepCount: Int { replay.moves.count }

    /// The game as it stands at this step.
    public var game: Triples { positions[step] }

    /// Whether the game at this step can be played on.
    public var canPlayOn: Bool { !game.isDone }

    /// Where in the game this is: "Move 3 of 29: Left", or "Game 14, 29 moves" at its start.
    public var caption: String {
      guard step > 0 else {
        return "Game \(replay.number), \(stepCount == 1 ? "1 move" : "\(stepCount) moves")"
      }
      return "Move \(step) of \(stepCount): \(replay.moves[step - 1].label)"
    }

    /// Whether there is anything to review.
    public var canReview: Bool { stepCount > 0 }

    /// Where in the game this is, for a screen reader, and what the review says of it.
    public var spoken: String {
      let place = "\(caption). Score \(game.score)."
      return reviewing.review.map { place + " " + Spoken.step(step, of: $0) } ?? place
    }

    /// Goes to a step, or to the nearest one that there is.
    mutating func go(to step: Int) {
      self.step = max(0, min(step, stepCount))
    }
  }
}
