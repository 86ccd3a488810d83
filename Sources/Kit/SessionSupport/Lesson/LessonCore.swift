import GameCore

/// The part of a game's lessons that all games share: the step, remarks, retries, help, navigation, and stored progress.
public final class LessonCore<Step: LessonStep> {
  /// The lessons, in the order in which players take them. There is at least one.
  public let lessons: [LessonPlan<Step>]

  /// A closure that is called when the screen must be redrawn.
  public var onChange: (() -> Void)?

  /// The index of the current lesson.
  public private(set) var lessonIndex = 0

  /// The index of the current step, or, at the end, of the last step.
  public private(set) var stepIndex = 0

  /// The stage of the current step.
  public private(set) var stage = LessonStage.asking

  /// The number of times that a step has begun. A front end draws the position afresh when it changes.
  public private(set) var beginCount = 0

  /// The current position.
  public private(set) var state: Step.State

  /// The remark on the latest action, or an empty string.
  public private(set) var remark = ""

  /// The latest status for screen readers.
  public internal(set) var status: String {
    get { spokenEvent.text }
    set { spokenEvent.report(newValue) }
  }

  /// The latest event that set `status`.
  public private(set) var spokenEvent = SpokenEvent()

  /// A problem with the storage, or `nil`.
  public private(set) var notice: Notice?

  /// The place to which the focus goes, because the control that had it may be gone.
  private(set) var focus: ScreenFocus?

  private var progress: SharedSave<LessonProgress>

  private var faultCount = 0

  /// The stage to which the player returns from the list of lessons.
  private var stageBehindList = LessonStage.asking

  /// The number of wrong actions after which help is offered.
  public static var minFaultCountForHelp: Int { 2 }

  /// Resumes the stored lesson of `game`, the game's name in addresses, such as "triples". If it is over, begins the first
  /// one that isn't done. `lessons` must not be empty, and each must have a step.
  public init(_ game: String, lessons: [LessonPlan<Step>], environment: PlayEnvironment) {
    self.lessons = lessons
    progress = SharedSave(key: LessonProgress.key(game), storage: environment.storage, initial: LessonProgress())
    state = lessons[0].steps[0].initialState()
    report(progress.refresh())
    lessonIndex = min(progress.content.lessonIndex, lessons.count - 1)
    if storedStepIndex >= steps.count, let next = nextLessonIndex(from: 0) { lessonIndex = next }
    let stored = storedStepIndex
    begin(min(stored, steps.count - 1))
    if stored >= steps.count { setStageToOver() }
  }

  /// The current lesson.
  public var lesson: LessonPlan<Step> { lessons[lessonIndex] }

  /// The steps of the current lesson. There is at least one.
  public var steps: [Step] { lesson.steps }

  /// The current step.
  public var step: Step { steps[stepIndex] }

  /// The number of steps of the current lesson, counted from the first one, that the player has completed at least once.
  public var doneCount: Int { doneCount(in: lessonIndex) }

  /// Returns the number of steps of a lesson that the player has completed at least once.
  public func doneCount(in index: Int) -> Int { min(progress.content.doneCount(in: index), lessons[index].steps.count) }

  /// The index of the first unfinished lesson after the current one or, if there is none, before it. `nil` if all other
  /// lessons are done.
  public var nextLessonIndex: Int? { nextLessonIndex(from: lessonIndex + 1) }

  private func nextLessonIndex(from start: Int) -> Int? {
    lessons.indices.map { (start + $0) % lessons.count }.first {
      $0 != lessonIndex && doneCount(in: $0) < lessons[$0].steps.count
    }
  }

  private var storedStepIndex: Int { progress.content.stepIndex(in: lessonIndex) }

