import DailyGames
import NumberedGame
import PlaySupport
import TriplesModel

/// One player's table of Triples: the game being played, its history, the scores, the pop-ups, the settings.
///
/// Every front end drives this class and draws what it says. A front end calls the intents (`move`, `undo`,
/// `newGame`, …); each saves what it changes and then calls `onChange`, so that nothing is ever drawn that a crash
/// could lose. No intent traps: one that makes no sense at the moment does nothing.
public final class TriplesSession {
  package typealias Records = ScoreList

  // MARK: What a front end draws

  /// The game on the table, as it is saved.
  package var saved = SavedGame(replay: Replay(number: Triples.determ))

  /// The moves so far of the game on the table, and its number.
  public var replay: Replay { saved.replay }

  /// How the game on the table has been played so far.
  public var marks: ScoreMarks { saved.marks }

  /// When the game on the table ended, in seconds since 1970, or `nil` while it goes on.
  var endedDate: Int64? { saved.endedDate }

  /// The screen in front.
  public internal(set) var tab = Tab.board {
    didSet { if tab != .scores { gameEnd.leaveScores() } }
  }

  /// What covers the screens.
  var overlays = OverlayStack<Overlay>()

  /// The best games.
  public var scores: ScoreList { keeper.records }

  /// By what the scores are ranked.
  public var ranking: Ranking { keeper.settings.ranking }

  /// Which number the next game takes. It never touches the current one.
  public var mode: Mode { keeper.settings.mode }

  /// What the latest intent did, as a sentence for screen readers.
  public package(set) var status = ""

  /// Called after every intent that changed something, once it is saved.
  public var onChange: (() -> Void)?

  // MARK: What only the session knows

  package var keeper: TableKeeper<Settings, ScoreList>
  var board = BoardState(Replay(number: Triples.determ).positions)
  var coachHelp = CoachHelp()
  var pace = Pace()
  var messages = BoardMessages()
  var gameEnd = GameEnd()
  var levelFile = LevelFileState()
  var lookedAt = LookedAt()
  var nextRanked = NextRankedMove()
  var sharedFiles: SharedFiles
  var memo = ScoreMemo()

  /// Sits down at the table: takes up the saved game, scores and settings, or begins anew.
  ///
  /// - Parameters:
  ///   - environment: the world outside.
  ///   - playMode: the mode of the game. Each has a saved game of its own. What the key of a past day deals has to be kept on this
  ///     device already (`PastDayGame`).
  public init(environment: PlayEnvironment, playMode: PlayMode = .own) {
    keeper = TableKeeper(
      game: "triples", environment: environment, settings: Settings(), records: ScoreList(Self.firstRows),
      recordsName: "scores", recordsDamaged: .scoresDamaged,
      mode: playMode, kind: .triples)
    sharedFiles = SharedFiles(
      reviews: keeper.share("reviews", initial: KeptReviews()),
      statistics: keeper.share("statistics", initial: Statistics()),
      levels: keeper.share("levels", initial: LevelRecords()))
    restore()
    enforceInvariants()
  }

  /// The game on the table.
  public var game: Triples { board.game }

  /// What the latest change did to the board, if it was a move.
  public var lastEffect: MoveEffect? { board.lastEffect }

  /// Counts the games that have come to the table. Tile ids are unique within one of them.
  public var dealCount: Int { board.dealCount }

  /// The best score that a player could make in the game on the table who knew what is spawned, if that is known.
  public var par: Int? { board.par }

  /// The coach's play by itself, while it lasts.
  public var watch: Watch? { coachHelp.watch }

  /// How fast the coach and replays play when they play by themselves.
  public var watchSpeed: WatchSpeed { pace.speed }

  /// The row of the latest game that was recorded, for the scores to mark.
  public var newestRow: Score? { gameEnd.newestRow }

  /// Whether a board on which nothing moves any more is to be seen for a while before the end is shown over it. A front
  /// end that keeps time (see `turn`) sets it, unless its player would rather have no motion.
  public var lingers: Bool {
    get { pace.lingers }
    set { pace.lingers = newValue }
  }

  /// The title of the game on the table: "Game 537".
  public var title: String { playMode.dayTitle ?? "Game \(replay.deal)" }

  /// Whether the board takes moves: the game is not over and nothing covers it.
  public var acceptsMoves: Bool { isInFront && endedDate == nil && keepsTable && (!isRanked || takesRankedMoves) }

  /// Whether the game on the table has ended, and no other comes in its place before the player asks for it: nothing moves any
  /// more, or it is the game of a day.
  public var isOver: Bool { endedDate != nil && (game.isDone || !playMode.allows(.otherGames)) }

  /// Whether `undo` would do something. It also takes a game back that is over.
  public var canUndo: Bool {
    playMode.allows(.undo) && (acceptsMoves || isOver && isInFront && keepsTable) && !replay.moves.isEmpty
  }

  /// Whether `redo` would do something.
  public var canRedo: Bool { acceptsMoves && !saved.redoMoves.isEmpty }

  /// Brings another game to the table.
  func putOnTable(_ game: SavedGame) {
    saved = game
    board.begin(replay.positions, par: Triples.par(of: replay.deal))
    coachHelp.beginGame()
    gameEnd.forget()
    levelFile.askAgain()
  }

  func startGame(_ start: Replay?, rival: Rival? = nil) {
    let game = SavedGame(start: start ?? Replay(number: nextNumber()), rival: rival)
    let moveCount = game.replay.moves.count
    putOnTable(game)
    status = "\(title)\(moveCount > 0 ? " from move \(moveCount)" : ""). Score \(self.game.score)."
  }

  private func nextNumber() -> GameNumber {
    var randomness = SystemRandomness(environment)
    return mode == .determ ? Triples.determ : .draw(using: &randomness)
  }
}
