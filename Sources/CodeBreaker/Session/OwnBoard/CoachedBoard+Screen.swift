import CodeBreakerModel
import GameCore
import SessionSupport

/// The actions that the screens of all board sessions have, besides `RowAction`. A session's own actions have codes from
/// 100 up.
enum BoardAction: UInt8 {
  case pegCount, theme, exact, inexact, noMatch, correct, tryAgain, letters, confirm, cancel
}

// What the screens of all board sessions have in common: the answer, the corrections, and the attempts.
extension PersistentCoachedBoard {
  typealias Part = PartsBlock<CodeBreakerSession.Picture>.Part
  typealias BoardBlock = Block<CodeBreakerSession.Picture>

  // MARK: Setup

  var pegCountBlock: BoardBlock? {
    .choice(
      "pegs", "Pegs", GameSetup.pegCounts.map { $0.description },
      selected: board.pegCount - GameSetup.pegCounts.lowerBound, .init(BoardAction.pegCount), key: "p")
  }

  var themeBlock: BoardBlock? {
    .choice(
      "theme", "Theme", Theme.all.map { $0.name }, selected: Theme.all.firstIndex(of: board.theme) ?? 0,
      .init(BoardAction.theme), key: "t")
  }

  // MARK: The answer

  /// The two numbers of the answer. The first option of both means that the answer isn't known yet.
  var answerBlocks: [BoardBlock?] {
    [
      numberBlock("exact", "Right place", .exact, enteredAnswer?.exact, .exact, key: "x"),
      numberBlock("inexact", "Wrong place", .inexact, enteredAnswer?.inexact, .inexact, key: "o"),
    ]
  }

  private func numberBlock(
    _ id: BlockID, _ label: String, _ marker: Match, _ number: Int?, _ action: BoardAction, key: ActionKey
  ) -> BoardBlock? {
    var choice = Choice(
      label, ["?"] + (0...board.pegCount).map { $0.description }, selectedIndex: number.map { $0 + 1 } ?? 0,
      isSegmented: true, action: .init(action), key: key)
    choice.firstSpokenText = "Not known yet"
    if action == .inexact {
      choice.disabledIndexes = (0...board.pegCount).filter { !canChoose(inexact: $0) }.map { $0 + 1 }
    }
    return .block(id, .choice(choice, picture: .marker(marker)))
  }

  /// The actions that only a terminal's keys perform.
  var boardKeyActions: [Action?] {
    [
      acceptsAnswer
        ? Action(.init(BoardAction.noMatch), enteredAnswer == nil ? "No match" : "No answer yet", key: "n") : nil,
      Action(.init(BoardAction.letters), "Letters", key: "l"),
    ]
  }

  // MARK: Attempts

  /// Returns the attempt at an index. `effect` is a sentence about its effect, or an empty string.
  func attemptPart(_ index: Int, effect: String = "", isSuspect: Bool, isSelected: Bool = false) -> Part {
    let attempt = board.attempts[index]
    let words = OwnBoardText.attempt(attempt, number: index + 1, theme: board.theme)
    let sentences = [words, effect, isSuspect ? "It may be wrong." : ""].filter { !$0.isEmpty }
    return Part(
      .attempt(
        CodeBreakerSession.ShownAttempt(
          number: index + 1, code: code(attempt.guess),
          markers: attempt.counts.map { OwnBoardText.markers($0, pegCount: board.pegCount) }, note: effect,
          isSuspect: isSuspect)),
      sentences.joined(separator: " "), isSelected: isSelected)
  }

  // MARK: The coach

  /// The button that asks the coach again, or `nil` unless it has failed. The reason above it isn't a problem block, which
  /// screen readers would announce besides the status.
  var againBlock: BoardBlock? {
    guard case .unavailable = findings else { return nil }
    return .buttons("coach-again", [Action(.init(BoardAction.tryAgain), "Try again")])
  }

  // MARK: Corrections

  /// Returns a section with a button for each answer that would resolve the contradiction.
  func correctionsSection(
    _ contradiction: OwnBoardSession.ContradictoryFindings, isBeside: Bool
  ) -> CodeBreakerSession.Screen.Section? {
    var blocks: [BoardBlock?] = [.text("mend-text", contradiction.correctionText)]
    var first = 0
    for (row, correction) in contradiction.corrections.enumerated() {
      let name = "Attempt \(correction.attemptIndex + 1)"
      let parts = correction.answers.map { answer in
        let count = OwnBoardText.codeCount(answer.codeCount)
        let markers = CodeBreakerSession.SpokenText.markers(answer.counts)
        return Part(
          .answer(OwnBoardText.markers(answer.counts, pegCount: board.pegCount), count),
          "Change the answer to attempt \(correction.attemptIndex + 1) to \(markers): \(count)")
      }
      blocks.append(.text(BlockID("mend-title", row), name, .lead))
      blocks.append(
        .parts(
          BlockID("mend", row),
          .init(
            name, .flow, parts, press: .init(BoardAction.correct, first), hint: "Corrects this answer.", key: "m")))
      first += parts.count
    }
    return .init("doubts", "What would fix it", blocks, isCard: true, isBeside: isBeside)
  }

  private func correct(_ index: Int) {
    guard case .contradictory(let contradiction) = findings else { return }
    let all = contradiction.corrections.flatMap { correction in
      correction.answers.map { (correction.attemptIndex, $0.counts) }
    }
    if all.indices.contains(index) { replaceAnswer(at: all[index].0, with: all[index].1) }
  }

  // MARK: Questions and actions

  /// Returns the question to the player as part of the screen.
  func screenQuestion(_ title: String, _ text: String, confirm label: String) -> SessionSupport.Question {
    SessionSupport.Question(
      title: title, text: text, confirm: Action(.init(BoardAction.confirm), label, .destructive),
      cancel: Action(.init(BoardAction.cancel), "Cancel"))
  }

  /// Performs one of the actions that all board sessions have. Returns whether it is one.
  func performBoardAction(_ id: Action.ID) -> Bool {
    guard let action = BoardAction(rawValue: id.code) else { return performRowAction(id) }
    switch action {
    case .pegCount: choose(pegCount: GameSetup.pegCounts.lowerBound + id.index)
    case .theme: if Theme.all.indices.contains(id.index) { choose(theme: Theme.all[id.index]) }
    case .exact: if id.index == 0 { clearAnswer() } else { choose(exact: id.index - 1) }
    case .inexact: if id.index == 0 { clearAnswer() } else { choose(inexact: id.index - 1) }
    case .noMatch: if enteredAnswer == nil { choose(exact: 0) } else { clearAnswer() }
    case .correct: correct(id.index)
    case .tryAgain: tryCoachAgain()
    case .letters:
      let settings = CodeBreakerSession.LetterSetting.allCases
      let next = (settings.firstIndex(of: self.settings.letters) ?? 0) + 1
      choose(letters: settings[next % settings.count])
    case .confirm: confirm()
    case .cancel: cancel()
    }
    return true
  }
}

extension Block {
  /// Returns a menu with a key.
  static func choice(
    _ id: BlockID, _ label: String, _ options: [String], selected: Int, _ action: Action.ID, key: ActionKey
  ) -> Block? {
    .block(id, .choice(Choice(label, options, selectedIndex: selected, action: action, key: key)))
  }
}
