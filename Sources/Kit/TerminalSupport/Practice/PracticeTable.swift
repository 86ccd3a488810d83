import PlaySupport

/// The practice of a game in a terminal: its session, what keys and typed words do in it, and how it is drawn. What any game
/// has beside that is done by `PracticeProgram` and `PlainPractice`.
package protocol PracticeTable: AnyObject {
  associatedtype Practice: CoachClient

  /// The sitting without a screen.
  var practice: Practice { get }

  /// Answers a question as the coach, or returns `nil` if it can't.
  var coach: (Practice.CoachTask) -> [UInt8]? { get }

  /// The name of the game.
  var name: String { get }

  /// The notebook and the sitting.
  var desk: PracticeDesk { get }

  /// The phase of the sitting.
  var phase: PracticePhase { get }

  /// A sentence on what happened last.
  var status: String { get }

  /// Whether the coach could not be had for this position.
  var hasCoachFailed: Bool { get }

  /// Begins a sitting.
  func begin()

  /// Goes on to the next position.
  func goOn()

  /// Ends the sitting.
  func stop()

  /// Has the coach asked again.
  func askAgain()

  // MARK: On a whole screen

  /// Takes a key while a position is asked.
  func handle(_ key: Key)

  /// What can be done while a position is asked.
  func hints(_ look: Look) -> [KeyHint]

  /// Draws the position that is asked.
  func drawPosition(in frame: ScreenFrame, on canvas: inout Canvas)

  /// Draws the position that was judged: the verdict, what was played then, and the values.
  ///
  /// - Parameter scroll: how far what does not fit has been scrolled.
  func drawJudgement(in frame: ScreenFrame, scroll: TextScroll, on canvas: inout Canvas)

  // MARK: Line by line

  /// What a line has to say, once for a sitting.
  var help: String { get }

  /// The position that is asked, in lines.
  var positionText: String { get }

  /// What is said of the answer that was judged, in lines.
  var judgementText: String { get }

  /// Takes a line as the answer.
  ///
  /// - Returns: why it is none, if it is none.
  func answer(_ words: String) -> String?
}

extension PracticeTable {
  /// Waits for the coach's answer, if the sitting needs one.
  package func consult() {
    guard let question = practice.coachQuestion else { return }
    practice.receive(coach(question).map { .bytes($0) } ?? .failed, to: .coach(question))
  }
}
