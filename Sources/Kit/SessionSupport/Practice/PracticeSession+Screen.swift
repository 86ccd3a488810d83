import GameCore

/// An action of practice.
public enum PracticeAction: UInt8, Sendable {
  /// Begins a practice round with the player's own positions.
  case begin
  /// Advances to the next position.
  case advance
  /// Asks the coach again.
  case askAgain
  /// Ends the practice round.
  case stop
  /// Removes the notice about the storage.
  case dismissNotice
  /// Begins or continues a practice round with today's positions for everybody.
  case beginDaily
  /// Shares the result of the daily positions.
  case share
}

extension PracticeSession {
  /// The screen in the current phase.
  public var screen: Screen<Picture> {
    var screen = Screen<Picture>("Practice", [noticeSection] + sections, actions: actions)
    screen.focus = focus
    return screen
  }

  private var sections: [Screen<Picture>.Section?] {
    switch phase {
    case .idle: core.sections()
    case .asking, .judging, .judged:
      [
        .init("place", core.progressText, [.text("source", originText, .note)]), positionSection, questionSection,
        .init("entry", nil, answerBlocks),
      ]
    case .over: [core.resultSection()]
    }
  }

  private var noticeSection: Screen<Picture>.Section? {
    core.notice.flatMap {
      .init(
        "notice", nil, [.block("notice-text", .problem($0.text, Action(.init(PracticeAction.dismissNotice), "OK")))])
    }
  }

  private var questionSection: Screen<Picture>.Section? {
    let (text, tone): (String, Block<Picture>.Tone) =
      switch phase {
      case .judged: (verdict, isAnswerRight ? .good : .alarm)
      case .judging: ("The coach is checking it.", .lead)
      default: (question, .lead)
      }
    let problem = hasCoachFailed ? coachProblem : nil
    return .init(
      "answer", nil,
      [
        .text("question", text, tone), .text("reason", reasonText), .text("memory", originalMoveText),
        .block(
          "problem", problem.map { .problem($0, Action(.init(PracticeAction.askAgain), "Try again", key: .enter)) }),
      ])
  }

  private var actions: [Action?] {
    let next = Action(.init(PracticeAction.advance), "Next", .main, key: hasCoachFailed ? "n" : .enter)
    let end = Action(.init(PracticeAction.stop), "End practice", key: .escape)
    switch phase {
    case .idle: return []
    case .asking: return [end]
    case .judging: return hasCoachFailed ? [next, end] : [end]
    case .judged: return [next, end]
    case .over:
      let progress = Action(.init(PracticeAction.stop), "Your progress", key: .escape)
      guard core.round?.day != nil else {
        return [
          core.canPlayDaily ? core.beginDailyAction : nil,
          core.beginAction("Practice more", core.canPlayDaily ? .plain : .main), progress,
        ]
      }
      return [
        core.shareAction(of: core.markedDay) ?? core.beginDailyAction,
        core.notebook.positions.isEmpty ? nil : core.beginAction("Practice your own", .plain), progress,
      ]
    }
  }

  /// Performs an action of the screen.
  public func perform(_ id: Action.ID, text: [UInt8]) {
    switch PracticeAction(rawValue: id.code) {
    case .begin: begin()
    case .beginDaily: beginDaily()
    case .share: break
    case .advance: advance()
    case .askAgain: askAgain()
    case .stop: stop()
    case .dismissNotice:
      core.dismissNotice()
      onChange?()
    case nil: performInPosition(id)
    }
  }

  /// Shows the outcome of sharing the result.
  public func handleShareOutcome(_ outcome: ShareOutcome) {
    core.handleShareOutcome(outcome)
    onChange?()
  }
}

extension PracticeCore {
  /// Today's positions for everybody, the notebook, the trend of the player's skill, and the comparisons of the losses
  /// in the parts of a game.
  public func sections<Picture>() -> [Screen<Picture>.Section?] {
    [dailySection(), notebookSection(), trendSection()]
      + PlayInsight.all(progress, words: words).enumerated().map { index, insight in
        .init(
          BlockID("insight", index), insight.title,
          [
            .text(BlockID("insight-text", index), insight.sentence),
            .block(BlockID("insight-bars", index), .bars(insight.parts)),
          ])
      }
  }

  private func dailySection<Picture>() -> Screen<Picture>.Section? {
    guard hasDailyPositions else { return nil }
    return .init(
      "five", "Today’s five",
      [
        marks[today].answeredCount == 0 ? nil : marksBlock(of: today),
        .text("five-text", dailySummary, .lead), shareBlock(),
        .buttons("five-buttons", [canPlayDaily ? beginDailyAction : shareAction(of: today)]),
      ])
  }

  private func notebookSection<Picture>() -> Screen<Picture>.Section? {
    let begin = notebook.positions.isEmpty ? nil : beginAction("Practice your own", canPlayDaily ? .plain : .main)
    return .init(
      "notebook", hasDailyPositions ? "Your own positions" : nil,
      [
        .text("summary", summary, hasDailyPositions ? .plain : .lead), .text("next", nextDueText),
        .buttons("begin", [begin]),
      ])
  }

  private func trendSection<Picture>() -> Screen<Picture>.Section? {
    let trend = PlayTrend(progress, today: today)
    return .init(
      "improving", "Are you improving?",
      [
        streakBlock(), .text("marks-trend", marksTrendText), .block("marks-chart", marksChart.map { .chart($0) }),
        .text("trend-text", trend.text(words)),
        .block("trend", trend.spokenText(words).map { .trend(trend, spokenText: $0) }),
      ])
  }

  /// The result of a finished round.
  fileprivate func resultSection<Picture>() -> Screen<Picture>.Section? {
    guard let day = round?.day else {
      return .init("over", resultText, [.text("next", nextDueText), streakBlock()])
    }
    let isOver = marks[day].isDone && day == today
    return .init(
      "over", resultText,
      [marksBlock(of: day), isOver ? .text("next", "New positions tomorrow.") : nil, streakBlock(), shareBlock()])
  }

  fileprivate var beginDailyAction: Action { Action(.init(PracticeAction.beginDaily), dailyLabel, .main) }

  /// Returns the button that begins with the player's own positions. The Enter key begins today's ones while some are left.
  fileprivate func beginAction(_ label: String, _ role: Action.Role) -> Action {
    Action(.init(PracticeAction.begin), label, role, key: canPlayDaily ? "o" : .enter)
  }

  /// The button that shares the marks of a day, or `nil` before all its positions are answered.
  fileprivate func shareAction(of day: CalendarDay) -> Action? {
    shareItem(of: day).map { Action(sharing: $0, .init(PracticeAction.share), "Share", .main, key: "c") }
  }

  private func marksBlock<Picture>(of day: CalendarDay) -> Block<Picture>? {
    .block("marks", .marks(marks[day].row, spokenText: marks[day].spokenRow))
  }

  private func shareBlock<Picture>() -> Block<Picture>? { .text("shared", shareMessage, .note, isAnnounced: true) }

  fileprivate func streakBlock<Picture>() -> Block<Picture>? { .text("streak", streakText.map { $0 + "." }) }
}
