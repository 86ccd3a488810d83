import DailyGames
import GameCore

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
  /// Shows the list of lessons.
  case showList
  /// Opens a lesson. The index is that of the lesson.
  case open
  /// Returns to the previous step, or from the list of lessons to where the player was.
  case goBack
}

extension LessonSession {
  /// The screen of the current step, of the end, or with the list of lessons.
  public var screen: Screen<Picture> {
    var screen =
      switch core.stage {
      case .over:
        Screen<Picture>(title, [noticeSection, .init("cheer", nil, [endPicture]), endSection], actions: endActions)
      case .choosing: Screen<Picture>(title, [noticeSection, listSection])
      case .asking, .missed, .done:
        Screen<Picture>(title, [noticeSection, stepSection] + positionSections, actions: stepActions)
      }
    screen.keyActions = [core.canGoBack ? backAction : nil, core.canShowList ? listAction : nil].compactMap { $0 }
    screen.focus = core.focus
    return screen
  }

  /// The action of the button that leads back, which front ends show if `core.canGoBack`.
  public var backAction: Action {
    Action(.init(LessonAction.goBack), "Back", key: core.stage == .choosing ? .escape : "b")
  }

  /// The action of the button that shows the list of lessons, which front ends show if `core.canShowList`.
  public var listAction: Action { Action(.init(LessonAction.showList), LessonCore<Step>.listTitle, key: "l") }

  /// The title of the screen. After the first lesson, it is that of the lesson.
  private var title: String {
    core.lessonIndex == 0 || core.stage == .choosing ? "Learn \(taughtGame.name)" : core.lesson.title
  }

  /// The task, or the remark on the latest action.
  public var instruction: String { core.remark.isEmpty ? core.step.task : core.remark }

  private var noticeSection: Screen<Picture>.Section? {
    core.notice.flatMap {
      .init("notice", nil, [.block("notice-text", .problem($0.text, Action(.init(LessonAction.dismissNotice), "OK")))])
    }
  }

  private var stepSection: Screen<Picture>.Section? {
    let tone: Block<Picture>.Tone =
      switch core.stage {
      case .done: .good
      case .missed: .alarm
      case .asking, .over, .choosing: .lead
      }
    return .init("step", core.step.title, [.text("text", core.step.text), .text("said", instruction, tone)])
  }

  private var endSection: Screen<Picture>.Section? {
    .init("end", core.lesson.endTitle, [.text("end-text", core.lesson.endText)])
  }

  private var listSection: Screen<Picture>.Section? {
    .init("lessons", LessonCore<Step>.listTitle, [.list("lesson-list", core.lessons.indices.map { item($0) })])
  }

  private func item(_ index: Int) -> ListItem {
    let (lesson, done) = (core.lessons[index], core.doneCount(in: index))
    var item = ListItem(
      "\(index + 1). \(lesson.title)", lesson.summary,
      value: done == 0 ? "" : done < lesson.steps.count ? "\(done) of \(lesson.steps.count)" : "Done",
      action: .init(LessonAction.open, index), hint: "Opens the lesson.")
    item.key = ActionKey(UInt8(ascii: "1") + UInt8(clamping: index))
    return item
  }

  private var stepActions: [Action?] {
    let isLast = core.stepIndex + 1 == core.steps.count
    return [
      core.stage == .missed ? Action(.init(LessonAction.retry), "Try again", .main) : nil,
      core.canAdvance
        ? Action(
          .init(LessonAction.advance), isLast ? "Finish" : "Next", core.stage == .done ? .main : .plain,
          key: core.stage == .done ? .enter : "n") : nil,
      core.canShowNext ? Action(.init(LessonAction.showNext), "Show me", key: "?") : nil,
    ]
  }

  private var endActions: [Action?] {
    let next = core.nextLessonIndex
    return [
      next.map { Action(.init(LessonAction.open, $0), "Next: \(core.lessons[$0].title)", .main) },
      Action(to: .game(taughtGame), "Play \(taughtGame.name)", next == nil ? .main : .plain),
      Action(.init(LessonAction.startOver), "Again", key: next == nil ? .enter : nil),
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
    case .showList: core.showList()
    case .open: core.open(id.index)
    case .goBack: core.goBack()
    case nil: performInPosition(id)
    }
  }
}
