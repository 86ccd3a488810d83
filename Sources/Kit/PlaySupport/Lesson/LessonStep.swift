import NumberedGame

/// One step of a lesson that is played: something to be read in a breath, a position, and something to be done there. What a
/// position is, and whether the right thing was done, the game says.
public protocol LessonStep {
  /// What stands on the table.
  associatedtype Table

  /// What a player can do there.
  associatedtype Action

  /// What the step is about, in a few words: "1 and 2 make 3".
  var title: String { get }

  /// What there is to know, in one or two sentences.
  var text: String { get }

  /// What is to be done, in one sentence.
  var task: String { get }

  /// The position, as it is each time that the step begins.
  func lay() -> Table

  /// Does what a player wants.
  func play(_ action: Action, at table: inout Table) -> LessonVerdict

  /// What somebody who knows would do next, or nothing where that is no longer possible.
  func example(at table: Table) -> Action?
}

/// What became of something that was done in a step of a lesson.
public enum LessonVerdict {
  /// Nothing is to be judged yet, such as a peg of a guess that is put together. What a screen reader says of it.
  case prepared(String)
  /// It cannot be done, or was not what was asked for, and the player can go on from what is on the table. What is said of it.
  case refused(String)
  /// It leads to the end of the step, with more to be done. What is said of it.
  case onTheWay(String)
  /// It was something else than what was asked for. What is said of it, kindly.
  case missed(String)
  /// The step is done. What is said of it.
  case done(String)
}

/// Where a player is in a lesson.
public enum LessonStage: Hashable, Sendable {
  /// Something is to be done.
  case asking
  /// Something else was done, and the position can be laid once more.
  case missed
  /// The step is done.
  case done
  /// All steps are.
  case over
}
