import PlaySupport

/// The lesson of a game in a terminal: its session, its keys and typed words, and its drawing. `LessonProgram` and
/// `PlainLesson` do the rest for every game.
package protocol TerminalLesson: AnyObject {
  associatedtype Lesson: LessonSession

  var lesson: Lesson { get }

  // MARK: On a whole screen

  func handle(_ key: Key)

  func hints(_ look: Look) -> [KeyHint]

  func drawPosition(in part: Rectangle, look: Look, on canvas: inout Canvas)

  // MARK: Line by line

  /// The syntax of a move, printed once per lesson.
  var help: String { get }

  var positionText: String { get }

  /// Performs the move in a line. Returns a sentence that says why the line has no meaning, or `nil` if it has one.
  func act(_ words: String) -> String?
}

extension TerminalLesson {
  package var core: LessonCore<Lesson.Step> { lesson.core }

  /// Runs the lesson, line by line if `isPlain` or without a screen. Throws an exit code after reporting the reason.
  package func learn(isPlain: Bool, look: Look) throws {
    guard !isPlain, Look.hasScreen else { return PlainLesson(self, look: look).run() }
    try LessonProgram(self, look: look).run(look: look)
  }
}
