import SessionSupport

/// The practice of a game in a terminal: its session, its keys and typed words, and its pictures. `PracticeProgram`
/// and `PlainPractice` do the rest for every game.
package protocol TerminalPractice: AnyObject {
  associatedtype Practice: PracticeSession

  var practice: Practice { get }

  /// A closure that returns the coach's answer to a question, or `nil` if the coach can't answer.
  var coach: (Practice.CoachTask) -> [UInt8]? { get }

  var name: String { get }

  // MARK: On a whole screen

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

  // MARK: Line by line

  /// The syntax of an answer, printed once per practice round.
  var help: String { get }

  var positionText: String { get }

  var judgmentText: String { get }

  /// Handles a line as an answer. Returns a sentence that says why it isn't an answer, or `nil` if it is one.
  func answer(_ words: String) -> String?
}

extension TerminalPractice {
  package func drawBoard(in part: Rectangle, capabilities: TerminalCapabilities, on canvas: inout Canvas) -> Int { 0 }

  package func editHints(_ capabilities: TerminalCapabilities) -> [KeyHint] { [] }

  /// The status without the position's number, which the screen shows elsewhere.
  package var statusText: String {
    let position = practice.core.progressText + ". "
    return practice.status.hasPrefix(position) ? String(practice.status.dropFirst(position.count)) : practice.status
  }

  /// Asks the coach the pending question, if there is one, and waits for the reply.
  package func askCoach() {
    guard let question = practice.coachQuestion else { return }
    practice.receive(coach(question).map { .bytes($0) } ?? .failed, to: .coach(question))
  }
}
