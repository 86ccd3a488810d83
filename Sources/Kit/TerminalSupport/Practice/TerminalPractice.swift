import SessionSupport

/// The practice of a game in a terminal: its session, its keys, and its pictures. `PracticeProgram` does the rest for
/// every game.
package protocol TerminalPractice: AnyObject {
  associatedtype Practice: PracticeSession

  var practice: Practice { get }

  /// A closure that returns the coach's answer to a question, or `nil` if the coach can't answer.
  var coach: (Practice.CoachTask) -> [UInt8]? { get }

  var name: String { get }

  /// Handles a key that enters the answer, and returns whether it is one.
  func press(_ key: Key) -> Bool

  /// Returns the hints for the keys that enter the answer, besides those of the screen's actions.
  func editHints(_ capabilities: TerminalCapabilities) -> [KeyHint]

  /// Returns the lines of a picture of the game.
  func lines(of picture: Practice.Picture, _ capabilities: TerminalCapabilities) -> [[Span]]

  /// Draws the position before the judgment as large as in the game.
  func drawPosition(in frame: ScreenFrame, on canvas: inout Canvas)

  /// Draws what the practice's screen doesn't contain above the screen, if there is room in `part`. Returns its height.
  func drawBoard(in part: Rectangle, capabilities: TerminalCapabilities, on canvas: inout Canvas) -> Int
}

extension TerminalPractice {
  package func drawBoard(in part: Rectangle, capabilities: TerminalCapabilities, on canvas: inout Canvas) -> Int { 0 }

  package func editHints(_ capabilities: TerminalCapabilities) -> [KeyHint] { [] }

  /// The status without the position's number, which the screen shows elsewhere, or the coach's problem.
  package var statusText: String {
    if practice.hasCoachFailed, practice.status.isEmpty { return practice.coachProblem }
    let position = practice.core.progressText + ". "
    return practice.status.hasPrefix(position) ? String(practice.status.dropFirst(position.count)) : practice.status
  }
}
