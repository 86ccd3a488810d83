import CodeBreakerModel
import NumberedGame
import PlaySupport

extension OwnBoardSession {
  /// Selects a hole of the row. If it's selected already, puts the next choice into it.
  public func tapHole(_ hole: Int) {
    if hole == selection { cycle(by: 1) } else { select(hole: hole) }
  }

  /// Selects a hole of the row.
  public func select(hole: Int) {
    intent(acceptsPegs && row.guess.indices.contains(hole) && hole != selection) {
      saved.selection = hole
      status = holeText
    }
  }

  /// Puts the next choice into the selected hole, or the previous one if `offset` is negative.
  public func cycle(by offset: Int) {
    change { $0.cycle(by: offset, choiceCount: board.choiceCount) }
  }

  /// Puts the choice at the index `choice` into the selected hole, and selects the next empty one. Returns `false` if
  /// there is no such choice or the row doesn't accept pegs.
  @discardableResult
  public func choose(_ choice: Int) -> Bool {
    guard acceptsPegs, 0..<board.choiceCount ~= choice else { return false }
    change { $0.choose(choice) }
    return true
  }

  /// Puts the choice at the index `choice` into every hole.
  public func fillHoles(with choice: Int) {
    guard 0..<board.choiceCount ~= choice else { return }
    change { $0.pegs = $0.pegs.map { _ in UInt8(choice) } }
  }

  /// Removes the selected peg. If the hole is empty, moves one hole left and removes the peg there.
  public func clear() {
    change { $0.clear() }
  }

  func put(_ guess: [UInt8]) {
    saved.editedRow = nil
    saved.newRow = OwnBoard.Attempt(guess: guess)
    saved.selection = 0
    status = "Guess: \(CodeBreakerSession.SpokenText.pegs(code(guess), theme: board.theme))."
  }

  // MARK: The answer

  package var enteredAnswer: MatchCounts? {
    get { row.counts }
    set { row.counts = newValue }
  }

  package var acceptsAnswer: Bool { acceptsPegs }

  package static var noAnswerText: String { "not known yet" }

  /// Removes the answer.
  public func clearAnswer() {
    changeAnswer { $0.counts = nil }
  }

  // MARK: Keys

  /// Performs a key's command. Enter adds the row. Returns `true` if handled, so the front end must ignore the key.
  @discardableResult
  public func press(_ command: CodeBreakerSession.KeyCommand) -> Bool {
    guard acceptsPegs else { return false }
    let count = board.pegCount
    switch command {
    case .choose(let choice): return choose(choice)
    case .selectPrevious: select(hole: (selection + count - 1) % count)
    case .selectNext: select(hole: (selection + 1) % count)
    case .selectFirst: select(hole: 0)
    case .selectLast: select(hole: count - 1)
    case .nextChoice: cycle(by: 1)
    case .previousChoice: cycle(by: -1)
    case .clear: clear()
    case .guess: enterRow()
    }
    return true
  }

  // MARK: Note

  /// A note about the row: how empty holes count, or whether a full guess fits all answers. Otherwise, an empty string.
  public var rowNote: String {
    let holes = row.guess.reduce(0) { $0 + ($1 == CodeText.missingColor ? 1 : 0) }
    if holes == row.guess.count { return "" }
    if holes > 0 {
      return holes == 1 ? "1 hole is empty. It matches nothing." : "\(holes) holes are empty. They match nothing."
    }
    guard saved.editedRow == nil, !board.isSolved else { return "" }
    let question = OwnBoardQuestion(board).position
    guard !question.attempts.isEmpty else { return "" }
    guard let index = question.firstContradiction(to: row.guess) else { return "It fits all answers." }
    return "It can’t be the code: attempt \(board.answeredIndexes[index] + 1) rules it out."
  }

  private var holeText: String {
    CodeBreakerSession.SpokenText.hole(selection, of: code(row.guess), theme: board.theme) + "."
  }

  private func change(_ change: (inout CodeRow) -> Void) {
    intent(acceptsPegs) {
      var changed = CodeRow(row.guess, selection: selection)
      let hole = selection
      change(&changed)
      if changed.pegs != row.guess { post(.peg) }
      row.guess = changed.pegs
      saved.selection = changed.selection
      status = CodeBreakerSession.SpokenText.hole(hole, of: code(changed.pegs), theme: board.theme) + "."
    }
  }
}
