import CodeBreakerModel
import GameCore
import SessionSupport

// Everything that the player sees and presses, as a screen. Front ends draw only the pictures.
extension CodemakerSession: ScreenSource {
  /// The pictures of CodeBreaker.
  public typealias Picture = CodeBreakerSession.Picture

  private enum Press: UInt8 {
    case watch = 100, answerByHand, handOver, share, random, giveUp, play, undo, reveal, correctAll, begin, back
  }

  private typealias Section = CodeBreakerSession.Screen.Section

  /// The screen in the current stage.
  public var screen: CodeBreakerSession.Screen {
    let back = game.stage == .choosingCode ? nil : Action(.init(Press.back), backLabel, key: "z")
    var screen = CodeBreakerSession.Screen(
      title,
      [
        Section("stage", nil, [.text("stage-note", note)]), setupSection, codeSection, rowSection, coachSection,
        contradictionSection, judgmentSection, nextSection, breakersSection, attemptsSection,
      ], actions: [back],
      question: question.map { screenQuestion($0.title, $0.text, confirm: $0.confirmLabel) }, cancel: back)
    screen.keyActions = boardKeyActions.compactMap { $0 }
    screen.focus = ScreenFocus(.title, number: correctionCount * 8 + game.stage.number)
    return screen
  }

  // MARK: The code

  private var setupSection: Section? {
    guard game.stage == .choosingCode else { return nil }
    return Section("setup", nil, [pegCountBlock, themeBlock], isRow: true)
  }

  private var codeSection: Section? {
    var (code, words) = (Code?.none, "")
    if let colors = shownCode {
      (code, words) = (self.code(colors), "Code: \(spokenText(colors))")
    } else if game.stage == .handingOver || game.stage == .friendGuessing {
      code = Code(kind: .master(isHidden: true), pegCount: game.board.pegCount)
      words = "Code: hidden, \(game.board.pegCount) pegs"
    }
    return Section(
      "code-box", nil, [.block("code", code.map { .drawing(.code($0), spokenText: words) })], isCard: true)
  }

  private var rowSection: Section? {
    switch game.stage {
    case .choosingCode:
      let random = Action(.init(Press.random), "At random", key: "r")
      return rowSection("Your code", row: "Code", [clearAction, random], problem: nil)
    case .revealingCode:
      let problem = game.row.isFull ? nil : incompleteCodeText
      return rowSection(
        "The code", row: "Code", [clearAction, submitAction("Check my answers", problem: problem)],
        problem: problem)
    case .friendGuessing where !game.isOver:
      let giveUp = Action(.init(Press.giveUp), "Give up", key: "g")
      return rowSection(
        "Attempt \(game.board.attempts.count + 1)", row: "Guess",
        [clearAction, submitAction("Guess", problem: guessProblem), giveUp], problem: guessProblem)
    case .friendGuessing, .watchingCoach, .answeringCoach, .handingOver, .sharingCode: return nil
    }
  }

  private func rowSection(_ title: String, row: String, _ actions: [Action?], problem: String?) -> Section? {
    Section(
      "editor", title,
      [
        rowBlock(row), choicesBlock(), .buttons("row-buttons", actions),
        .text("row-note", problem, .note),
      ], isCard: true)
  }

  // MARK: The codebreaker

  private var breakersSection: Section? {
    guard game.stage == .choosingCode else { return nil }
    return Section(
      "breakers", "Who breaks it?",
      [
        .list(
          "breaker-list",
          [
            breaker(.watch, "Watch the coach", "It breaks your code, guess by guess, and says why", .eye, key: "w"),
            breaker(
              .answerByHand, "Answer the coach", "By hand: your code is in your head or on paper", .hand, key: "a"),
            breaker(
              .handOver, "A friend beside you", "Hand this device over: your code is covered", .people, key: "h"),
            breaker(.share, "A friend far away", "A link to a regular game with your code", .paperPlane, key: "s"),
          ]), .text("breakers-problem", codeProblem, .note),
      ], isBeside: true)
  }

  private func breaker(
    _ press: Press, _ title: String, _ detail: String, _ symbol: ListItem.Symbol, key: ActionKey
  ) -> ListItem {
    let isEnabled = press == .answerByHand || canSubmitCode
    var item = ListItem(
      title, detail, value: "", action: .init(press), hint: isEnabled ? "" : codeProblem ?? "")
    item.isEnabled = isEnabled
    item.symbol = symbol
    item.key = key
    return item
  }

  /// The coach. While it is thinking, its latest section stays.
  private var coachSection: Section? {
    let isWatching = game.stage == .watchingCoach
    guard isWatching || game.stage == .answeringCoach && !game.isOver, judgment == nil else {
      shownCoach = nil
      return nil
    }
    let isBusy = findings == .pending && !game.isOver
    let earlier = isBusy && shownCoach?.stage == game.stage ? shownCoach?.section : nil
    var section =
      isWatching
      ? watchedCoachSection(count: earlier?.blocks.first) : earlier ?? answeredCoachSection
    section?.isBusy = isBusy
    if !isBusy, let section { shownCoach = (game.stage, section) }
    return section
  }

