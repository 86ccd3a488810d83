import PlaySupport

/// The lesson of a game in a terminal: its session, its keys and typed words, and its drawing. `LessonProgram` and
/// `PlainLesson` do the rest for every game.
package protocol TerminalLesson: AnyObject {
  /// The type of the lesson.
  associatedtype Lesson: LessonSession

  /// The lesson.
  var lesson: Lesson { get }

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
  /// The player's place in the lesson, and the remarks.
  package var core: LessonCore<Lesson.Step> { lesson.core }

  /// Runs the lesson, on a whole screen if there is one and `isPlain` is `false`, otherwise line by line.
  ///
  /// - Throws: An exit code, after the reason has been reported.
  package func learn(isPlain: Bool, look: Look) throws {
    guard !isPlain, Look.hasScreen else { return PlainLesson(self, look: look).run() }
    try LessonProgram(self, look: look).run(look: look)
  }
}
