import NumberedGame

/// A lesson that is played, step by step, whatever the game: where the player is, what is said, second tries, help, going back,
/// starting over, and what is kept of it.
public final class LessonDesk<Step: LessonStep> {
  /// The steps, one after another; there is at least one.
  public let steps: [Step]

  /// To be called when there is something new to draw.
  public var onChange: (() -> Void)?

  /// The step at which the player is, 0 for the first. When the lesson is over, the last one.
  public private(set) var place = 0

  /// Where in the step.
  public private(set) var stage = LessonStage.asking

  /// What stands on the table.
  public private(set) var table: Step.Table

  /// What is said of what was done last; nothing before.
  public private(set) var remark = ""

  /// What a screen reader is told last.
  public private(set) var status = ""

  /// What the player has to be told of the storage.
  public private(set) var notice: Notice?

  private var progress: SharedSave<LessonProgress>

  /// How often something else was done in this step than what was asked for.
  private var faultCount = 0

  /// After so many faults help is offered.
  public static var patience: Int { 2 }

  /// Goes on with the lesson where it was left.
  ///
  /// - Parameters:
  ///   - game: the name of the game in addresses: "triples".
  ///   - steps: at least one.
  ///   - environment: its storage keeps how far the player has come.
  public init(_ game: String, steps: [Step], environment: PlayEnvironment) {
    self.steps = steps
    progress = SharedSave(key: LessonProgress.key(game), storage: environment.storage, initial: LessonProgress())
    table = steps[0].lay()
    report(progress.refresh())
    let kept = progress.content.step
    begin(min(kept, steps.count - 1))
    if kept >= steps.count { finish() }
  }

  /// The step at which the player is.
  public var step: Step { steps[place] }

  /// How many steps, from the first one on, have been done at some time.
  public var doneCount: Int { min(progress.content.done, steps.count) }

  /// Takes up what other windows have saved. This one stays at its step.
  public func refresh() {
    report(progress.refresh())
  }

  // MARK: What the player does

  /// Whether something can be done on the table.
  public var acceptsActions: Bool { stage == .asking }

  /// Does something on the table.
  public func play(_ action: Step.Action) {
    guard acceptsActions else { return }
    take(step.play(action, at: &table))
    onChange?()
  }

  private func take(_ verdict: LessonVerdict) {
    switch verdict {
    case .prepared(let text): status = text
    case .refused(let text):
      faultCount += 1
      say(text)
    case .onTheWay(let text): say(text)
    case .missed(let text):
      faultCount += 1
      stage = .missed
      say(text)
    case .done(let text):
      stage = .done
      let count = place + 1
      report(
        progress.change {
          $0.reach(count)
          $0.go(to: count)
        })
      say(text)
    }
  }

  private func say(_ text: String) {
    remark = text
    status = text
  }

  /// Lays the position once more.
  public func retry() {
    guard stage == .missed || stage == .asking else { return }
    lay()
    status = "Once more. \(step.task)"
    onChange?()
  }

  /// Whether help is offered: something else was done twice.
  public var canShow: Bool { faultCount >= Self.patience && (stage == .asking || stage == .missed) }

  /// Does for the player what is to be done next.
  public func showNext() {
    guard canShow else { return }
    if stage == .missed || step.example(at: table) == nil { lay() }
    guard let action = step.example(at: table) else { return }
    take(step.play(action, at: &table))
    onChange?()
  }

  /// Whether there is a way on: the step is done, or was at some time.
  public var canGoOn: Bool { stage == .done || stage != .over && place < doneCount }

  /// Goes on to the next step, and behind the last one to the end.
  public func goOn() {
    guard canGoOn else { return }
    if place + 1 < steps.count { move(to: place + 1) } else { end() }
  }

  /// Whether there is a step before.
  public var canGoBack: Bool { place > 0 || stage == .over }

  /// Goes back to the step before, and from the end to the last one.
  public func goBack() {
    guard canGoBack else { return }
    move(to: stage == .over ? place : place - 1)
  }

  /// Begins anew. What was done before stays so.
  public func startOver() {
    move(to: 0)
  }

  private func move(to place: Int) {
    report(progress.change { $0.go(to: place) })
    begin(place)
    status = "\(placeText). \(step.title). \(step.text) \(step.task)"
    onChange?()
  }

  private func end() {
    let count = steps.count
    report(progress.change { $0.go(to: count) })
    finish()
    status = endTitle
    onChange?()
  }

  private func begin(_ place: Int) {
    self.place = place
    faultCount = 0
    lay()
  }

  private func lay() {
    table = step.lay()
    stage = .asking
    remark = ""
  }

  private func finish() {
    stage = .over
    remark = ""
  }

  // MARK: In words

  /// Which step it is: "Step 2 of 8".
  public var placeText: String { "Step \(place + 1) of \(steps.count)" }

  /// What stands above the end.
  public var endTitle: String { "That is all there is to know." }

  // MARK: The storage

  /// Puts the notice away.
  public func dismissNotice() {
    notice = nil
  }

  private func report(_ trouble: StorageTrouble) {
    if trouble.contains(.damaged) {
      notice = Notice(
        "How far you were in the lesson could not be read. It has been set aside, and nothing else is lost.")
    } else if trouble.contains(.refused) {
      notice = Notice(
        "This browser or device can’t save your progress. If you leave, the lesson starts over.")
    }
  }
}
