import DailyGames
import NumberedGame

/// An action of a lesson.
public enum LessonAction: UInt8, Sendable {
  /// Advances to the next step, or, after the last step, to the end.
  case advance
  /// Sets up the position again.
  case retry
  /// Plays the next expected move for the player.
  case showNext
  /// Starts the lesson again.
  case startOver
  /// Removes the notice about the storage.
  case dismissNotice
}

extension LessonSession {
  /// The screen of the current step, or of the end.
  public var screen: PlainScreen {
    PlainScreen(
      "Learn \(taughtGame.name)", [noticeSection, core.stage == .over ? endSection : stepSection],
      actions: core.stage == .over ? endActions : stepActions)
  }

  /// The task, or the remark on the latest action.
  public var instruction: String { core.remark.isEmpty ? core.step.task : core.remark }

  private var noticeSection: PlainScreen.Section? {
    core.notice.flatMap {
      .init("notice", nil, [.block("notice-text", .problem($0.text, Action(.init(LessonAction.dismissNotice), "OK")))])
    }
  }

  private var stepSection: PlainScreen.Section? {
    let tone: Block<Never>.Tone =
      switch core.stage {
      case .done: .good
      case .missed: .alarm
      case .asking, .over: .lead
      }
    return .init("step", core.step.title, [.text("text", core.step.text), .text("said", instruction, tone)])
  }

  private var endSection: PlainScreen.Section? { .init("end", core.endTitle, [.text("end-text", endText)]) }

  private var stepActions: [Action?] {
    let isLast = core.stepIndex + 1 == core.steps.count
    return [
      core.stage == .missed ? Action(.init(LessonAction.retry), "Try again", .main) : nil,
      core.canAdvance
        ? Action(.init(LessonAction.advance), isLast ? "Finish" : "Next", core.stage == .done ? .main : .plain) : nil,
      core.canShowNext ? Action(.init(LessonAction.showNext), "Show me") : nil,
    ]
  }

  private var endActions: [Action?] {
    [
      Action(to: .game(taughtGame), "Play \(taughtGame.name)", .main),
      Action(.init(LessonAction.startOver), "Again"),
    ]
  }

  /// Performs an action of the screen.
  public func perform(_ id: Action.ID, text: [UInt8]) {
    switch LessonAction(rawValue: id.code) {
    case .advance: core.advance()
    case .retry: core.retry()
    case .showNext: core.showNext()
    case .startOver: core.startOver()
    case .dismissNotice: core.dismissNotice()
    case nil: break
    }
  }
}
