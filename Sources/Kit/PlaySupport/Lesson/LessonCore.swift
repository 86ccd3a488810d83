import NumberedGame

/// The part of a lesson that all games share: the step, remarks, retries, help, navigation, and stored progress.
public final class LessonCore<Step: LessonStep> {
  /// The steps. There is at least one.
  public let steps: [Step]

  /// A closure that is called when the screen must be redrawn.
  public var onChange: (() -> Void)?

  /// The index of the current step, or, at the end, of the last step.
  public private(set) var stepIndex = 0

  /// The stage of the current step.
  public private(set) var stage = LessonStage.asking

  /// The current position.
  public private(set) var state: Step.State

  /// The remark on the latest action, or an empty string.
  public private(set) var remark = ""

  /// The latest status for screen readers.
  public private(set) var status: String {
    get { spokenEvent.text }
    set { spokenEvent.report(newValue) }
  }

  /// The latest event that set `status`.
  public private(set) var spokenEvent = SpokenEvent()

  /// A problem with the storage, or `nil`.
  public private(set) var notice: Notice?

  private var progress: SharedSave<LessonProgress>

  private var faultCount = 0

  /// The number of wrong actions after which help is offered.
  public static var minFaultCountForHelp: Int { 2 }

  /// Resumes the stored lesson of `game`, the game's name in addresses, such as "triples". `steps` must not be empty.
  public init(_ game: String, steps: [Step], environment: PlayEnvironment) {
    self.steps = steps
    progress = SharedSave(key: LessonProgress.key(game), storage: environment.storage, initial: LessonProgress())
    state = steps[0].initialState()
    report(progress.refresh())
    let stored = progress.content.stepIndex
    begin(min(stored, steps.count - 1))
    if stored >= steps.count { setStageToOver() }
  }

  /// The current step.
  public var step: Step { steps[stepIndex] }

  /// The number of steps, counted from the first one, that the player has completed at least once.
  public var doneCount: Int { min(progress.content.doneCount, steps.count) }

  /// Loads the progress that other windows saved. The current step doesn't change.
  public func refresh() {
    report(progress.refresh())
  }

  // MARK: Actions

  /// Whether the player can act on the position.
  public var acceptsActions: Bool { stage == .asking }

  /// Performs an action on the position.
  public func play(_ action: Step.Action) {
    guard acceptsActions else { return }
    apply(step.play(action, at: &state))
    onChange?()
  }

  private func apply(_ verdict: LessonVerdict) {
    switch verdict {
    case .incomplete(let text): status = text
    case .refused(let text):
      faultCount += 1
      showRemark(text)
    case .partlyDone(let text): showRemark(text)
    case .missed(let text):
      faultCount += 1
      stage = .missed
      showRemark(text, spokenAfter: "Not quite.")
    case .done(let text):
      stage = .done
      let count = stepIndex + 1
      report(
        progress.change {
          $0.recordDone(count)
          $0.go(to: count)
        })
      showRemark(text, spokenAfter: "Right.")
    }
  }

  /// Shows a remark. Screen readers say `verdict` first, which the screen shows only by a color and a mark.
  private func showRemark(_ text: String, spokenAfter verdict: String = "") {
    remark = text
    status = verdict.isEmpty ? text : "\(verdict) \(text)"
  }

  /// Sets up the position again.
  public func retry() {
    guard stage == .missed || stage == .asking else { return }
    resetStep()
    status = "Again. \(step.task)"
    onChange?()
  }

  /// Whether help is offered, after `minFaultCountForHelp` wrong actions.
  public var canShowNext: Bool { faultCount >= Self.minFaultCountForHelp && (stage == .asking || stage == .missed) }

  /// Performs the next expected action for the player.
  public func showNext() {
    guard canShowNext else { return }
    if stage == .missed || step.expectedAction(at: state) == nil { resetStep() }
    guard let action = step.expectedAction(at: state) else { return }
    apply(step.play(action, at: &state))
    onChange?()
  }

  /// Whether the player can advance, because the step is done now or was done before.
  public var canAdvance: Bool { stage == .done || stage != .over && stepIndex < doneCount }

  /// Advances to the next step, or, after the last step, to the end.
  public func advance() {
    guard canAdvance else { return }
    if stepIndex + 1 < steps.count { move(to: stepIndex + 1) } else { moveToEnd() }
  }

  /// Whether there is a previous step.
  public var canGoBack: Bool { stepIndex > 0 || stage == .over }

  /// Returns to the previous step, or, from the end, to the last step.
  public func goBack() {
    guard canGoBack else { return }
    move(to: stage == .over ? stepIndex : stepIndex - 1)
  }

  /// Starts the lesson again. Completed steps stay completed.
  public func startOver() {
    move(to: 0)
  }

  private func move(to place: Int) {
    report(progress.change { $0.go(to: place) })
    begin(place)
    status = "\(progressText). \(step.title). \(step.text) \(step.task)"
    onChange?()
  }

  private func moveToEnd() {
    let count = steps.count
    report(progress.change { $0.go(to: count) })
    setStageToOver()
    status = endTitle
    onChange?()
  }

  private func begin(_ place: Int) {
    self.stepIndex = place
    faultCount = 0
    resetStep()
  }

  private func resetStep() {
    state = step.initialState()
    stage = .asking
    remark = ""
  }

  private func setStageToOver() {
    stage = .over
    remark = ""
  }

  // MARK: In words

  /// The number of the step, such as "Step 2 of 8".
  public var progressText: String { "Step \(stepIndex + 1) of \(steps.count)" }

  /// The title at the end.
  public var endTitle: String { "That’s all you need to know." }

  // MARK: The storage

  /// Removes the notice.
  public func dismissNotice() {
    notice = nil
    onChange?()
  }

  private func report(_ trouble: StorageProblem) {
    if trouble.contains(.damaged) {
      notice = Notice(
        "Can’t read your progress in the lesson. It was set aside, and nothing else is lost.")
    } else if trouble.contains(.refused) {
      notice = Notice(
        "This browser or device can’t save your progress. If you leave, the lesson starts over.")
    }
  }
}
