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

  /// What the latest change did to the board, if it was a move.
  public internal(set) var lastEffect: MoveEffect?

  /// Counts the games that have come to the table. Tile ids are unique within one of them.
  public internal(set) var dealCount = 1

  /// The screen in front.
  public internal(set) var tab = Tab.board {
    didSet { if tab != .scores { hasJumpedToScores = false } }
  }

  /// What covers the screens.
  var overlays = OverlayStack<Overlay>()

  /// The coach's play by itself, while it lasts.
  public internal(set) var watch: Watch?

  /// How fast the coach and replays play when they play by themselves.
  public internal(set) var watchSpeed = WatchSpeed.normal

  /// The best games.
  public var scores: ScoreList { keeper.records }

  /// The best score that a player could make in the game on the table who knew what is spawned, if that is known.
  public internal(set) var par: Int?

  /// By what the scores are ranked.
  public var ranking: Ranking { keeper.settings.ranking }

  /// The row of the latest game that was recorded, for the scores to mark.
  public internal(set) var newestRow: Score?

  /// Which number the next game takes. It never touches the current one.
  public var mode: Mode { keeper.settings.mode }

  /// What the latest intent did, as a sentence for screen readers.
  public package(set) var status = ""

  /// Whether a board on which nothing moves any more is to be seen for a while before the end is shown over it. A front
  /// end that keeps time (see `turn`) sets it, unless its player would rather have no motion.
  public var lingers = false

  /// Called after every intent that changed something, once it is saved.
  public var onChange: (() -> Void)?

  // MARK: What only the session knows

  package var keeper: TableKeeper<Settings, ScoreList>
  var sharedReviews: SharedSave<KeptReviews>
  var sharedStatistics: SharedSave<Statistics>
  var sharedLevels: SharedSave<LevelRecords>

  /// What the medals take, once a front end has brought it, and the levels by difficulty once they were sorted.
  var levelTable: LevelTable?
  var sortedLevels: [Int]?

  /// Whether the file with the medals was asked for in vain.
  var isMedalFileMissing = false

  /// Whether the end of a game has waited for that file for long enough.
  var isMedalFileLate = false

  /// What was made of the levels, and the scores and the records that it was made of.
  var levelsOfScores: (scores: ScoreList, kept: LevelRecords, all: LevelRecords)?

  /// The statistics of the games in the scores, as long as nothing else has been counted, and the scores that they are of.
  var statisticsOfScores: (scores: ScoreList, statistics: Statistics)?

  /// The rows ranked by their medals, and the scores that they were ranked for.
  var rowsByMedal: (scores: ScoreList, rows: [Score])?

  /// The board before the first move and after each one, one more than `replay.moves`.
  var positions: [Triples]

  /// Tells the board on the table from all before it.
  var boardNumber = 0

  /// What the coach is asked of the board, and has said.
  var query = CoachQuery<CoachQuestion, Advice>()

  /// The wish for a hint.
  var hintWish: BoardScoped<Void>?

  /// The latest move that moved nothing.
  var latestRefusal: BoardScoped<Refusal>?

  /// Why the latest move moved nothing, or what there is to say after the lessons.
  var latestRemark: BoardScoped<String>?

  /// Whether the hint is the first that the player has ever seen.
  var isFirstHint = false

  /// Whether the player has agreed to a hint that costs the medal of the game on the table.
  var hasAgreedToHint = false

  /// The medal that the latest move has reached, if it did.
  var latestMedal: BoardScoped<Medal>?

  /// Counts the moves that moved nothing.
  var refusalCount = 0

  /// Counts the turns of what happens by itself.
  var turnCount = 0

  /// The latest review that was left before it was done.
  var unfinishedReview: (replay: Replay, advices: [Advice])?

  /// The turn whose time has to pass before the end is shown; `nil` where it is not waited for.
  var endTurn: Int?

  /// Whether the player has put away what was shown of the end.
  var hasPutEndAway = false

  /// Whether the player has seen the scores since the game on the table ended.
  var hasSeenScores = false

  /// Whether the scores came to the front by themselves, after the end of a game.
  var hasJumpedToScores = false

  /// The latest duel that was looked at, with what the coach has said of it.
  var latestDuel: Duel?

  /// A direction given while the server is still to answer the one before. It is played next.
  var keptMove: Direction?

  /// Whether the player has finished the game while the server was still to answer a move. It is told next.
  var isFinishing = false

  /// The latest game of a challenge whose moves the player has seen.
  var seenChallenge: Replay?

  /// Sits down at the table: takes up the saved game, scores and settings, or begins anew.
  ///
  /// - Parameters:
  ///   - environment: the world outside.
  ///   - playMode: the mode of the game. Each has a saved game of its own. What the key of a past day deals has to be kept on this
  ///     device already (`DayAgain`).
  public init(environment: PlayEnvironment, playMode: PlayMode = .own) {
    keeper = TableKeeper(
      game: "triples", environment: environment, settings: Settings(), records: ScoreList(Self.firstRows),
      recordsName: "scores", recordsDamaged: .scoresDamaged,
      mode: playMode, kind: .triples)
    sharedReviews = keeper.share("reviews", initial: KeptReviews())
    sharedStatistics = keeper.share("statistics", initial: Statistics())
    sharedLevels = keeper.share("levels", initial: LevelRecords())
    positions = saved.replay.positions
    restore()
    enforceInvariants()
  }

  /// The game on the table.
  public var game: Triples { positions[positions.count - 1] }

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
    par = Triples.par(of: replay.deal)
    positions = replay.positions
    isMedalFileMissing = false
    hasAgreedToHint = false
    lastEffect = nil
    dealCount += 1
    forgetEnd()
    watch = nil
    boardNumber += 1
  }

  /// Stores a value that holds for the board on the table alone.
  func onThisBoard<Value>(_ value: Value) -> BoardScoped<Value> { BoardScoped(value, on: boardNumber) }

  /// Forgets what was shown of the end of a game.
  func forgetEnd() {
    endTurn = nil
    hasPutEndAway = false
    hasSeenScores = false
  }

  func startGame(_ start: Replay?, rival: Rival? = nil) {
    var game = SavedGame(replay: start ?? Replay(number: nextNumber()))
    let moveCount = game.replay.moves.count
    if moveCount > 0 {
      game.marks = .playedOn
      game.givenMoveCount = moveCount
    } else {
      game.rival = rival
    }
    putOnTable(game)
    status = "\(title)\(moveCount > 0 ? " from move \(moveCount)" : ""). Score \(self.game.score)."
  }

  private func nextNumber() -> GameNumber {
    var randomness = SystemRandomness(environment)
    return mode == .determ ? Triples.determ : .draw(using: &randomness)
  }
}
