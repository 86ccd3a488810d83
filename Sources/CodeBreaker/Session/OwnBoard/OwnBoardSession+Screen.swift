import CodeBreakerModel
import GameCore
import SessionSupport

// Everything that the player sees and presses, as a screen. Front ends draw only the pictures.
extension OwnBoardSession: ScreenSource {
  /// The pictures of CodeBreaker.
  public typealias Picture = CodeBreakerSession.Picture

  private enum Press: UInt8 {
    case choiceCount = 100, toCoach, edit, remove, moveUp, moveDown, stopEditing, useBest, codes, undo, share,
      clearBoard
    case editEarlier
  }

  private typealias Section = CodeBreakerSession.Screen.Section

  /// The screen.
  public var screen: CodeBreakerSession.Screen {
    let stop = editedIndex == nil ? nil : Action(.init(Press.stopEditing), "Cancel")
    var screen = CodeBreakerSession.Screen(
      "Your own board",
      [setupSection, attemptsSection, toCoachSection, rowSection] + coachSections.map { Optional($0) },
      actions: [
        Action(.init(Press.undo), "Undo", isEnabled: hasChangeToUndo, symbol: .undo, key: "u"),
        Action(sharing: shareItem, .init(Press.share), "Share this board", symbol: .share, key: "c"),
        Action(.init(Press.clearBoard), "Start over", isEnabled: !board.attempts.isEmpty, symbol: .remove, key: "z"),
      ], question: question.map { screenQuestion($0.title, $0.text(board), confirm: $0.confirmLabel) }, cancel: stop)
    let earlier = Action(.init(Press.editEarlier), "Change earlier", isEnabled: !board.attempts.isEmpty, key: "e")
    screen.keyActions = ([earlier] + boardKeyActions).compactMap { $0 }
    screen.focus = focus
    return screen
  }

  // MARK: The board

  private var setupSection: Section? {
    Section(
      "setup", nil,
      [
        pegCountBlock,
        .choice(
          "colors", "Colors", GameSetup.choiceCounts.map { $0.description },
          selected: board.choiceCount - GameSetup.choiceCounts.lowerBound, .init(Press.choiceCount), key: "k"),
        themeBlock,
      ], isRow: true)
  }

  private var attemptsSection: Section? {
    var suspects: [Int] = []
    if case .contradictory(let found) = findings { suspects = found.attemptIndexes }
    let attempts = board.attempts.indices.map { index in
      var part = attemptPart(index, isSuspect: suspects.contains(index), isSelected: index == editedIndex)
      part.menu = [Action(.init(Press.remove, index), "Remove")]
      return part
    }
    let text =
      "For a game played elsewhere: on a table, in a book, in another app. Enter each guess with its answer, and the coach shows which codes are left."
    return Section(
      "attempts", nil,
      [
        attempts.isEmpty ? .text("empty", text) : nil,
        .parts("rows", .init("Attempts", .list, attempts, press: .init(Press.edit), hint: "Changes this attempt.")),
      ])
  }

  /// The coach's findings in short, as a button that leads to the coach below the board.
  private var toCoachSection: Section? {
    guard !board.answeredIndexes.isEmpty, let count = coachSections.first?.blocks.first,
      case .text(let text, _, isAnnounced: _) = count.content
    else { return nil }
    var section = Section("to-coach-part", nil, [.buttons("to-coach", [Action(.init(Press.toCoach), text)])])
    section?.isShortcut = true
    return section
  }

  private var rowSection: Section? {
    let changing: [Action?] = [
      Action(
        .init(Press.moveUp), "Move up", isEnabled: canMoveEditedAttempt(by: -1), symbol: .up, key: "<"),
      Action(
        .init(Press.moveDown), "Move down", isEnabled: canMoveEditedAttempt(by: 1), symbol: .down, key: ">"),
      Action(.init(Press.remove, editedIndex ?? 0), "Remove", key: "d"),
      Action(.init(Press.stopEditing), "Cancel", key: .escape),
    ]
    return Section(
      "editor", editedIndex.map { "Attempt \($0 + 1)" } ?? "New attempt",
      [
        rowBlock("Guess"), choicesBlock(canFill: true), .text("row-note", rowNote, .note, isAnnounced: true),
      ] + answerBlocks + [
        .buttons("row-buttons", [clearAction, submitAction(enterLabel, problem: rowProblem)]),
        .buttons("changing", editedIndex == nil ? [] : changing, name: "This attempt"),
      ], isCard: true)
  }

  // MARK: The coach

  /// The coach's findings. While it is thinking, the latest ones stay.
  private var coachSections: [Section] {
    let isBusy = findings == .pending
    var sections = isBusy && !shownCoachSections.isEmpty ? shownCoachSections : findingSections(findings)
    for index in sections.indices { sections[index].isBusy = isBusy }
    if !isBusy { shownCoachSections = sections }
    return sections
  }

