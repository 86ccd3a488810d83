import DailyGames
import NumberedGame
import PlaySupport
import TriplesModel

/// The lesson of Triples: boards to practice the rules and some good habits. Front ends draw its state.
public final class TriplesLesson: LessonSession {
  /// The current step and its text.
  public let core: LessonCore<TriplesLessonStep>

  /// Creates a lesson that continues at the saved step.
  public init(environment: PlayEnvironment) {
    core = LessonCore("triples", steps: TriplesLessonStep.allCases, environment: environment)
  }

  /// Triples.
  public var taughtGame: DailyGame { .triples }

  /// The current game.
  public var game: Triples { core.state.game }

  /// Makes a move. Returns whether a tile moved.
  @discardableResult
  public func move(_ direction: Direction) -> Bool {
    guard acceptsMoves, game.canCollapse(direction) else {
      core.play(direction)
      return false
    }
    core.play(direction)
    return true
  }

  /// Returns a move's label and its text for screen readers: the move's name or, in the step about hints, its cost.
  public func label(of direction: Direction) -> (shown: String, spoken: String, isBest: Bool) {
    guard core.stage == .asking, let advice = core.state.advice, let loss = advice.loss(of: direction) else {
      return (direction.label, direction.label, false)
    }
    return advice.best == direction
      ? ("Best", "\(direction.label), best", true)
      : ((-loss).shortText, "\(direction.label), costs \(loss.text) points", false)
  }

  /// The move that the hint recommends, or `nil` in other steps.
  public var best: Direction? { core.stage == .asking ? core.state.advice?.best : nil }

  /// The text below the board: what a hint's numbers mean, or an empty string in other steps.
  public var tip: String { best == nil ? "" : TriplesSession.Spoken.hintTip }

  /// The text after the last step.
  public var endText: String {
    "Keep playing until nothing can move. Undo as you like, ask for hints, and find your own way."
  }
}

extension TriplesLesson {
  /// Whether the board takes moves.
  public var acceptsMoves: Bool { core.acceptsActions }

  /// Returns the tiles that a move would shift. Empty if the board takes no moves.
  public func preview(_ direction: Direction) -> [Tile] { acceptsMoves ? game.movingTiles(direction) : [] }

  /// Returns the merges that a move would make. Empty if the board takes no moves.
  public func previewMerges(_ direction: Direction) -> [Merge] { acceptsMoves ? game.merges(direction) : [] }
}
