import CodeBreakerModel
import DailyGames
import NumberedGame
import PlaySupport

/// One player's table of CodeBreaker: the game being played, the selected peg, the clock, the pop-ups, the statistics,
/// the settings.
///
/// Every front end drives this class and draws what it says. A front end calls the intents (`tapHole`, `choose`,
/// `guess`, `restart`, …); each saves what it changes and then calls `onChange`, so that nothing is ever drawn that a
/// crash could lose. No intent traps: one that makes no sense at the moment does nothing.
public final class CodeBreakerSession {
  package typealias Records = Statistics

  // MARK: What a front end draws

  /// The game on the table, as it is saved.
  package var saved: SavedGame

  /// The game on the table.
  public var game: CodeBreaker { saved.played.game }

  /// The hole of the guess that the next peg goes into, 0 for the first.
  public var selection: Int { saved.selection }

  /// Counts the games that have come to the table. Attempt numbers are unique within one of them.
  public internal(set) var dealCount = 0

  /// The screen in front.
  public internal(set) var tab = Tab.game

  /// What covers the screens.
  var overlays = OverlayStack<Overlay>()

  /// What the coach has told about the position on the table. It is seen while the pop-up of hints is open.
  public internal(set) var hint = Hint()

  /// Whether the player has been asked about the holes in the guess. Any change of the guess takes the question back.
  public internal(set) var isAskedAboutHoles = false

  /// The player's game and a friend's side by side, once they have been opened.
  public internal(set) var duel: Duel?

  /// How many hints the coach has given in the game on the table.
  public var hintCount: Int { saved.played.hintCount }

  /// When the game on the table was recorded as ended, in seconds since 1970, if it was.
  var endedDate: Int64? { saved.endedDate }

  /// The review of the game on the table, once it has been opened.
  public internal(set) var gameReview: GameReview?

  /// What is counted of the games that have ended.
  public var statistics: Statistics { keeper.records }

  /// How well the reviewed games were played.
  public var skill: SkillRecord { sharedFiles.skill.content }

  /// What the player has chosen for all games.
  public var settings: Settings { keeper.settings }

  /// What the latest intent did, as a sentence for screen readers.
  public package(set) var status = ""

  /// Called after every intent that changed something, once it is saved.
  public var onChange: (() -> Void)?

  // MARK: What only the session knows

  package var keeper: TableKeeper<Settings, Statistics>
  var sharedFiles: SharedFiles
  var clock = GameClock()
  var display = Display()

  /// Counts the ends that have been watched.
  var revealTurn = 0

  /// Sits down at the table: takes up the saved game, statistics and settings, or begins anew.
  ///
  /// - Parameters:
  ///   - environment: the world outside.
  ///   - playMode: the mode of the game. Each has a saved game of its own. What the key of a past day deals has to be kept on this
  ///     device already (`PastDayGame`).
  public init(environment: PlayEnvironment, playMode: PlayMode = .own) {
    keeper = TableKeeper(
      game: "codebreaker", environment: environment, settings: Settings(), records: Statistics(),
      recordsName: "statistics", recordsDamaged: .statisticsDamaged,
      mode: playMode, kind: .codeBreaker)
    sharedFiles = SharedFiles(
      skill: keeper.share("skill", initial: SkillRecord()), finished: keeper.share("finished", initial: FinishedGames())
    )
    var randomness = SystemRandomness(environment)
    saved = SavedGame(.random(pegCount: 4, theme: .mastermind, using: &randomness))
    restore()
    // The player left while the end was being watched.
    if saved.isEndUnseen { showEnd() }
  }

  // MARK: What follows from it

  /// The title of the game on the table: the name of its theme.
  public var title: String { game.setup.theme.name }

  /// The number of the game on the table: "Game 537", its day: "Game of 21 November", or "Without luck".
  public var numberTitle: String { playMode.dayTitle ?? game.setup.title }

  /// How many pegs the code has: "4 pegs".
  public var pegCountText: String { "\(game.setup.pegCount) pegs" }

  /// How many attempts are left, or `nil` when there is no end to them: "3 attempts left".
  public var attemptsLeftText: String? { game.attemptsLeft.map { "\(Spoken.attemptCount($0)) left" } }

  /// What there is to do, shown as long as there are no attempts.
  public var invitation: String {
    if day != nil { return dayInvitation }
    if game.setup.isWithoutLuck { return invitationWithoutLuck }
    let task = "Break the code: \(taskText)."
    guard let challenge else { return task }
    return "\(challenge)\n\(task)" + (saved.played.friendGame == nil ? "" : "\n\(DuelAddress.note)")
  }

