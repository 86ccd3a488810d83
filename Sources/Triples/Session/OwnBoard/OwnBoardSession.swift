import GameCore
import SessionSupport
import TriplesModel

/// A session in which the player sets up a board, sees the coach's values for the moves, and plays from the board.
///
/// The scores don't record these games. Front ends call the session's intents (`tap`, `choose`, `move`, …) and draw its
/// state. Each intent saves what it changes and calls `onChange`, or does nothing if it makes no sense at the moment.
public final class OwnBoardSession {
  /// The settings, which this session shares with `TriplesSession`.
  package typealias Settings = TriplesSession.Settings

  /// A question for the coach.
  public typealias CoachTask = BoardQuestion

  // MARK: State for front ends

  package var saved = SavedBoard(BoardPosition())

  /// The board that the player set up.
  public var position: BoardPosition { saved.position }

  /// The tile that the player places by tapping a cell, or 0 if a tap clears the cell.
  public var chosenTile: Int { saved.tile }

  /// The cell that key presses change, 0 to 15 row by row from the top left.
  public var selection: Int { saved.selection }

  /// Whether the player is playing from the board instead of setting it up.
  public var isPlaying: Bool { saved.isPlaying }

  /// Whether the coach's values for the moves are shown.
  public var showsValues: Bool { saved.showsValues }

  /// The question that the player must answer, or `nil` if there is none.
  public package(set) var question: Question?

  /// The effect of the latest move, for animating merges. `nil` if the latest change wasn't a move.
  public internal(set) var lastEffect: MoveEffect?

  /// The latest blocked move, or `nil` if there is none.
  public internal(set) var blockedMove: TriplesSession.BlockedMove?

  /// A closure that is called after every intent that changed something, once it is saved.
  public var onChange: (() -> Void)?

  // MARK: Internal state

  package var store: SessionStore<Settings, EmptySave>

  /// The current board of the game, if one was started.
  var playedBoard = BoardPosition().game()

  var typedDigits: [UInt8] = []

  /// The board before the first digit in `typedDigits` was typed.
  var positionBeforeTyping = BoardPosition()

  var query = CoachQuery<BoardQuestion, Advice>()

  /// The place to which the focus goes after the latest action of the screen.
  var focus: ScreenFocus?

  static let maxUndoCount = 30

  /// Creates a session that restores the saved board, or starts with an empty one.
  public init(environment: PlayEnvironment) {
    store = SessionStore(game: "triples", name: "board", environment: environment, settings: Settings())
    restore()
  }

  // MARK: Derived state

  /// The game on the current board: the played game, or during setup a game with the board being set up.
  public var game: Triples { isPlaying ? playedBoard : position.game() }

  /// The tiles on the current board. A tile that stays or moves has the same ID as before.
  public var tiles: [Tile] {
    if isPlaying { return playedBoard.grid.joined().compactMap { $0 } }
    return position.cells.enumerated().compactMap { cell, value in
      // Negative IDs can't collide with those of a played game.
      value == 0
        ? nil
        : Tile(
          val: value, id: -(BoardPosition.cellCount * value + cell), row: cell / Triples.size, col: cell % Triples.size)
    }
  }

  /// The current board as a position, or `nil` if it has a tile that can't be set up.
  public var positionInView: BoardPosition? { isPlaying ? BoardPosition(playedBoard) : position }

  /// The points scored since the board was set up.
  public var score: Int { isPlaying ? playedBoard.score : 0 }

  /// The number of moves played from the board.
  public var moveCount: Int { isPlaying ? saved.playedGame?.moves.count ?? 0 : 0 }

  /// Whether the game played from the board is over.
  public var isOver: Bool { isPlaying && playedBoard.isDone }

  /// Whether the session accepts actions: no question is open, and the settings are closed.
  public var acceptsChanges: Bool { question == nil && !showsSettings }

  /// Whether a move can be played. During setup, a move starts a game from the board.
  public var acceptsMoves: Bool { acceptsChanges && (isPlaying ? !playedBoard.isDone : position.hasMoves) }

  /// The only screen.
  public enum Tab: SessionTab {
    case board

    /// The title of the screen.
    public var label: String { "Board" }
  }

  /// A question that the player must answer first.
  public enum Question: Hashable, Sendable {
    /// Whether to replace the board with the linked board.
    case link(BoardPosition)
  }
}
