import DailyGames
import GameCore
import SessionSupport
import TriplesModel

/// The lessons of Triples: boards to practice the rules and some good habits. Front ends draw their state.
public final class TriplesLesson: StoredLesson {
  package typealias Settings = TriplesSession.Settings

  /// The screen has no pictures, because front ends draw the board themselves.
  public typealias Picture = Never

  /// The current step and its text.
  public let core: LessonCore<TriplesLessonStep>

  package var store: SessionStore<Settings, EmptySave>

  /// Creates the lessons, which continue at the saved step.
  public init(environment: PlayEnvironment) {
    core = LessonCore("triples", lessons: TriplesLessonStep.lessons, environment: environment)
    store = SessionStore(game: "triples", name: "lesson", environment: environment, settings: Settings())
    loadSettings()
  }

  /// The game that the lessons teach: Triples.
  public var taughtGame: DailyGame { .triples }

  /// The game on the current step's board.
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

  /// Returns the label of a move's button: its name or, in the step about hints, what it costs.
  public func label(of direction: Direction) -> TriplesSession.MoveLabel {
    TriplesSession.MoveLabel(direction, hint: core.stage == .asking ? core.state.advice.map { .costs($0) } : nil)
  }

  /// The move that the hint recommends, or `nil` if no hint is shown.
  public var bestMove: Direction? { core.stage == .asking ? core.state.advice?.bestMove : nil }

  /// The text below the board: what a hint's numbers mean. Front ends draw the board with its buttons themselves.
  public var positionSections: [PlainScreen.Section?] {
    [.init("position", nil, [.text("tip", bestMove == nil ? nil : TriplesSession.SpokenText.hintTip)], isBeside: true)]
  }

  /// Does nothing, because the board accepts the moves.
  public func performInPosition(_ id: Action.ID) {}
}

extension TriplesLesson {
  /// Whether the board accepts moves.
  public var acceptsMoves: Bool { core.acceptsActions }

  /// Returns the tiles that a move would shift, or an empty array if the board doesn't accept moves.
  public func movingTiles(_ direction: Direction) -> [Tile] { acceptsMoves ? game.movingTiles(direction) : [] }

  /// Returns the merges that a move would make, or an empty array if the board doesn't accept moves.
  public func previewMerges(_ direction: Direction) -> [Merge] { acceptsMoves ? game.merges(direction) : [] }
}
