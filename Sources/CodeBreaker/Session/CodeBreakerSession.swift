import CodeBreakerModel
import DailyGames
import GameCore
import SessionSupport

/// A player's session of CodeBreaker: the current game, its clock and selected hole, pop-ups, statistics, and settings.
///
/// A front end draws this session's state and calls its actions (`tapHole`, `choose`, `guess`, `restart`, …). Each
/// action saves its changes and then calls `onChange`, so that everything on screen survives a crash. An impossible
/// action does nothing.
public final class CodeBreakerSession {
  package typealias Records = Statistics

  // MARK: State

  package var saved: SavedGame

  /// The current game.
  public var game: CodeBreaker { saved.playedGame.game }

  /// The hole of the guess that the next peg goes into, 0 for the first.
  public var selection: Int { saved.selection }

  /// The number of games that this session has shown. Together with an attempt's number, it identifies the attempt.
  public internal(set) var dealCount = 0

  /// The selected screen.
  public internal(set) var tab = Tab.game

  var overlays = OverlayStack<Overlay>()

  /// The coach's hints about the current position, visible while their pop-up is open.
  public internal(set) var hint = Hint()

  /// Whether the session has already asked about empty holes in the guess. Any change to the guess resets this.
  public var hasAskedAboutHoles: Bool { holeQuestion != nil }

  var holeQuestion: ReadingTime?

  /// The duel that was opened last, or `nil`.
  public internal(set) var duel: Duel?

  /// The number of hints that the player used in the current game.
  public var hintCount: Int { saved.playedGame.hintCount }

  var endedDate: Int64? { saved.endedDate }

  /// The review that was opened last, or `nil`.
  public internal(set) var gameReview: GameReview?

  /// The statistics of the finished games.
  public var statistics: Statistics { store.records }

  /// The player's skill in the reviewed games.
  public var skill: SkillRecord { sharedFiles.skill.content }

  /// A closure to call after each action that changed something, once the change is saved.
  public var onChange: (() -> Void)?

  // MARK: Internal state

  package var store: SessionStore<Settings, Statistics>
  var sharedFiles: SharedFiles
  var clock = GameClock()
  var display = Display()
  package var prefersContrast = false

  var revealNumber = 0
  package var idleReview = IdleReview<(game: FinishedGame, state: ReviewState)>()

  /// Creates a session that resumes or starts the game of `playMode`. Before replaying a past day, store its deal with
  /// `PastDayGame`.
  public init(environment: PlayEnvironment, playMode: PlayMode = .own) {
    store = SessionStore(
      game: "codebreaker", environment: environment, settings: Settings(), records: Statistics(),
      recordsName: "statistics", recordsDamagedNotice: .statisticsDamaged,
      mode: playMode, kind: .codeBreaker)
    sharedFiles = SharedFiles(
      skill: store.sharedSave("skill", initial: SkillRecord()),
      finishedGames: store.sharedSave("finished", initial: FinishedGames())
    )
    var randomness = SystemRandomness(environment)
    saved = SavedGame(.random(pegCount: 4, theme: .mastermind, using: &randomness))
    restore()
    if game.isOver { idleReview.start() }
    // The player left during the animation of the end, so show the result at once.
    if saved.isEndUnseen { showEnd() }
  }

  // MARK: Derived state

  /// The name of the current game's theme.
  public var title: String { game.setup.theme.name }

  /// The title of the current game: "Game 537", "November 21 game", or "Without luck".
  public var numberTitle: String { playMode.dayTitle ?? game.setup.title }

  /// The number of pegs as text: "4 pegs".
  public var pegCountText: String { "\(game.setup.pegCount) pegs" }

  /// The number of attempts left, such as "3 guesses left", or `nil` if there is no limit.
  public var attemptsLeftText: String? { game.remainingAttemptCount.map { "\(SpokenText.attemptCount($0)) left" } }

  /// The task, to show before the first attempt. Empty once the game is over, because the board then shows the result.
  public var taskPrompt: String {
    if game.isOver { return "" }
    if day != nil { return dayTaskPrompt }
    if game.setup.isWithoutLuck { return taskPromptWithoutLuck }
    let task = taskText
    guard let challenge else { return task }
    return "\(challenge)\n\(task)"
  }

  var taskText: String {
    "Find the \(game.setup.pegCount) hidden pegs. \(game.setup.theme.kind == .color ? "Colors" : "Pictures") can repeat."
  }

