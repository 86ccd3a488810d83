import DailyGames
import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession.ReviewFindings {
  /// The actions of the findings.
  public enum ActionCode: UInt8 {
    /// Shows the board before a move. The action's index is the step of the replay.
    case show
    /// Starts a game from the board before a move. The action's index is the step of the replay.
    case tryHere
    /// Shows or hides the lists of all moves that matter.
    case list
    /// Shows or hides how the result is counted.
    case explain
  }

  /// Returns the findings as sections of a screen. `unfolded` has the parts that the player has unfolded.
  public func sections(unfolded: Set<ActionCode> = []) -> [TriplesSession.Screen.Section] {
    let (showsList, showsCounting) = (unfolded.contains(.list), unfolded.contains(.explain))
    let lessons = mistakesToLearnFrom
    return [
      TriplesSession.Screen.Section(
        "findings-summary", nil,
        [.text("review-remark", remark, .lead), .text("review-facts", facts), .text("review-praise", praise, .good)]),
      TriplesSession.Screen.Section(
        "findings-mistakes", Self.title(forMistakeCount: lessons.count),
        lessons.enumerated().flatMap { index, move in blocks(about: move, index) }
          + [
            .text("review-rest", lessons.isEmpty ? smallerMistakesText : nil, .note),
            .buttons("review-practice", [Action(to: .practice(.triples), "Practice")]),
          ]),
      turningPoints.isEmpty && mistakes.isEmpty
        ? nil
        : TriplesSession.Screen.Section(
          "findings-all", nil,
          [
            .block("review-list", .disclosure(Action(.init(ActionCode.list), Self.listTitle, isExpanded: showsList))),
            showsList ? .text("review-turns-title", "Turning points", .lead) : nil,
            showsList ? .list("review-turns", turningPoints) : nil,
            showsList && !mistakes.isEmpty ? .text("review-mistakes-title", "Mistakes", .lead) : nil,
            showsList ? .list("review-mistakes", mistakes) : nil,
            showsList ? .text("review-smaller", smallerMistakesText, .note) : nil,
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

  /// The parts that a player can unfold.
  public static var foldedParts: Set<ActionCode> { [.list, .explain] }

  private static var listTitle: String { "All moves that mattered" }

  private static func title(forMistakeCount count: Int) -> String {
    switch count {
    case 0: "Mistakes"
    case 1: "The mistake to learn from"
    default: "\(count == 2 ? "Two" : "Three") mistakes to learn from"
    }
  }

  /// Returns the board before a mistake with both moves, what it cost and why, and a button to try it again.
  private func blocks(about move: ReviewedMove, _ index: Int) -> [Block<TriplesSession.Picture>?] {
    let before = replay.prefix(move.number - 1)
    return [
      .picture(
        BlockID("review-mistake", index), .board(before, first: move.bestMove, second: move.playedMove),
        text(about: move, on: before.game)),
      replay.number == nil
        ? nil
        : .buttons(
          BlockID("review-try", index),
          [
            Action(
              .init(ActionCode.tryHere, move.number - 1), "Try it here",
              spokenText: "Try it here, before move \(move.number)")
          ]),
    ]
  }
}

extension TriplesSession {
  /// Performs an action of the findings in the open replay.
  public func performFindingsAction(_ id: Action.ID) {
    switch ReviewFindings.ActionCode(rawValue: id.code) {
    case .show: goToStep(id.index)
    case .tryHere:
      goToStep(id.index)
      playFromViewer()
    case .list?, .explain?:
      guard let part = ReviewFindings.ActionCode(rawValue: id.code), viewer?.reviewState.review != nil else { return }
      viewer?.unfoldedFindings.formSymmetricDifference([part])
      saveAndRedraw()
    case nil: break
    }
  }
}
