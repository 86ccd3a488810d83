import NumberedGame

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

// The screen of practice, except the position, which the front end draws between the sections and the actions.
extension PracticeSession {
  /// The screen in the current phase.
  public var screen: PlainScreen {
    PlainScreen("Practice", [noticeSection] + sections, actions: actions)
  }

  private var sections: [PlainScreen.Section?] {
    switch phase {
    case .idle: core.sections
    case .asking, .judging, .judged:
      [.init("place", core.progressText, [.text("source", originText, .note)]), answerSection]
    case .over: [core.resultSection]
    }
  }

  private var noticeSection: PlainScreen.Section? {
    core.notice.flatMap {
      .init(
        "notice", nil, [.block("notice-text", .problem($0.text, Action(.init(PracticeAction.dismissNotice), "OK")))])
    }
  }

  private var answerSection: PlainScreen.Section? {
    let (text, tone): (String, Block<Never>.Tone) =
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
        .block("problem", problem.map { .problem($0, Action(.init(PracticeAction.askAgain), "Try again")) }),
      ])
  }

  private var actions: [Action?] {
    let next = Action(.init(PracticeAction.advance), "Next", .main)
    let end = Action(.init(PracticeAction.stop), "End practice")
    switch phase {
    case .idle: return []
    case .asking: return [end]
    case .judging: return hasCoachFailed ? [next, end] : [end]
    case .judged: return [next, end]
    case .over:
      let progress = Action(.init(PracticeAction.stop), "Your progress")
      guard core.round?.day != nil else {
        return [
          core.canPlayDaily ? core.beginDailyAction : nil,
          Action(.init(PracticeAction.begin), "Practice more", core.canPlayDaily ? .plain : .main), progress,
        ]
      }
      return [
        core.shareAction(of: core.markedDay) ?? core.beginDailyAction,
        core.notebook.positions.isEmpty ? nil : Action(.init(PracticeAction.begin), "Practice your own"), progress,
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
    case nil: break
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
  public var sections: [PlainScreen.Section?] {
    [dailySection, notebookSection, trendSection]
      + PlayInsight.all(progress, words: words).enumerated().map { index, insight in
        .init(
          BlockID("insight", index), insight.title,
          [
            .text(BlockID("insight-text", index), insight.sentence),
            .block(BlockID("insight-bars", index), .bars(insight.parts)),
          ])
      }
  }

  private var dailySection: PlainScreen.Section? {
    guard hasDailyPositions else { return nil }
    return .init(
      "five", "Today’s five",
      [
        marks[today].answeredCount == 0 ? nil : marksBlock(of: today),
        .text("five-text", dailySummary, .lead), shareBlock,
        .buttons("five-buttons", [canPlayDaily ? beginDailyAction : shareAction(of: today)]),
      ])
  }

  private var notebookSection: PlainScreen.Section? {
    let begin =
      notebook.positions.isEmpty
      ? nil : Action(.init(PracticeAction.begin), "Practice your own", canPlayDaily ? .plain : .main)
    return .init(
      "notebook", hasDailyPositions ? "Your own positions" : nil,
      [
        .text("summary", summary, hasDailyPositions ? .plain : .lead), .text("next", nextDueText),
        .buttons("begin", [begin]),
      ])
  }

  private var trendSection: PlainScreen.Section? {
    let trend = PlayTrend(progress, today: today)
    return .init(
      "improving", "Are you improving?",
      [
        streakBlock, .text("marks-trend", marksTrendText), .block("marks-chart", marksChart.map { .chart($0) }),
        .text("trend-text", trend.text(words)),
        .block("trend", trend.spokenText(words).map { .trend(trend, spokenText: $0) }),
      ])
  }

  /// The result of a finished round.
  fileprivate var resultSection: PlainScreen.Section? {
    guard let day = round?.day else {
      return .init("over", resultText, [.text("next", nextDueText), streakBlock])
    }
    let isOver = marks[day].isDone && day == today
    return .init(
      "over", resultText,
      [marksBlock(of: day), isOver ? .text("next", "New positions tomorrow.") : nil, streakBlock, shareBlock])
  }

  fileprivate var beginDailyAction: Action { Action(.init(PracticeAction.beginDaily), dailyLabel, .main) }

  /// The button that shares the marks of a day, or `nil` before all its positions are answered.
  fileprivate func shareAction(of day: CalendarDay) -> Action? {
    shareItem(of: day).map { Action(sharing: $0, .init(PracticeAction.share), "Share", .main) }
  }

  private func marksBlock(of day: CalendarDay) -> Block<Never>? {
    .block("marks", .marks(marks[day].row, spokenText: marks[day].spokenRow))
  }

  private var shareBlock: Block<Never>? { .text("shared", shareMessage, .note, isAnnounced: true) }

  fileprivate var streakBlock: Block<Never>? { .text("streak", streakText.map { $0 + "." }) }
}
