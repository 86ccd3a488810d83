import GameCore

/// The practice of a game. All games share the screen, and each adds what is special about its positions.
public protocol PracticeSession: CoachClient, ScreenSource, SettingsSource {
  /// Creates the practice, without beginning a practice round.
  init(environment: PlayEnvironment)

  /// The stored positions, and the current practice round.
  var core: PracticeCore { get }

  /// A closure that is called when the screen must be redrawn.
  var onChange: (() -> Void)? { get set }

  /// The phase of the practice round.
  var phase: PracticePhase { get }

  /// The latest status for screen readers.
  var status: String { get }

  /// The latest event that set `status`. A front end announces each one.
  var spokenEvent: SpokenEvent { get }

  /// Whether the coach failed on this position.
  var hasCoachFailed: Bool { get }

  /// A sentence that says why the coach doesn't answer.
  var coachProblem: String { get }

  /// The origin of the position, such as "Game 537, move 32".
  var originText: String { get }

  /// The question about the position.
  var question: String { get }

  /// The judgment of the answer, as a sentence.
  var verdict: String { get }

  /// The reason why the best answer is better, as a sentence or two, or an empty string.
  var reasonText: String { get }

  /// A sentence about the move in the original game and its loss.
  var originalMoveText: String { get }

  /// Whether the answer was right.
  var isAnswerRight: Bool { get }

  /// The position above the question, or `nil` if front ends draw it themselves.
  var positionSection: Screen<Picture>.Section? { get }

  /// What the player enters as the answer or, after the judgment, the compared answers. Absent blocks are left out.
  var answerBlocks: [Block<Picture>?] { get }

  /// Performs an action of the position or the answer. Their codes are from 100 up.
  func performInPosition(_ id: Action.ID)

  /// The place to which the focus goes after the player's last action, or `nil` if the focus stays.
  var focus: ScreenFocus? { get }

  /// Begins a practice round with the player's own positions.
  func begin()

  /// Begins or continues a practice round with today's positions for everybody.
  func beginDaily()

  /// Advances to the next position.
  func advance()

  /// Ends the practice round. Every answer is already stored.
  func stop()

  /// Asks the coach again.
  func askAgain()
}

extension PracticeSession {
  /// `nil`: front ends draw the position themselves.
  public var positionSection: Screen<Picture>.Section? { nil }

  /// The sentences after the verdict: the reason and the move in the original game, if they are known.
  public var explanations: [String] { [reasonText, originalMoveText].filter { !$0.isEmpty } }
}
