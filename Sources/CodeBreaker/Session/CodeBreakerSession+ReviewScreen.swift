import CodeBreakerModel
import GameCore
import SessionSupport

// The review as a screen. Front ends draw only the pictures.
extension CodeBreakerSession {
  private enum ReviewCode: UInt8 {
    /// Starts a game from the position of a mistake. The action's index is that of the mistake.
    case tryHere
    /// Shows or hides all guesses.
    case all
    /// Shows or hides the codes that remained after an attempt. The action's index is the attempt's number.
    case codes
    case retry, share, close
  }

  /// Returns the open review as a screen, or `nil` if none is open. If `listsAllGuesses`, all guesses are visible
  /// without a button for them, for a front end whose pages only scroll.
  public func reviewScreen(listsAllGuesses: Bool = false) -> Screen? {
    guard isReviewOpen, let gameReview else { return nil }
    let close = Action(.init(ReviewCode.close), "Back to the game", .main, key: .escape)
    var sections: [Screen.Section?]
    switch gameReview.reviewState {
    case .running:
      let (done, count) = reviewProgress
      sections = [stateSection(.progress("The coach is reviewing every guess.", done: done, count: count))]
    case .failed:
      let retry = Action(.init(ReviewCode.retry), "Try again", .main, key: .enter)
      sections = [stateSection(.problem(coachProblem, retry))]
    case .ready(let review): sections = self.sections(review, gameReview, listsAllGuesses: listsAllGuesses)
    }
    var screen = Screen("Review", sections, cancel: close)
    screen.keyActions = [close]
    return screen
  }

  private func stateSection(_ content: Block<Picture>.Content) -> Screen.Section? {
    Screen.Section("review-state", nil, [.block("review-progress", content)])
  }

  /// Returns the sections of a complete review: the findings and, in a second column, the chart and all guesses.
  private func sections(_ review: Review, _ gameReview: GameReview, listsAllGuesses: Bool) -> [Screen.Section?] {
    let findings = ReviewFindings(of: review)
    let theme = review.game.setup.theme
    let chart = CandidateChart(of: review)
    // The player can't share the review of another player's game.
    let share = reviewShareItem.map {
      Action(sharing: $0, .init(ReviewCode.share), "Share this review", key: "c")
    }
    let all = Action(.init(ReviewCode.all), "All guesses", isExpanded: gameReview.showsAllGuesses)
    let head = Screen.Section(
      "findings-head", nil,
      [
        .text("review-game", reviewedGameText, .note), .text("review-remark", findings.remark, .lead),
        .text("review-highlights", findings.highlights),
        .text("review-no-mistake", gameReview.mistakes.isEmpty ? "No guess cost 0.1 guesses or more." : nil),
      ])
    let firstToTry = gameReview.mistakes.firstIndex { canTry($0) }
    let mistakes = gameReview.mistakes.enumerated().map { index, mistake in
      section(mistake, index, theme, key: index == firstToTry ? "t" : nil)
    }
    let rest = [
      Screen.Section(
        "findings-summary", "How this adds up",
        [.block("review-sum", .sum(findings.sumLines.map { Figure(name: $0.label, value: $0.text) }))]),
      Screen.Section(
        "review-chart", "Codes left",
        [.block("review-curve", .drawing(.chart(chart), spokenText: chart.spokenText))], isBeside: true),
      Screen.Section(
        "findings-notes", nil,
        [.text("review-note", findings.note, .note), .text("review-average", averageNote, .note)]),
      Screen.Section("review-sharing", nil, [.buttons("review-share", [share])], isBeside: true),
      listsAllGuesses
        ? nil : Screen.Section("review-guesses", nil, [.block("review-all", .disclosure(all))], isBeside: true),
    ]
    let attempts = listsAllGuesses || gameReview.showsAllGuesses ? findings.attempts : []
    let guesses = attempts.map { section($0, theme, isExpanded: gameReview.selection == $0.row.number) }
    return [head] + mistakes + rest + guesses
  }

