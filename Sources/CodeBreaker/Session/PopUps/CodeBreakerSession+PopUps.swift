import CodeBreakerModel
import GameCore
import SessionSupport

// The pop-ups as screens.
extension CodeBreakerSession {
  private enum PopUpCode: UInt8 {
    case next
    case restart
    case compare
    case review
    case share
    case close
    case giveUp
    case pegs
    case theme
    case limit
    case opponent
    case type
    case start
    case reveal
    case useGuess
    case result
  }

  /// Whether a pop-up covers the screen and waits for an answer.
  public var hasPopUp: Bool { popUp != nil || rankedClient?.prompt != nil }

  /// The pop-up as a screen, or `nil` if there is none.
  public var popUpScreen: Screen? {
    switch popUp {
    case .ended(let ended): screen(ended)
    case .confirmGiveUp: giveUpScreen
    case .hint: hintScreen
    case .newGame(let form): screen(form)
    case nil: rankedPopUp
    }
  }

  private func action(
    _ code: PopUpCode, _ label: String, _ role: Action.Role = .plain, key: ActionKey? = nil
  ) -> Action {
    Action(.init(code), label, role, key: key)
  }

  private func screen(_ ended: EndedGame) -> Screen {
    let close = action(.close, "Back to the board")
    let isDaily = day != nil
    let nextGame = dayEnd?.nextAction
    let share =
      endedDuel.map { Action(sharing: $0.shareItem, .init(PopUpCode.share), "Send it back") }
      ?? Action(sharing: shareItem, .init(PopUpCode.share), "Share", isDaily && nextGame == nil ? .main : .plain)
    var next = nextAnswer
    if isDaily { next.role = .plain }
    // Compare with a friend's game here, if there is one. The board still offers the review.
    let study = endedDuel != nil ? action(.compare, "Compare") : reviewAnswer
    let lead = nextGame ?? (isDaily ? share : next)
    return Screen(
      atEndOfGame: ended.title,
      [
        .init(
          "ended", nil,
          [
            .block("ended-code", .drawing(.code(ended.game.masterCode), spokenText: SpokenText.master(of: ended.game))),
            .text("ended-summary", ended.summaryWithTime, .lead),
            .text("ended-note", endedDuel?.verdict.text ?? ended.note ?? ended.bestText),
            .block("ended-history", history(of: ended).map { .bars($0) }),
            .text("ended-next", playMode.kind == .pastDay ? dayEndNote : nil, .note),
          ]),
        .init("ended-day", nil, dayEnd?.blocks() ?? []),
      ],
      answers: [
        lead, nextGame == nil ? study : next, share, next, study, isDaily ? restartAnswer : nil,
      ], close: close, cancel: close)
  }

  /// The answers under the board of a finished game, the main one last. None while the game is played.
  public var boardAnswers: [Action] {
    guard game.isOver else { return [] }
    return [action(.result, "Result"), reviewAnswer, restartAnswer, nextAnswer].compactMap { $0 }
  }

  private var nextAnswer: Action { action(.next, nextLabel, .main, key: "a") }

  private var reviewAnswer: Action? { canReview ? action(.review, "Review", key: "v") : nil }

  private var restartAnswer: Action? {
    restartLabel.map { label in
      var restart = action(.restart, label, key: "r")
      if day == nil { restart.hint = "Any pegs, any theme." }
      return restart
    }
  }

  /// Returns the solved games of the same kind by number of guesses, with the bar of this game marked, or `nil` if the
  /// game isn't recorded or none was solved.
  private func history(of ended: EndedGame) -> [HistogramBar]? {
    let games = statistics[StatisticsGroup(ended.game.setup)]
    guard isCounted(in: .records), games.solvedCount > 0 else { return nil }
    return games.shortBars(marking: ended.ending == .solved ? ended.attemptCount : nil)
  }

  private var giveUpScreen: Screen {
    let close = action(.close, "Keep playing", .main)
    return Screen(
      "Give up?", [.init("give-up-question", nil, [.text("give-up-warning", giveUpWarning)])],
      actions: [close, action(.giveUp, "Give up", .destructive)], cancel: close)
  }

  // MARK: New game

  private static var pegCounts: [Int?] { [nil] + GameSetup.pegCounts.map { $0 } }

