import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession.Duel {
  /// The actions of a duel.
  public enum ActionCode: UInt8 {
    /// Sends the duel to the friend.
    case share
    /// Asks the coach again.
    case retry
  }

  /// Returns the duel as a screen, which shows `coachProblem` if the coach failed.
  public func screen(coachProblem: String) -> CodeBreakerSession.Screen {
    CodeBreakerSession.Screen(
      "Duel", [.init("duel-summary", nil, summary(coachProblem)), .init("duel-attempts", nil, attempts)])
  }

  private func summary(_ coachProblem: String) -> [Block<CodeBreakerSession.Picture>?] {
    let (done, count) = progress
    return [
      .text("duel-verdict", verdict.text, .lead), .text("duel-hints", hintsText), .text("duel-split", splitText),
      .text("duel-lead", leadText),
      hasFailed
        ? .block("duel-problem", .problem(coachProblem, Action(.init(ActionCode.retry), "Try again")))
        : isReviewed
          ? nil
          : .block("duel-progress", .progress("The coach is reviewing both games.", done: done, count: count)),
      .block("duel-figures", .table(TableBlock(figures))), .text("duel-note", figuresNote, .note),
      .block(
        "duel-curves",
        charts.map { own, friend in
          .drawing(.curves(own: own, friend: friend), spokenText: "You: \(own.spokenText) Friend: \(friend.spokenText)")
        }),
      .buttons("duel-sharing", [Action(sharing: shareItem, .init(ActionCode.share), "Send it back", .main)]),
    ]
  }

  private var attempts: [Block<CodeBreakerSession.Picture>?] {
    rows.map { row in
      let sides = [("You", row.own), ("Friend", row.friend)].compactMap { name, attempt in
        attempt.map { "\(name): \($0.spokenText(theme: own.game.setup.theme))" }
      }
      let spokenText = (row.isFirstDifference ? ["Your games split here."] : []) + sides
      return .block(
        BlockID("duel-row", row.number), .drawing(.attempts(row), spokenText: spokenText.joined(separator: " ")))
    }
  }
}

extension CodeBreakerSession {
  /// Performs an action of the duel's screen.
  public func performDuelAction(_ id: Action.ID) {
    if id.code == Duel.ActionCode.retry.rawValue { retryDuel() }
  }
}
