import CodeBreakerModel
import GameCore
import SessionSupport

/// A session in which the player sets a code. Either the coach breaks the code, and the session or the player answers,
/// or a friend breaks it, on this device or another one.
///
/// A front end draws this session's state and calls its actions (`choose`, `watch`, `guessNext`, …). Each action saves
/// its changes and then calls `onChange`. An impossible action does nothing.
///
/// These games don't count in any statistics, and don't affect the saved game of `CodeBreakerSession`.
public final class CodemakerSession {
  package typealias Settings = CodeBreakerSession.Settings

  /// The coach's input, a board.
  public typealias CoachTask = OwnBoardQuestion

  // MARK: State

  /// The code, and the guesses so far.
  public internal(set) var game = CodemakerGame()

  /// The question that the player has to answer, or `nil`.
  public package(set) var question: Question?

  /// Whether the coach guesses automatically, with a pause before each guess.
  public internal(set) var guessesAutomatically = false

  /// A closure to call after each action that changed something, once the change is saved.
  public var onChange: (() -> Void)?

  // MARK: Internal state

  package var store: SessionStore<Settings, CodesForFriends>

  package var query = CoachQuery<OwnBoardQuestion, OwnBoardAdvice>()

  var search: CodeNumberSearch?

  /// The coach's section that the screen showed last, which stays while the coach is thinking.
  var shownCoach: (stage: CodemakerGame.Stage, section: CodeBreakerSession.Screen.Section)?

  /// The number of corrections of answers, after each of which the title gets the focus.
  var correctionCount = 0

  package var prefersContrast = false

  /// Creates a session that resumes the saved game, or starts a new one.
  public init(environment: PlayEnvironment) {
    store = SessionStore(
      game: "codebreaker", name: "set", environment: environment, settings: Settings(), records: CodesForFriends(),
      recordsName: "set-codes", recordsDamagedNotice: .setCodesDamaged)
    restore()
  }

  // MARK: Derived state

  /// Whether the row accepts pegs: the player enters a code or a guess, and no question or settings cover it.
  public var acceptsPegs: Bool {
    guard question == nil, !showsSettings else { return false }
    return switch game.stage {
    case .choosingCode, .revealingCode: true
    case .friendGuessing: !game.isOver
    case .watchingCoach, .answeringCoach, .handingOver, .sharingCode: false
    }
  }

  /// Whether the session is waiting for the player's answer to the coach's guess.
  public var acceptsAnswer: Bool {
    question == nil && !showsSettings && game.stage == .answeringCoach && !game.isOver && proposal != nil
  }

  /// The only screen.
  public enum Tab: SessionTab {
    case set

    /// The title of the screen.
    public var label: String { "Set" }
  }

  /// A question to answer before an action that discards attempts or ends a friend's game.
  public enum Question: Hashable, Sendable {
    /// Whether to discard the attempts and choose the code again.
    case leave
    /// Whether the friend gives up.
    case giveUp
  }
}
