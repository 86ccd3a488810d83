import PlaySupport

/// The lesson of a game in a terminal: its session, its keys and typed words, and its drawing. `LessonProgram` and
/// `PlainLesson` do the rest for every game.
package protocol TerminalLesson: AnyObject {
  /// A step of the lesson.
  associatedtype Step: LessonStep

  /// The name of the game.
  var name: String { get }

  /// The player's place in the lesson, and the remarks.
  var core: LessonCore<Step> { get }

  /// The text at the end.
  var endText: String { get }

  // MARK: On a whole screen

  /// Handles a key while the player has a task.
  func handle(_ key: Key)

  /// Returns the key hints while the player has a task.
  func hints(_ look: Look) -> [KeyHint]

  /// Draws the position, below the words.
  func drawPosition(in part: Rectangle, look: Look, on canvas: inout Canvas)

  // MARK: Line by line

  /// The syntax of a move, printed once per lesson.
  var help: String { get }

  /// The position, in lines.
  var positionText: String { get }

  /// Performs the move in a line.
  ///
  /// - Returns: A sentence that says why the line has no meaning, or `nil` if it has one.
  func act(_ words: String) -> String?
}

extension TerminalLesson {
  /// The task, or the remark on the latest move.
  var said: String { core.remark.isEmpty ? core.step.task : core.remark }

  /// Runs the lesson, on a whole screen if there is one and `isPlain` is `false`, otherwise line by line.
  ///
  /// - Throws: An exit code, after the reason has been reported.
  package func learn(isPlain: Bool, look: Look) throws {
    guard !isPlain, Look.hasScreen else { return PlainLesson(self, look: look).run() }
    try LessonProgram(self, look: look).run(look: look)
  }
}
