import GameCore

/// A step of a lesson: a short text, a position, and a task. The game defines positions and judges actions.
public protocol LessonStep {
  /// The type of a position.
  associatedtype State

  /// The type of a player's action.
  associatedtype Action

  /// The title, a few words, such as "1 and 2 make 3".
  var title: String { get }

  /// The explanation, one or two sentences.
  var text: String { get }

  /// The task, one sentence.
  var task: String { get }

  /// Returns the position at the beginning of the step.
  func initialState() -> State

  /// Performs an action on a position, and judges it.
  func play(_ action: Action, at state: inout State) -> LessonVerdict

  /// Returns an expected action, or `nil` if the position no longer allows one.
  func expectedAction(at state: State) -> Action?
}

/// The judgment of an action in a lesson. Its text is the remark to the player.
public enum LessonVerdict {
  /// There is nothing to judge yet, such as when a guess has only some of its pegs. The text is for screen readers.
  case incomplete(String)
  /// The action is impossible, or isn't the task. The player can continue from the current position.
  case refused(String)
  /// The action is right, but the step needs more.
  case partlyDone(String)
  /// The action wasn't the task. The player can retry from the initial position.
  case missed(String)
  /// The step is done.
  case done(String)
}

/// The stage of a lesson.
public enum LessonStage: Hashable, Sendable {
  /// The player has a task.
  case asking
  /// The player did something else, and can retry.
  case missed
  /// The step is done.
  case done
  /// The whole lesson is over.
  case over
  /// The player is choosing a lesson.
  case choosing
}