  /// Whether the screen shows a step, and not the end of the lesson or the list of lessons.
  public var showsStep: Bool { stage != .over && stage != .choosing }

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
      setStage(.missed)
      showRemark(text, spokenAfter: "Not quite.")
    case .done(let text):
      setStage(.done)
      let (count, lesson) = (stepIndex + 1, lessonIndex)
      report(
        progress.change {
          $0.recordDone(count, in: lesson)
          $0.go(to: count, in: lesson)
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
  public var canAdvance: Bool { stage == .done || showsStep && stepIndex < doneCount }

  /// Advances to the next step, or, after the last step, to the end.
  public func advance() {
    guard canAdvance else { return }
    if stepIndex + 1 < steps.count { move(to: stepIndex + 1) } else { moveToEnd() }
  }

  /// Whether there is a previous step, or a list of lessons to close.
  public var canGoBack: Bool { stepIndex > 0 || !showsStep }

  /// Returns to the previous step, from the end to the last step, or from the list of lessons to where the player was.
  public func goBack() {
    guard canGoBack else { return }
    if stage == .choosing { return closeList() }
    move(to: stage == .over ? stepIndex : stepIndex - 1)
  }

  /// Starts the lesson again. Completed steps stay completed.
  public func startOver() {
    move(to: 0)
  }

  private func move(to place: Int) {
    let lesson = lessonIndex
    report(progress.change { $0.go(to: place, in: lesson) })
    begin(place)
    status = stepDescription
    onChange?()
  }

  private func moveToEnd() {
    let (count, lesson) = (steps.count, lessonIndex)
    report(progress.change { $0.go(to: count, in: lesson) })
    setStageToOver()
    status = self.lesson.endTitle
    onChange?()
  }

  // MARK: The lessons

  /// Whether there is a list of lessons to show.
  public var canShowList: Bool { lessons.count > 1 && stage != .choosing }

  /// Shows the list of lessons.
  public func showList() {
    guard stage != .choosing else { return }
    stageBehindList = stage
    setStage(.choosing)
    status = Self.listTitle
    onChange?()
  }

  private func closeList() {
    setStage(stageBehindList)
    status = stage == .over ? lesson.endTitle : remark.isEmpty ? stepDescription : remark
    onChange?()
  }

  /// Opens a lesson where the player left it. A lesson that is over starts again, unless `resumesAtEnd` is `true`.
  public func open(_ index: Int, resumesAtEnd: Bool = false) {
    guard lessons.indices.contains(index) else { return }
    lessonIndex = index
    if resumesAtEnd, storedStepIndex >= steps.count {
      begin(steps.count - 1)
      return moveToEnd()
    }
    let place = storedStepIndex < steps.count ? storedStepIndex : 0
    report(progress.change { $0.go(to: place, in: index) })
    begin(place)
    status = "\(lesson.title). \(stepDescription)"
    onChange?()
  }

  private func begin(_ place: Int) {
    stepIndex = place
    beginCount += 1
    faultCount = 0
    resetStep()
  }

  private func resetStep() {
    state = step.initialState()
    setStage(.asking)
    remark = ""
  }

  private func setStageToOver() {
    setStage(.over)
    remark = ""
  }

  private func setStage(_ stage: LessonStage) {
    self.stage = stage
    let target: ScreenFocus.Target =
      switch stage {
      case .asking: .heading("step")
      case .choosing: .heading("lessons")
      case .missed, .done, .over: .mainAction
      }
    moveFocus(to: target)
  }

  /// Moves the focus.
  package func moveFocus(to target: ScreenFocus.Target) { focus = ScreenFocus(target, after: focus) }

  // MARK: In words

  /// The number of the step, such as "Step 2 of 8".
  public var progressText: String { "Step \(stepIndex + 1) of \(steps.count)" }

  private var stepDescription: String { "\(progressText). \(step.title). \(step.text) \(step.task)" }

  static var listTitle: String { "Lessons" }

  // MARK: The storage

  /// Shows a notice, unless there is another one.
  func show(_ notice: Notice) { self.notice = self.notice ?? notice }

  /// Removes the notice.
  public func dismissNotice() {
    notice = nil
    onChange?()
  }

  private func report(_ trouble: StorageProblem) {
    if trouble.contains(.damaged) {
      notice = Notice("Can’t read your progress in the lesson. It was set aside, and nothing else is lost.")
    } else if trouble.contains(.refused) {
      notice = Notice("This browser or device can’t save your progress. If you leave, the lesson starts over.")
    }
  }
}
