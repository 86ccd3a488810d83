import PlaySupport

/// The practice of a game in a terminal: its session, its keys and typed words, and its drawing. `PracticeProgram` and
/// `PlainPractice` do the rest for every game.
package protocol TerminalPractice: AnyObject {
  associatedtype Practice: PracticeSession

  var practice: Practice { get }

  /// A closure that returns the coach's answer to a question, or `nil` if the coach can't answer.
  var coach: (Practice.CoachTask) -> [UInt8]? { get }

  var name: String { get }

  // MARK: On a whole screen

  func handle(_ key: Key)

  func hints(_ capabilities: TerminalCapabilities) -> [KeyHint]

  func drawPosition(in frame: ScreenFrame, on canvas: inout Canvas)

  /// Draws the position that was judged: the judgment, the move in the original game, and the values.
  /// Shows the text from `line` (the scroll position), or from an earlier line if it would end above the bottom of the
  /// page. Returns the first line shown.
  func drawJudgment(in frame: ScreenFrame, from line: Int, on canvas: inout Canvas) -> Int

  // MARK: Line by line

  /// The syntax of an answer, printed once per practice round.
  var help: String { get }

  var positionText: String { get }

  var judgmentText: String { get }

  /// Handles a line as an answer. Returns a sentence that says why it isn't an answer, or `nil` if it is one.
  func answer(_ words: String) -> String?
}

extension TerminalPractice {
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
