import NumberedGame
import PlaySupport
import TriplesModel

/// The lesson of Triples: a few boards on which the rules, and what helps, are played. A front end draws what this says.
public final class TriplesLesson {
  /// Where the player is, and what is said.
  public let desk: LessonDesk<TriplesLessonStep>

  /// Goes on with the lesson where it was left.
  public init(environment: PlayEnvironment) {
    desk = LessonDesk("triples", steps: TriplesLessonStep.allCases, environment: environment)
  }

  /// The game as it stands.
  public var game: Triples { desk.table.game }

  /// Makes a move.
  ///
  /// - Returns: whether something moved.
  @discardableResult
  public func move(_ direction: Direction) -> Bool {
    guard acceptsMoves, game.canCollapse(direction) else {
      desk.play(direction)
      return false
    }
    desk.play(direction)
    return true
  }

  /// What stands on the button of a move, and what a screen reader says of it: its name, or in the step about hints its worth.
  public func label(of direction: Direction) -> (shown: String, spoken: String, isBest: Bool) {
    guard desk.stage == .asking, let advice = desk.table.advice, let loss = advice.loss(of: direction) else {
      return (direction.label, direction.label, false)
    }
    return advice.best == direction
      ? ("Best", "\(direction.label), best", true)
      : ((-loss).shortText, "\(direction.label), costs \(loss.text) points", false)
  }

  /// The move that a hint points at, in the step about hints.
  public var best: Direction? { desk.stage == .asking ? desk.table.advice?.best : nil }

  /// What stands below the board: in the step about hints what a hint says there.
  public var tip: String { best == nil ? "" : TriplesSession.Spoken.hintTip }

  /// What is said at the end.
  public var endText: String {
    "You play on until nothing can move any more. Take back what you like, ask for hints, and find your own way."
  }
}

extension TriplesLesson {
  /// Whether moves are taken.
  public var acceptsMoves: Bool { desk.acceptsActions }

  /// The tiles that would move.
  public func preview(_ direction: Direction) -> [Tile] { acceptsMoves ? game.movingTiles(direction) : [] }

  /// What would become one.
  public func previewMerges(_ direction: Direction) -> [Merge] { acceptsMoves ? game.merges(direction) : [] }
}
