import NumberedGame
import PlaySupport

/// What an app asks of the practice of its game, whichever game it is.
public protocol PracticeSession: CoachClient {
  /// Begins before a sitting.
  init(environment: PlayEnvironment)

  /// The notebook and the sitting.
  var desk: PracticeDesk { get }

  /// To be called when there is something new to draw.
  var onChange: (() -> Void)? { get set }

  /// The phase of the sitting.
  var phase: PracticePhase { get }

  /// What a screen reader is told last.
  var status: String { get }

  /// Whether the coach could not be had for this position.
  var hasCoachFailed: Bool { get }

  /// Why the coach says nothing.
  var coachProblem: String { get }

  /// Which game the position is of: "Game 537, move 32".
  var source: String { get }

  /// What is asked.
  var question: String { get }

  /// What is said of the answer that was judged.
  var verdict: String { get }

  /// What was played then, and what that lost.
  var memory: String { get }

  /// Whether the answer that was judged was right.
  var isRight: Bool { get }

  /// Begins a sitting.
  func begin()

  /// Goes on to the next position.
  func goOn()

  /// Ends the sitting; what was answered is recorded.
  func stop()

  /// Has the coach asked again.
  func askAgain()
}