  private func screen(_ form: NewGameForm) -> Screen {
    let close = action(.close, "Cancel")
    let start = action(.start, "Start", .main)
    let number = Field(
      "Game number (optional)", .number, text: String(decoding: form.numberText, as: UTF8.self), problem: form.problem,
      edit: .init(PopUpCode.type), submit: start)
    return Screen(
      "New Game",
      [
        .init(
          "new-game", nil,
          [
            choice(
              "new-game-pegs", "Pegs", Self.pegCounts.map { $0?.description ?? "Any" },
              Self.pegCounts.firstIndex(of: form.pegCount), .pegs, isSegmented: true),
            choice(
              "new-game-theme", "Theme", ThemeChoice.all.map { $0.label }, ThemeChoice.all.firstIndex(of: form.theme),
              .theme),
            form.theme.pegs.isEmpty
              ? .text("new-game-theme-note", form.themeNote, .note)
              : .picture("new-game-theme-note", .swatches(form.theme.pegs), form.themeNote),
            choice(
              "new-game-limit", "Guesses", LimitSetting.all.map { $0.label },
              LimitSetting.all.firstIndex(of: form.limit), .limit),
            .text("new-game-limit-note", form.limitNote, .note),
            choice(
              "new-game-opponent", "Opponent", ["Secret code", "Without luck"], form.isWithoutLuck ? 1 : 0, .opponent,
              isSegmented: true),
            .text("new-game-opponent-note", form.opponentNote, .note),
            form.isWithoutLuck ? nil : .block("new-game-number", .field(number)),
          ])
      ],
      actions: [start, close], cancel: close)
  }

  private func choice(
    _ id: BlockID, _ label: String, _ options: [String], _ selected: Int?, _ code: PopUpCode, isSegmented: Bool = false
  ) -> Block<Picture>? {
    .block(
      id, .choice(Choice(label, options, selectedIndex: selected ?? 0, isSegmented: isSegmented, action: .init(code))))
  }

  // MARK: Hints

  private var hintScreen: Screen {
    let close = action(.close, "Close", hintedGuess == nil ? .main : .plain)
    let levels = hintLevels.enumerated().map { index, level in
      Screen.Section(BlockID("hint", index + 1), level.question, blocks(level, index))
    }
    let problem = hint.isUnavailable && !hint.needsFullGuess ? hintProblem : nil
    return Screen(
      "Hints",
      levels + [
        .init(
          "hint-notes", nil,
          [
            .text("hint-thinking", hint.isThinking ? "The coach is thinking." : nil),
            .block("hint-problem", problem.map { .problem($0, nil) }),
            .text("hint-cost", "With a hint, this game can’t be your best.", .note),
          ])
      ],
      actions: [hintedGuess == nil ? nil : action(.useGuess, "Use this guess", .main), close], cancel: close)
  }

  private func blocks(_ level: HintLevel, _ index: Int) -> [Block<Picture>?] {
    let fault = level == .fit && hint.needsFullGuess ? hintProblem : nil
    let answer = hintText(level)
    let guess = level == .best ? hintedGuess : nil
    let show = Action(
      .init(PopUpCode.reveal, index), level.showLabel, isEnabled: !hint.isPending(level))
    return [
      .block(
        "hint-guess", guess.map { .drawing(.code($0), spokenText: SpokenText.pegs($0, theme: game.setup.theme)) }),
      .text(BlockID("hint-answer", index + 1), answer),
      .text(BlockID("hint-fault", index + 1), fault, .alarm),
      answer == nil ? .buttons(BlockID("hint-show", index + 1), [show]) : nil,
    ]
  }

  /// Performs an action of `boardAnswers`.
  public func performOnBoard(_ id: Action.ID) { performInPopUp(id, text: []) }

  /// Performs an action of the pop-up. `text` is the player's input in the action's field, as UTF-8.
  public func performInPopUp(_ id: Action.ID, text: [UInt8]) {
    switch PopUpCode(rawValue: id.code) {
    case .next: playAgain()
    case .restart: restart()
    case .compare: openDuel()
    case .review: openReview()
    case .close: closePopUp()
    case .giveUp: giveUp()
    case .pegs where Self.pegCounts.indices.contains(id.index): choose(pegCount: Self.pegCounts[id.index])
    case .theme where ThemeChoice.all.indices.contains(id.index): choose(theme: ThemeChoice.all[id.index])
    case .limit where LimitSetting.all.indices.contains(id.index): choose(limit: LimitSetting.all[id.index])
    case .opponent: choose(isWithoutLuck: id.index == 1)
    case .type: enterNumber(text)
    case .start: if case .newGame(let form) = popUp { startChosenGame(number: form.numberText) }
    case .reveal where hintLevels.indices.contains(id.index): reveal(hintLevels[id.index])
    case .useGuess: useBestGuess()
    case .result: showResult()
    case .share, .pegs, .theme, .limit, .reveal: break
    case nil: performInRankedPopUp(id, text: text)
    }
  }
}
