import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// The open review's findings as sections, without the chart and the attempts. Empty until the review is complete.
  public var findingsSections: [CodeBreakerSession.Screen.Section] {
    guard let review = gameReview?.reviewState.review else { return [] }
    let findings = ReviewFindings(of: review)
    return [
      CodeBreakerSession.Screen.Section(
        "findings-summary", nil,
        [
          .text("review-remark", findings.remark, .lead),
          .block("review-sum", .sum(findings.sumLines.map { Figure(name: $0.label, value: $0.text) })),
          .text("review-note", findings.note, .note), .text("review-average", averageNote, .note),
        ])
    ].compactMap { $0 }
  }

  /// The reason why the reviewed game isn't in the player's average, or `nil` if it is or if it's another player's.
  public var averageNote: String? {
    guard gameReview?.sentGame == nil, !countsForAverage else { return nil }
    let reason = game.ending == .gaveUp ? ", because you gave up" : hintCount > 0 ? ", because you used hints" : ""
    return "This game doesn’t count toward your average\(reason)."
  }
}
