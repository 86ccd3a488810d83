import NumberedGame

/// An action of practice.
public enum PracticeAction: UInt8, Sendable {
  /// Begins a practice round.
  case begin
  /// Advances to the next position.
  case advance
  /// Asks the coach again.
  case askAgain
  /// Ends the practice round.
  case stop
  /// Removes the notice about the storage.
  case dismissNotice
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
    case .over: [.init("over", core.resultText, [.text("next", core.nextDueText), core.streakBlock])]
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
        .text("question", text, tone), .text("memory", originalMoveText),
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
      return [
        Action(.init(PracticeAction.begin), "Practice more", .main),
        Action(.init(PracticeAction.stop), "Back to the notebook"),
      ]
    }
  }

  /// Performs an action of the screen.
  public func perform(_ id: Action.ID, text: [UInt8]) {
    switch PracticeAction(rawValue: id.code) {
    case .begin: begin()
    case .advance: advance()
    case .askAgain: askAgain()
    case .stop: stop()
    case .dismissNotice:
      core.dismissNotice()
      onChange?()
    case nil: break
    }
  }
}

extension PracticeCore {
  /// The notebook, the trend of the player's skill, and the comparisons of the losses in the parts of a game.
  public var sections: [PlainScreen.Section?] {
    let trend = PlayTrend(progress, today: today)
    let begin = notebook.positions.isEmpty ? nil : Action(.init(PracticeAction.begin), "Practice now", .main)
    let notebook = PlainScreen.Section(
      "notebook", nil,
      [
        .text("summary", summary, .lead), .text("next", nextDueText), streakBlock,
        .buttons("begin", [begin]),
      ])
    let improving = PlainScreen.Section(
      "improving", "Are you improving?",
      [
        .text("trend-text", trend.text(words)),
        .block("trend", trend.spokenText(words).map { .trend(trend, spokenText: $0) }),
      ])
    return [notebook, improving]
      + PlayInsight.all(progress, words: words).enumerated().map { index, insight in
        .init(
          BlockID("insight", index), insight.title,
          [
            .text(BlockID("insight-text", index), insight.sentence),
            .block(BlockID("insight-bars", index), .bars(insight.parts)),
          ])
      }
  }

  fileprivate var streakBlock: Block<Never>? { .text("streak", streakText.map { $0 + "." }) }
}