  /// What has to be found, in a few words.
  var taskText: String { "\(pegCountText), \(game.pegChoices.count) choices, repeats allowed" }

  /// What the markers mean, for the first attempt to show until the player has solved a game: what a filled one means, and
  /// what an outlined one. Afterwards, and where there is no attempt, `nil`.
  public var markerLegend: MarkerLegend? {
    guard !game.attempts.isEmpty, !statistics.hasSolved else { return nil }
    return MarkerLegend(kind: game.setup.theme.kind)
  }

  /// The attempts, the latest one first.
  public var attempts: [AttemptRow] {
    game.attempts.indices.reversed().map { AttemptRow(number: $0 + 1, code: game.attempts[$0]) }
  }

  /// Whether the guess takes pegs: the game is not over and nothing covers it, nor is it that of a day that is over.
  public var acceptsPegs: Bool {
    overlays.isEmpty && !showsSettings && tab == .game && !game.isOver && keepsTable
      && (!isRanked || takesRankedPegs)
  }

  /// Whether `guess` would make an attempt.
  public var canGuess: Bool {
    acceptsPegs && game.reasonToIgnoreGuess == nil && (playMode.allows(.holes) || dealtProblem == nil)
  }

  /// Why the guess would be ignored, to be said at the Guess button, which is disabled as long as there is a reason.
  public var guessProblem: String? {
    if !playMode.allows(.holes), let dealtProblem { return dealtProblem }
    return keepsTable || game.isOver ? game.reasonToIgnoreGuess.map { Spoken.reason($0) } : dayIsOver
  }

  /// Whether the player can give up.
  public var canGiveUp: Bool { acceptsPegs }

  /// How long the player has been at this game, in seconds: from the first peg on, and only while the game is in front.
  public var elapsedSeconds: Int64 { clock.elapsed(now: environment.now()) }

  /// Whether the clock runs, so that a front end should draw it again every second.
  public var isClockRunning: Bool { display.isVisible && clock.hasBegun && acceptsPegs }

  /// Whether colour pegs carry their letters now.
  public var showsLetters: Bool {
    settings.letters.shows(on: game.setup.theme, prefersContrast: display.prefersContrast)
  }

  /// The letter that a peg carries now, as an ASCII capital, or `nil` if it carries none.
  public func letter(on peg: Peg) -> UInt8? {
    showsLetters ? PegColor(peg)?.letter : nil
  }

  /// How the game on the table ended, or `nil` as long as it goes on.
  public var endedGame: EndedGame? {
    guard let ending = game.ending else { return nil }
    let isBest =
      ending == .solved && hintCount == 0
      && statistics.isOnlyBest(game.attempts.count, in: StatisticsGroup(game.setup)) && counts(in: .records)
    return EndedGame(game: game, ending: ending, seconds: elapsedSeconds, hintCount: hintCount, isBest: isBest)
  }
}

extension CodeBreakerSession {
  /// What the two markers mean, in a few words.
  public struct MarkerLegend: Hashable, Sendable {
    /// What the pegs are.
    let kind: Theme.Kind

    /// What a filled marker means.
    public var exact: String { "right place" }

    /// What an outlined marker means.
    public var inexact: String {
      switch kind {
      case .color: "right color, wrong place"
      case .emoji: "right picture, wrong place"
      }
    }

    /// Both as a sentence for screen readers.
    public var spoken: String { "Exact means \(exact), inexact means \(inexact)." }
  }

  /// An attempt as it is shown: its number, its pegs, and what its markers say.
  public struct AttemptRow: Hashable, Sendable {
    /// The number of the attempt, 1 for the first. It stays the same, so that a front end can animate by it.
    public let number: Int

    /// The pegs, and the matches, which are not to be shown by their place.
    public let code: Code

    /// How many pegs matched.
    public let counts: MatchCounts

    init(number: Int, code: Code) {
      self.number = number
      self.code = code
      counts = MatchCounts(code.matches ?? [])
    }

    /// One marker for each peg, sorted, so that their places tell nothing: the exact ones, the inexact ones, the rest.
    public var markers: [Match] {
      let blanks = max(0, code.pegs.count - counts.exact - counts.inexact)
      return Array(repeating: .exact, count: counts.exact) + Array(repeating: .inexact, count: counts.inexact)
        + Array(repeating: .nomatch, count: blanks)
    }
  }
}