  private func watchedCoachSection(count: Block<Picture>?) -> Section? {
    let last = game.board.attempts.count - 1
    let next = Action(.init(RowAction.submit), "Next guess", .main, isEnabled: canGuessNext, key: .enter)
    let play = Action(.init(Press.play), guessesAutomatically ? "Pause" : "Play", key: "p")
    return Section(
      "coach", "The coach",
      [
        game.isOver ? .text("coach-count", effect(ofAttemptAt: last), .lead) : count ?? countBlock,
        last < 0 ? nil : .text("why", "Attempt \(last + 1): \(reason(forAttemptAt: last))"), againBlock,
        .buttons("coach-buttons", game.isOver ? [] : [next, play]),
      ], isCard: true)
  }

  private var answeredCoachSection: Section? {
    let undo = canUndoAnswer ? Action(.init(Press.undo), "Undo", key: "u") : nil
    let reveal = canRevealCode ? Action(.init(Press.reveal), "Enter the code", key: "t") : nil
    guard let proposal else {
      return Section(
        "coach", "The coach", [countBlock, againBlock, .buttons("coach-buttons", [undo, reveal])], isCard: true)
    }
    let count = game.board.attempts.count
    let guess = proposal.value.guess
    let answer = Action(.init(RowAction.submit), "Answer", .main, isEnabled: canAnswer, key: .enter)
    return Section(
      "coach", "Attempt \(count + 1)",
      [
        .block("asked", .drawing(.code(code(guess)), spokenText: spokenText(guess))),
        // The reason already contains the number of codes.
        .text("why", CodemakerText.reason(proposal, attemptCount: count)),
      ] + answerBlocks + [.buttons("coach-buttons", [answer, undo, reveal])], isCard: true)
  }

  private var countBlock: Block<Picture>? {
    switch findings {
    case .pending: .text("coach-count", "The coach is thinking…", .lead)
    case .unavailable(let problem): .text("coach-count", problem, .alarm)
    case .possible(let possible): .text("coach-count", possible.countText, .lead)
    case .contradictory(let contradiction): .text("coach-count", contradiction.text, .alarm)
    }
  }

  private var contradictionSection: Section? {
    guard game.stage == .answeringCoach, judgment == nil, case .contradictory(let contradiction) = findings else {
      return nil
    }
    return correctionsSection(contradiction, isBeside: false)
  }

  private var judgmentSection: Section? {
    guard let judgment, !judgment.wrongAnswers.isEmpty else { return nil }
    let mistakes = judgment.wrongAnswers.map { wrong in
      Part(
        .mistake(
          wrong.text, given: OwnBoardText.markers(wrong.givenAnswer, pegCount: game.board.pegCount),
          right: OwnBoardText.markers(wrong.rightAnswer, pegCount: game.board.pegCount)), wrong.text)
    }
    let title = "What the answers should have been"
    return Section(
      "judged", title,
      [
        .parts("wrong", .init(title, .list, mistakes)),
        .buttons("put-right", [Action(.init(Press.correctAll), "Correct it and continue", .main, key: "f")]),
      ], isCard: true)
  }

  private var nextSection: Section? {
    let share = shareItem.map { Action(sharing: $0, .init(Press.share), "Share the link", .main, key: "c") }
    let begin = game.stage == .handingOver ? Action(.init(Press.begin), "I’ll break it", .main, key: "y") : nil
    return Section("next", nil, [.buttons("next-buttons", [share, begin])])
  }

  private var attemptsSection: Section? {
    let suspects = suspectAttemptIndexes
    let attempts = game.board.attempts.indices.reversed().map { index in
      attemptPart(index, effect: effect(ofAttemptAt: index), isSuspect: suspects.contains(index))
    }
    return Section("attempts", nil, [.parts("rows", .init("Attempts", .list, attempts))], isBeside: true)
  }

  // MARK: Actions

  /// Handles the outcome of sharing.
  public func handleShareOutcome(_ outcome: ShareOutcome) { report(outcome) }

  /// Performs an action of the screen.
  public func perform(_ id: Action.ID, text: [UInt8]) {
    if id.code == BoardAction.correct.rawValue { correctionCount += 1 }
    if performBoardAction(id) { return }
    switch Press(rawValue: id.code) {
    case .watch: watch()
    case .answerByHand: answerByHand()
    case .handOver: handOver()
    case .share: shareCode()
    case .random: chooseRandomCode()
    case .giveUp: askToGiveUp()
    case .play: setGuessesAutomatically(!guessesAutomatically)
    case .undo: undoAnswer()
    case .reveal: askForCode()
    case .correctAll: correctAnswers()
    case .begin: startFriendsGame()
    case .back: goBack()
    case nil: break
    }
  }
}
