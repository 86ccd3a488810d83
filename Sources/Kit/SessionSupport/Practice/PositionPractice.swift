import GameCore

/// The state of a practice round: its phase, the position with the player's answer, and the coach's advice.
package struct PracticeState<Puzzle, Question: Equatable, CoachAnswer> {
  package fileprivate(set) var phase = PracticePhase.idle
  package private(set) var spokenEvent = SpokenEvent()

  package var status: String {
    get { spokenEvent.text }
    set { spokenEvent.report(newValue) }
  }

  /// The position with the player's answer so far, or `nil` outside a round.
  package var puzzle: Puzzle?

  fileprivate var query = CoachQuery<Question, CoachAnswer>()

  package fileprivate(set) var focus: ScreenFocus?

  package init() {}
}

/// A practice session whose positions are lines of games, and whose coach rates all answers to a position.
package protocol PositionPractice: PracticeSession, SettingsSession {
  /// A position with the player's answer.
  associatedtype Puzzle
  /// The coach's ratings of all answers.
  associatedtype CoachAnswer

  /// The state of the round.
  var state: PracticeState<Puzzle, CoachTask, CoachAnswer> { get set }

  /// Reads a line of the notebook. Returns `nil` if it can't be read or its game is over.
  func readPuzzle(_ line: [UInt8]) -> Puzzle?

  /// The question about the position, even if it is answered, or `nil` if it isn't known yet.
  var questionInView: CoachTask? { get }

  /// Reads the coach's answer. Returns `nil` if it doesn't fit the question.
  func readAdvice(_ text: [UInt8], to question: CoachTask) -> CoachAnswer?
}

extension PositionPractice {
  /// The phase of the round.
  public var phase: PracticePhase { state.phase }

  /// The latest status for screen readers.
  public package(set) var status: String {
    get { state.status }
    set { state.status = newValue }
  }

  /// The latest event that set `status`.
  public var spokenEvent: SpokenEvent { state.spokenEvent }

  /// Loads the progress and the settings that other windows saved. The current position doesn't change.
  public func loadChangesFromStorage() {
    core.refresh()
    loadSettings()
  }

  /// Shows what has changed. What a player does in practice is saved at once.
  package func saveAndRedraw() {
    if let notice = takeNotice() { core.show(notice) }
    onChange?()
  }

  /// The place to which the focus goes after the player's last action.
  public var focus: ScreenFocus? { state.focus }

  /// Moves the focus.
  package func moveFocus(to target: ScreenFocus.Target) { state.focus = ScreenFocus(target, after: state.focus) }

  // MARK: Actions

  /// Begins a round with the player's own positions.
  public func begin() {
    core.begin()
    showPosition()
  }

  /// Begins or continues a round with today's positions for everybody.
  public func beginDaily() {
    core.beginDaily()
    showPosition()
  }

  /// Whether the current position is one that everybody practices, from a game of a simple player.
  package var isDaily: Bool { core.round?.day != nil }

  /// Announces the effect of an action that doesn't submit the answer.
  package func announce(_ status: String) {
    state.status = status
    onChange?()
  }

  /// Asks the coach to judge the answer.
  package func submitAnswer() {
    state.phase = .judging
    // Give the coach another try if it failed before the player answered.
    _ = state.query.resetFailure()
    state.status = "The coach is checking it."
    judge()
    onChange?()
  }

  /// Advances to the next position once the answer is judged. Skips the position if the coach has failed.
  public func advance() {
    guard phase == .judged || phase == .judging && hasCoachFailed else { return }
    core.advance()
    showPosition()
  }

  /// Ends the round.
  public func stop() {
    let summary = isDaily ? core.dailySummary : core.summary
    state.puzzle = nil
    showProgress()
    announce(summary)
  }

  private func showProgress() {
    state.phase = .idle
    moveFocus(to: core.canPlayDaily ? .id("five-buttons") : core.notebook.positions.isEmpty ? .title : .id("begin"))
  }

  private func showPosition() {
    state.query = CoachQuery()
    // Reviews add only lines that can be read and whose game isn't over. Remove any other line from the notebook.
    while let position = core.round?.current {
      if let puzzle = readPuzzle(position.line) {
        state.puzzle = puzzle
        state.phase = .asking
        moveFocus(to: .heading("place"))
        return announce("\(core.progressText). \(question)")
      }
      core.removeCurrentPosition()
    }
    state.puzzle = nil
    if core.round == nil {
      showProgress()
    } else {
      state.phase = .over
      moveFocus(to: .mainAction)
    }
    announce(phase == .over ? core.resultText : core.summary)
  }

  // MARK: The coach

  /// The question for the coach, or `nil` if there is none.
  public var coachQuestion: CoachTask? { questionInView.flatMap { state.query.pendingQuestion($0) } }

  /// Whether the coach failed on this position.
  public var hasCoachFailed: Bool { questionInView.map { state.query.hasFailed($0) } ?? false }

  /// A sentence that says why the coach doesn't answer.
  public var coachProblem: String { core.coachProblem }

  /// The coach's answer about the position, or `nil` before it arrives.
  package var advice: CoachAnswer? { questionInView.flatMap { state.query.answer(to: $0) } }

  /// Handles the coach's answer. Ignores outdated answers. An invalid answer counts as a failure of the coach.
  public func coachDidAnswer(_ text: [UInt8], to question: CoachTask) {
    guard question == coachQuestion else { return }
    guard let advice = readAdvice(text, to: question) else { return handleCoachFailure() }
    state.query.coachDidAnswer(advice, to: question)
    judge()
    onChange?()
  }

  /// Handles a coach that failed to load or crashed.
  public func handleCoachFailure() {
    guard let question = coachQuestion else { return }
    state.query.markFailed(question)
    clearStatusAfterProblem()
    onChange?()
  }

  /// Asks the coach again after a failure.
  public func askAgain() {
    _ = state.query.resetFailure()
    onChange?()
  }

  private func judge() {
    guard phase == .judging, advice != nil else { return }
    state.phase = .judged
    // Record the answer before the player sees the judgment. Otherwise, reloading the page would allow a second try.
    core.answer(isSolved: isAnswerRight)
    moveFocus(to: .mainAction)
    state.status = ([verdict] + explanations).joined(separator: " ")
  }
}
