import PlaySupport

/// The lesson of a game in a terminal: its session, what keys and typed words do in it, and how it is drawn. What any game has
/// beside that is done by `LessonProgram` and `PlainLesson`.
package protocol LessonTable: AnyObject {
  /// A step of the lesson.
  associatedtype Step: LessonStep

  /// The name of the game.
  var name: String { get }

  /// Where the player is, and what is said.
  var desk: LessonDesk<Step> { get }

  /// What is said at the end.
  var endText: String { get }

  // MARK: On a whole screen

  /// Takes a key while something is to be done.
  func handle(_ key: Key)

  /// What can be done then.
  func hints(_ look: Look) -> [KeyHint]

  /// Draws what stands on the table, below what is said.
  func drawPosition(in part: Rectangle, look: Look, on canvas: inout Canvas)

  // MARK: Line by line

  /// What a line has to say, once for a lesson.
  var help: String { get }

  /// What stands on the table, in lines.
  var positionText: String { get }

  /// Does what a line says.
  ///
  /// - Returns: why it says nothing, if it says nothing.
  func act(_ words: String) -> String?
}

extension LessonTable {
  /// What is said now: what is to be done, or what is said of what was done.
  var said: String { desk.remark.isEmpty ? desk.step.task : desk.remark }

  /// Goes through the lesson.
  ///
  /// - Parameters:
  ///   - isPlain: whether to do so line by line where there is a screen too.
  /// - Throws: an exit code, when the reason has been reported.
  package func learn(isPlain: Bool, look: Look) throws {
    guard !isPlain, Look.hasScreen else { return PlainLesson(self, look: look).run() }
    try LessonProgram(self, look: look).run(look: look)
  }
}