  private func findingSections(_ findings: Findings) -> [Section] {
    let sections: [Section?] =
      switch findings {
      case .pending: [coachSection("The coach is thinking…", .lead)]
      case .unavailable(let problem): [coachSection(problem, .alarm, againBlock)]
      case .contradictory(let found):
        [coachSection(found.text, .alarm), correctionsSection(found, isBeside: true)]
      case .possible(let found):
        [coachSection(found.countText, .lead), bestSection(found), lengthsSection(found), codesSection(found)]
      }
    return sections.compactMap { $0 }
  }

  private func coachSection(_ text: String, _ tone: Block<Picture>.Tone, _ more: BoardBlock? = nil) -> Section? {
    Section("coach", "The coach", [.text("coach-count", text, tone), more], isBeside: true)
  }

  private func bestSection(_ found: PossibleFindings) -> Section? {
    guard let best = found.best else { return nil }
    let code = code(best.guess)
    let use = Action(.init(Press.useBest), "Use", .main, spokenText: "Use this guess", key: "b")
    return Section(
      "best", best.method.isExact ? "Best guess" : "A good guess",
      [
        .block(
          "best-guess", .drawing(.code(code), spokenText: CodeBreakerSession.SpokenText.pegs(code, theme: board.theme))),
        .buttons("best-buttons", [use]), .text("best-text", found.bestText, .note),
      ], isCard: true, isBeside: true)
  }

  /// The number of codes that each answer to the best guess would leave, as bars.
  private func lengthsSection(_ found: PossibleFindings) -> Section? {
    guard found.parts.count > 1 else { return nil }
    let most = found.parts.map { $0.codeCount }.max() ?? 1
    let parts = found.parts.map { part in
      Part(
        .bar(
          OwnBoardText.markers(part.counts, pegCount: board.pegCount), percent: part.codeCount * 100 / most,
          part.counts.exact == board.pegCount ? "the code" : DecimalText.grouped(part.codeCount)),
        OwnBoardText.part(part, pegCount: board.pegCount))
    }
    let title = "What each answer would leave"
    return Section(
      "parts-box", title, [.parts("parts", .init(title, .list, parts))], isCard: true, isBeside: true)
  }

  private func codesSection(_ found: PossibleFindings) -> Section? {
    let codes = (listsCodes ? found.codes : []).map { code($0) }.map { code in
      Part(.candidate(code), CodeBreakerSession.SpokenText.pegs(code, theme: board.theme))
    }
    let open = Action(.init(Press.codes), found.listText, isExpanded: listsCodes, key: "v")
    return Section(
      "codes-box", nil,
      [.block("codes-title", .disclosure(open)), .parts("codes", .init(found.listText, .flow, codes))],
      isCard: true, isBeside: true)
  }

  // MARK: Actions

  /// Handles the outcome of sharing.
  public func handleShareOutcome(_ outcome: ShareOutcome) { report(outcome) }

  /// Performs an action of the screen.
  public func perform(_ id: Action.ID, text: [UInt8]) {
    let wasEditing = editedIndex != nil
    if performBoardAction(id) {
      if id.code == RowAction.submit.rawValue { moveFocus(to: "guess") }
      if id.code == BoardAction.correct.rawValue { moveFocus(to: "row-buttons") }
      return
    }
    switch Press(rawValue: id.code) {
    case .choiceCount: choose(choiceCount: GameSetup.choiceCounts.lowerBound + id.index)
    case .toCoach: moveFocus(to: "coach")
    case .edit:
      editAttempt(at: id.index)
      moveFocus(to: "guess")
    case .editEarlier: editEarlierAttempt()
    case .remove:
      removeAttempt(at: id.index)
      moveFocus(to: "guess")
    case .moveUp: moveEdited(by: -1)
    case .moveDown: moveEdited(by: 1)
    case .stopEditing:
      cancelEditing()
      if wasEditing { moveFocus(to: "guess") }
    case .useBest:
      useBestGuess()
      moveFocus(to: "row-buttons")
    case .codes:
      listsCodes.toggle()
      saveAndRedraw()
    case .undo:
      undo()
      if !hasChangeToUndo { moveFocus(to: "guess") }
    case .clearBoard: askToClear()
    case .share, nil: break
    }
  }

  /// Moves the edited attempt. At the end of the list, the button for another step gets disabled.
  private func moveEdited(by offset: Int) {
    moveEditedAttempt(by: offset)
    if !canMoveEditedAttempt(by: offset) { moveFocus(to: "guess") }
  }

  /// Starts changing the attempt before the one that is being changed, or the last one.
  private func editEarlierAttempt() {
    let count = board.attempts.count
    if count > 0 { editAttempt(at: ((editedIndex ?? count) + count - 1) % count) }
  }

  private func moveFocus(to id: BlockID) {
    focus = ScreenFocus(.id(id), after: focus)
    saveAndRedraw()
  }
}
