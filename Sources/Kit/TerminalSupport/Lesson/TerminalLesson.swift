import SessionSupport

/// The lesson of a game in a terminal: its session, its keys, and its pictures. `LessonProgram` does the rest for every
/// game.
package protocol TerminalLesson: AnyObject {
  associatedtype Lesson: LessonSession

  var lesson: Lesson { get }

  /// Handles a key that acts on the position, and returns whether it is one.
  func press(_ key: Key) -> Bool

  /// Returns the hints for the keys that act on the position, besides those of the screen's actions.
  func editHints(_ capabilities: TerminalCapabilities) -> [KeyHint]

  /// Returns the lines of a picture of the game.
  func lines(of picture: Lesson.Picture, _ capabilities: TerminalCapabilities) -> [[Span]]

  /// Draws what the lesson's screen doesn't contain, below the screen.
  func drawBoard(in part: Rectangle, capabilities: TerminalCapabilities, on canvas: inout Canvas)
}

extension TerminalLesson {
  package func drawBoard(in part: Rectangle, capabilities: TerminalCapabilities, on canvas: inout Canvas) {}

  package var core: LessonCore<Lesson.Step> { lesson.core }

  /// Opens the lesson with this name, if there is a name. Throws an exit code after reporting that no lesson has it.
  package func open(_ name: String?) throws {
    guard let name else { return }
    guard let index = core.lessons.firstIndex(where: { $0.name == name }) else {
      let names = core.lessons.map(\.name).joined(separator: ", ")
      throw Failure.usage.report("There's no lesson \(name). The lessons are: \(names).")
    }
    core.open(index)
  }

  /// Runs the lesson, line by line if `isPlain` is `true` or the terminal has no screen. Throws an exit code after
  /// reporting a failure.
  package func run(isPlain: Bool) throws {
    try LessonProgram(self, capabilities: .current(isPlain: isPlain)).run()
  }
}
