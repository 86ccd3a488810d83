import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  private enum FindingsCode: UInt8 {
    /// Starts a game from the position of a mistake. The action's index is that of the mistake.
    case tryHere
    /// Shows or hides all guesses.
    case all
  }

  /// The open review's findings as sections, without the chart and the attempts. Empty until the review is complete.
  public var findingsSections: [Screen.Section] {
    guard let gameReview, let review = gameReview.reviewState.review else { return [] }
    let findings = ReviewFindings(of: review)
    let head = Screen.Section(
      "findings-head", nil,
      [
        .text("review-remark", findings.remark, .lead), .text("review-highlights", findings.highlights),
        .text("review-no-mistake", gameReview.mistakes.isEmpty ? "No guess cost 0.1 guesses or more." : nil),
      ])
    let summary = Screen.Section(
      "findings-summary", "How this adds up",
      [
        .block("review-sum", .sum(findings.sumLines.map { Figure(name: $0.label, value: $0.text) })),
        .text("review-note", findings.note, .note), .text("review-average", averageNote, .note),
      ])
    let mistakes = gameReview.mistakes.enumerated().map { section($1, $0, review.game.setup.theme) }
    return ([head] + mistakes + [summary]).compactMap { $0 }
  }

  /// The button that shows or hides all guesses.
  public var allGuessesAction: Action {
    Action(.init(FindingsCode.all), "All guesses", isExpanded: gameReview?.showsAllGuesses ?? false)
  }

  private func section(_ mistake: ReviewMistake, _ index: Int, _ theme: Theme) -> Screen.Section? {
    let attempts = mistake.rows.map { SpokenText.attempt($0, theme: theme) }.joined(separator: " ")
    let canTry = mistake.canTry && playMode.allows(.otherGames)
    let tryHere = Action(
      .init(FindingsCode.tryHere, index), "Try it here", spokenText: "Try it here, before guess \(mistake.number)")
    return Screen.Section(
      BlockID("mistake", index + 1), mistake.title,
      [
        .block(BlockID("mistake-rows", index + 1), .drawing(.rows(mistake.rows), spokenText: attempts)),
        .text(BlockID("mistake-reason", index + 1), mistake.reasonText),
        .text(BlockID("mistake-label", index + 1), "Better guess:", .note),
        .block(
          BlockID("mistake-better", index + 1),
          .drawing(.code(mistake.betterGuess), spokenText: SpokenText.pegs(mistake.betterGuess, theme: theme))),
        canTry ? .buttons(BlockID("mistake-try", index + 1), [tryHere]) : nil,
      ])
  }

  /// Performs an action of the findings.
  public func performFindingsAction(_ id: Action.ID) {
    guard isReviewOpen, let gameReview, gameReview.reviewState.review != nil else { return }
    switch FindingsCode(rawValue: id.code) {
    case .tryHere where gameReview.mistakes.indices.contains(id.index):
      tryHere(beforeAttempt: gameReview.mistakes[id.index].number)
    case .all:
      self.gameReview?.showsAllGuesses.toggle()
      saveAndRedraw()
    case .tryHere, nil: break
    }
  }

  /// The reason why the reviewed game isn't in the player's average, or `nil` if it is or if it's another player's.
  public var averageNote: String? {
    guard gameReview?.sentGame == nil, !countsForAverage else { return nil }
    let reason = game.ending == .gaveUp ? ", because you gave up" : hintCount > 0 ? ", because you used hints" : ""
    return "This game doesn’t count toward your average\(reason)."
  }
}
