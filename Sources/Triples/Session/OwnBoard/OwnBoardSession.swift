import NumberedGame
import PlaySupport
import TriplesModel

/// Any board: it is set up tile by tile, the coach says what its moves are worth, and it is played on from, unrecorded.
///
/// Every front end drives this class and draws what it says. A front end calls the intents (`tap`, `choose`, `move`, …); each
/// saves what it changes and then calls `onChange`. No intent traps: one that makes no sense at the moment does nothing.
public final class OwnBoardSession {
  /// The settings are those of the game.
  package typealias Settings = TriplesSession.Settings

  /// The coach is asked about a board.
  public typealias CoachTask = BoardQuestion

  // MARK: What a front end draws

  /// The board, as it is saved.
  package var saved = SavedBoard(BoardPosition())

  /// The board that is set up.
  public var position: BoardPosition { saved.position }

  /// The tile that the next tap puts, 0 for one that clears the cell.
  public var tile: Int { saved.tile }

  /// The cell that keys change, 0 to 15 by rows from the top and columns from the left.
  public var selection: Int { saved.selection }

  /// Whether the board is played on from. Else it is set up.
  public var isPlaying: Bool { saved.isPlaying }

  /// Whether the coach says what the moves are worth.
  public var showsValues: Bool { saved.showsValues }

  /// What the player is asked, if anything.
  public internal(set) var question: Question?

  /// What the latest move did, to tell merging tiles from others; nothing where the board did not change by a move.
  public internal(set) var lastEffect: MoveEffect?

  /// The latest move that was wanted and moved nothing.
  public internal(set) var refusal: TriplesSession.Refusal?

  /// What the latest intent did, as a sentence for screen readers.
  public package(set) var status = ""

  /// Called after every intent that changed something, once it is saved.
  public var onChange: (() -> Void)?

  // MARK: What only the session knows

  package var keeper: TableKeeper<Settings, NoRecords>

  /// The board of the game that was begun on it, as it stands.
  var playedBoard = BoardPosition().game()

  /// The digits that were typed for the selected cell.
  var typed: [UInt8] = []

  /// The board before the first of these digits.
  var typedFrom = BoardPosition()

  /// What the coach is asked, and has said.
  var query = CoachQuery<BoardQuestion, Advice>()

  /// How many changes of the board can be undone.
  static let mostUndone = 30

  /// Takes up the saved board, or begins with one without tiles.
  public init(environment: PlayEnvironment) {
    keeper = TableKeeper(
      game: "triples", table: "board", environment: environment, settings: Settings(), records: NoRecords(),
      recordsName: "board-records", recordsDamaged: .settingsDamaged)
    restore()
  }

  // MARK: What follows from it

  /// The board in view: that of the game while one is played, else the one that is set up.
  public var game: Triples { isPlaying ? playedBoard : position.game() }

  /// The tiles in view. One that stays or moves keeps its identity.
  public var tiles: [Tile] {
    if isPlaying { return playedBoard.grid.joined().compactMap { $0 } }
    return position.cells.enumerated().compactMap { cell, value in
      // (Those of a game are above 0.)
      value == 0
        ? nil
        : Tile(
          val: value, id: -(BoardPosition.cellCount * value + cell), row: cell / Triples.size, col: cell % Triples.size)
    }
  }

  /// The board in view as a position; nothing where play has made a tile that cannot be set up.
  public var positionInView: BoardPosition? { isPlaying ? BoardPosition(playedBoard) : position }

  /// The points that were made on the board since it was set up.
  public var score: Int { isPlaying ? playedBoard.score : 0 }

  /// How many moves were made on it.
  public var moveCount: Int { isPlaying ? saved.played?.moves.count ?? 0 : 0 }

  /// Whether the game on it is over.
  public var isOver: Bool { isPlaying && playedBoard.isDone }

  /// Whether the board takes what the player does: nothing is asked, and nothing covers it.
  public var acceptsChanges: Bool { question == nil && !showsSettings }

  /// Whether the board takes moves: some move can be played. One in the board that is set up begins to play on from it.
  public var acceptsMoves: Bool { acceptsChanges && (isPlaying ? !playedBoard.isDone : position.hasMoves) }

  /// The only screen.
  public enum Tab: TableTab {
    case board

    /// The title of the screen.
    public var label: String { "Board" }
  }

  /// What the player may be asked: nothing that cannot be undone goes without it.
  public enum Question: Hashable, Sendable {
    /// Whether the board of a link may take the place of this one.
    case link(BoardPosition)
  }

  /// A board leaves no records behind.
  package struct NoRecords: SavedText, Hashable {
    package init() {}

    package init?(text: [UInt8]) { if !text.isEmpty { return nil } }

    package var text: [UInt8] { [] }
  }
}