  /// The reviewed game and its result: "Game 537, Mastermind, 4 pegs. Solved in 3 guesses."
  private var reviewedGameText: String {
    let sent = gameReview?.sentGame
    let setup = sent?.setup ?? game.setup
    let number = sent?.setup.deal.day.map { "\(DayText.long($0)) game" } ?? numberTitle
    let result = sent.map { "Solved in \(SpokenText.attemptCount($0.attempts.count))" } ?? endedGame?.summary
    return "\(number), \(setup.theme.name), \(setup.pegCount) pegs." + (result.map { " \($0)." } ?? "")
  }

  private func canTry(_ mistake: ReviewMistake) -> Bool { mistake.canTry && playMode.allows(.otherGames) }

  private func section(_ mistake: ReviewMistake, _ index: Int, _ theme: Theme, key: ActionKey?) -> Screen.Section? {
    let attempts = mistake.rows.map { SpokenText.attempt($0, theme: theme) }.joined(separator: " ")
    let tryHere = Action(
      .init(ReviewCode.tryHere, index), "Try it here", spokenText: "Try it here, before guess \(mistake.number)",
      key: key)
    return Screen.Section(
      BlockID("mistake", index + 1), mistake.title,
      [
        .block(BlockID("mistake-rows", index + 1), .drawing(.rows(mistake.rows), spokenText: attempts)),
        .text(BlockID("mistake-reason", index + 1), mistake.reasonText),
        .text(BlockID("mistake-label", index + 1), "Better guess:", .note),
        .block(
          BlockID("mistake-better", index + 1),
          .drawing(.code(mistake.betterGuess), spokenText: SpokenText.pegs(mistake.betterGuess, theme: theme))),
        canTry(mistake) ? .buttons(BlockID("mistake-try", index + 1), [tryHere]) : nil,
      ], isCard: true)
  }

  private func section(_ attempt: ReviewedAttempt, _ theme: Theme, isExpanded: Bool) -> Screen.Section? {
    let (number, title) = (attempt.row.number, attempt.remainingTitle)
    let show = Action(
      .init(ReviewCode.codes, number), title, isExpanded: isExpanded, spokenText: "Attempt \(number): \(title)")
    let codes = (isExpanded ? attempt.remainingCodes : []).map { code in
      PartsBlock<Picture>.Part(.candidate(code), SpokenText.pegs(code, theme: theme))
    }
    return Screen.Section(
      BlockID("guess-review", number), nil,
      [
        .block(
          BlockID("guess-findings", number),
          .drawing(.reviewedAttempt(attempt), spokenText: attempt.spokenText(theme: theme))),
        .block(BlockID("guess-codes", number), .disclosure(show)),
        isExpanded ? .text("codes-note", attempt.remainingNote, .note) : nil,
        .parts("codes", .init(title, .flow, codes)),
      ], isCard: true, isBeside: true)
  }

  /// Performs an action of the review's screen.
  public func performInReview(_ id: Action.ID) {
    guard isReviewOpen, let gameReview else { return }
    switch ReviewCode(rawValue: id.code) {
    case .tryHere where gameReview.mistakes.indices.contains(id.index):
      tryHere(beforeAttempt: gameReview.mistakes[id.index].number)
    case .all where gameReview.reviewState.review != nil:
      self.gameReview?.showsAllGuesses.toggle()
      saveAndRedraw()
    case .codes: select(attempt: id.index)
    case .retry: retryReview()
    case .close: closeReview()
    case .tryHere, .all, .share, nil: break
    }
  }

  /// The reason why the reviewed game isn't in the player's average, or `nil` if it is or if it's another player's.
  var averageNote: String? {
    guard gameReview?.sentGame == nil, !countsForAverage else { return nil }
    let reason = game.ending == .gaveUp ? ", because you gave up" : hintCount > 0 ? ", because you used hints" : ""
    return "This game doesn’t count toward your average\(reason)."
  }
}
