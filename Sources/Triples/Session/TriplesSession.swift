import DailyGames
import GameCore
import SessionSupport
import TriplesModel

/// A player's session of Triples: the current game, its undone moves, the scores, the pop-ups, and the settings.
///
/// Front ends call the session's intents (`move`, `undo`, `newGame`, …) and draw its state. Each intent saves its
/// changes, then calls `onChange`, so that a crash loses nothing shown. An intent that can't apply does nothing.
public final class TriplesSession {
  package typealias Records = ScoreList

  // MARK: State for front ends

  package var saved = SavedGame(replay: Replay(number: Triples.determ))

  /// The replay of the current game: its deal and its moves so far.
  public var replay: Replay { saved.replay }

  /// The marks of the current game, such as those for undo or a hint.
  public var marks: ScoreMarks { saved.marks }

  /// The time at which the current game ended, in seconds since 1970, or `nil` if it hasn't ended.
  var endedDate: Int64? { saved.endedDate }

  /// The selected tab.
  public internal(set) var tab = Tab.board

  var overlays = OverlayStack<Overlay>()

  /// The best games.
  public var scores: ScoreList { store.records }

  /// How the scores are ranked.
  public var ranking: Ranking { store.settings.ranking }

  /// How the number of the next game is chosen. This doesn't affect the current game.
  public var mode: Mode { store.settings.mode }

  /// A closure that is called after every intent that changed something, once it is saved.
  public var onChange: (() -> Void)?

  // MARK: Internal state

  package var store: SessionStore<Settings, ScoreList>
  var board = BoardState(Replay(number: Triples.determ).positions)
  var coachHelp = CoachHelp()
  var pace = Pace()
  var messages = BoardMessages()
  var gameEnd = GameEnd()
  var levelFile = LevelFileState()
  var openedItems = OpenedItems()
  var nextRankedAction = NextRankedAction()
  var sharedFiles: SharedFiles
  var scoreCache = ScoreCache()
  package var idleReview = IdleReview<(replay: Replay, advices: [Advice])>()

  /// Creates a session that restores the saved game, scores, and settings, or starts a first game. Each play mode has
  /// its own saved game. The deal of a past day must already be stored on this device (`PastDayGame`).
  public init(environment: PlayEnvironment, playMode: PlayMode = .own) {
    store = SessionStore(
      game: "triples", environment: environment, settings: Settings(), records: ScoreList(Self.initialRows),
      recordsName: "scores", recordsDamagedNotice: .scoresDamaged,
      mode: playMode, kind: .triples)
    sharedFiles = SharedFiles(
      reviews: store.sharedSave("reviews", initial: StoredReviews()),
      statistics: store.sharedSave("statistics", initial: Statistics()),
      levels: store.sharedSave("levels", initial: LevelRecords()))
    restore()
    if scores.rows.contains(where: { $0.line != nil }) { idleReview.start() }
    enforceInvariants()
  }

  /// The current game.
  public var game: Triples { board.game }

  /// The effect of the latest move, or `nil` if the latest change to the board wasn't a move.
  public var lastEffect: MoveEffect? { board.lastEffect }

  /// The number of games begun in this session. Tile IDs are unique only within one game.
  public var dealCount: Int { board.dealCount }

  /// The best score that a player who knows the coming tiles can reach in the current game, or `nil` if it isn't known.
  public var par: Int? { board.par }

  /// The coach's automatic play, or `nil` if the coach isn't playing.
  public var automaticPlay: AutomaticPlay? { coachHelp.automaticPlay }

  /// The speed of the coach's automatic play and of replays.
  public var playbackSpeed: PlaybackSpeed { pace.speed }

  /// The row of the latest recorded game, for highlighting.
  public var newestRow: ScoreRow? { gameEnd.newestRow }

  /// Whether to show a final board for a moment before the result covers it. A front end with a timer (see `turn`) sets
  /// this, unless the player prefers reduced motion.
  public var delaysResult: Bool {
    get { pace.delaysResult }
    set { pace.delaysResult = newValue }
  }

  /// The title of the current game, such as "Game 537".
  public var title: String { playMode.dayTitle ?? "Game \(replay.deal)" }

  /// Whether the board accepts moves: the game isn't over, and nothing covers the board.
  public var acceptsMoves: Bool { isInFront && endedDate == nil && shouldSaveGame && (!isRanked || acceptsRankedMoves) }

  /// Whether the current game has ended and remains on the board until the player asks for another game. This happens
  /// if no move is legal, and in every daily game.
  public var isOver: Bool { endedDate != nil && (game.isDone || !playMode.allows(.otherGames)) }

  /// Whether there is a move to undo. `undo` can also undo the end of a game.
  public var canUndo: Bool {
    playMode.allows(.undo) && (acceptsMoves || isOver && isInFront && shouldSaveGame) && !replay.moves.isEmpty
  }

  /// Whether there is an undone move to redo.
  public var canRedo: Bool { acceptsMoves && !saved.redoMoves.isEmpty }

  func replaceGame(with game: SavedGame) {
    saved = game
    board.beginGame(replay.positions, par: Triples.par(of: replay.deal))
    coachHelp.beginGame()
    gameEnd.reset()
    levelFile.allowRetry()
  }

  func startGame(_ start: Replay?, rival: RivalResult? = nil) {
    let start = start ?? Replay(number: mode == .determ ? Triples.determ : drawNumber())
    let game = SavedGame(start: start, rival: rival)
    let moveCount = game.replay.moves.count
    replaceGame(with: game)
    status = "\(title)\(moveCount > 0 ? " from move \(moveCount)" : ""). Score \(self.game.score)."
  }
}
