import DailyGames
import NumberedGame
import PlaySupport

extension TriplesSession.ReviewFindings {
  /// The actions of the findings.
  public enum ActionCode: UInt8 {
    /// Shows the board before a move. The action's index is the step of the replay.
    case show
    /// Shows or hides how the result is counted.
    case explain
  }

  /// Returns the findings as sections of a screen, with the sum behind the result if `showsCounting` is `true`.
  public func sections(showsCounting: Bool) -> [TriplesSession.Screen.Section] {
    [
      TriplesSession.Screen.Section(
        "findings-summary", nil, [.text("review-remark", remark, .lead), .text("review-facts", facts)]),
      TriplesSession.Screen.Section("findings-turns", "Turning points", [.list("review-turns", turningPoints)]),
      TriplesSession.Screen.Section(
        "findings-mistakes", "Mistakes",
        [
          .list("review-mistakes", mistakes), .text("review-rest", smallerMistakesText, .note),
          .buttons("review-practice", [Action(to: .practice(.triples), "Practice")]),
        ]),
      TriplesSession.Screen.Section(
        "findings-counting", nil,
        [
          .block(
            "review-explain",
            .disclosure(Action(.init(ActionCode.explain), Self.countingTitle, isExpanded: showsCounting))),
          showsCounting
            ? .block("review-sum", .sum(sum.map { Figure(name: $0.label, value: $0.text) })) : nil,
          showsCounting ? .text("review-counting", Self.countingNote, .note) : nil,
        ]),
    ].compactMap { $0 }
  }
}

extension TriplesSession {
  /// Performs an action of the findings in the open replay.
  public func performFindingsAction(_ id: Action.ID) {
    switch ReviewFindings.ActionCode(rawValue: id.code) {
    case .show: goToStep(id.index)
    case .explain:
      guard viewer?.reviewState.review != nil else { return }
      viewer?.showsCounting.toggle()
      saveAndRedraw()
    case nil: break
    }
  }
}