  /// The meaning of the markers, to show from the first attempt until the player has solved a game, or `nil`.
  public var markerLegend: MarkerLegend? {
    guard !game.attempts.isEmpty, !statistics.hasSolved else { return nil }
    return MarkerLegend(kind: game.setup.theme.kind)
  }

  /// The number of rows to draw on a board that shows all of them: 10, or as many as the guess limit or the game needs.
  public var rowCount: Int {
    max(game.setup.attemptLimit ?? 10, game.attempts.count + (game.isOver ? 0 : 1))
  }

  /// The attempts, the latest first.
  public var attempts: [AttemptRow] {
    AttemptRow.rows(of: game).reversed()
  }

  /// Whether the guess accepts pegs: the game and its day aren't over, nothing covers the guess, and in a ranked game,
  /// the server is ready.
  public var acceptsPegs: Bool {
    (overlays.isEmpty || isHintBeside) && !showsSettings && tab == .game && !game.isOver && shouldSaveGame
      && rankedClient?.acceptsMoves ?? true
  }

  /// Whether `guess` would make an attempt.
  public var canGuess: Bool {
    acceptsPegs && game.reasonToIgnoreGuess == nil && (playMode.allows(.holes) || dayGuessProblem == nil)
  }

  /// The reason why the guess would be ignored, to show at the disabled Guess button, or `nil`.
  public var guessProblem: String? {
    if !playMode.allows(.holes), let dayGuessProblem { return dayGuessProblem }
    return shouldSaveGame || game.isOver ? game.reasonToIgnoreGuess.map { SpokenText.reason($0) } : dayOverText
  }

  /// Whether the player can give up.
  public var canGiveUp: Bool { acceptsPegs }

  /// The playing time in seconds. The clock starts with the first peg and runs only while the game is visible.
  public var elapsedSeconds: Int64 { clock.elapsedSeconds(now: environment.now()) }

  /// Whether the clock runs, so that a front end should redraw it every second.
  public var isClockRunning: Bool { display.isVisible && clock.hasBegun && acceptsPegs }

  /// Returns the letter that a peg shows now, as an ASCII capital, or `nil`.
  public func letter(on peg: Peg) -> UInt8? {
    showsLetters ? PegColor(peg)?.letter : nil
  }

  /// The result of the current game, or `nil` if it isn't over.
  public var endedGame: EndedGame? {
    guard let ending = game.ending else { return nil }
    let isBest =
      ending == .solved && hintCount == 0
      && statistics.isSoleBest(attemptCount: game.attempts.count, in: StatisticsGroup(game.setup))
      && isCounted(in: .records)
    return EndedGame(game: game, ending: ending, seconds: elapsedSeconds, hintCount: hintCount, isBest: isBest)
  }
}

extension CodeBreakerSession {
  /// The meaning of the two markers, in a few words.
  public struct MarkerLegend: Hashable, Sendable {
    let kind: Theme.Kind

    /// The meaning of a filled marker.
    public var exact: String { "right place" }

    /// The meaning of an outlined marker.
    public var inexact: String {
      switch kind {
      case .color: "right color, wrong place"
      case .emoji: "right picture, wrong place"
      }
    }

    /// The meaning of both markers as a sentence for screen readers.
    public var spokenText: String { "A filled marker means \(exact), an outlined one \(inexact)." }
  }

  /// An attempt: its number, its pegs, and its markers.
  public struct AttemptRow: Hashable, Sendable {
    /// The number, 1 for the first. It never changes, so a front end can use it to animate.
    public let number: Int

    /// The pegs with their matches. Which peg has which match must stay hidden from the player.
    public let code: Code

    /// The numbers of exact and inexact matches.
    public let counts: MatchCounts

    init(number: Int, code: Code) {
      self.number = number
      self.code = code
      counts = MatchCounts(code.matches ?? [])
    }

    /// Returns the attempts of a game, the earliest first.
    package static func rows(of game: CodeBreaker) -> [AttemptRow] {
      game.attempts.enumerated().map { AttemptRow(number: $0 + 1, code: $1) }
    }

    /// A marker for each peg: exact, then inexact, then blanks, so that they don't reveal which peg has which match.
    public var markers: [Match] {
      OwnBoardText.markers(counts, pegCount: code.pegs.count)
    }
  }
}
