import CodeBreakerModel
import NumberedGame
import PlaySupport

// The row that is being put together.
extension OwnBoardSession {
  /// What a tap on a hole of the row does: selects it, or if it is selected puts the next choice into it.
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

  /// Puts a choice, 0 for the first, into the selected hole and moves on to the next empty one.
  ///
  /// - Returns: whether there was such a choice and the row took it.
  @discardableResult
  public func choose(_ choice: Int) -> Bool {
    guard acceptsPegs, 0..<board.choiceCount ~= choice else { return false }
    change { $0.choose(choice) }
    return true
  }

  /// Puts a choice, 0 for the first, into every hole.
  public func fill(_ choice: Int) {
    guard 0..<board.choiceCount ~= choice else { return }
    change { $0.pegs = $0.pegs.map { _ in UInt8(choice) } }
  }

  /// Takes the selected peg out, or if there is none moves to the left and takes out what is there.
  public func clear() {
    change { $0.clear() }
  }

  /// Puts colors into the row of the next attempt, in place of what is in it.
  func put(_ guess: [UInt8]) {
    saved.edited = nil
    saved.fresh = OwnBoard.Attempt(guess: guess)
    saved.selection = 0
    status = "Guess: \(CodeBreakerSession.Spoken.pegs(code(guess), theme: board.theme))."
  }

  // MARK: The answer

  /// Says how many pegs of the row were right and in their places. How many others were right is then known to be none, as
  /// long as nothing else is said, and never more than there can be.
  ///
  /// - Parameter exact: from 0 to the number of pegs; any other is not taken.
  public func choose(exact: Int) {
    answer { $0.choose(exact: exact) }
  }

  /// Says how many pegs of the row were right but out of place. None was in its place then, as long as nothing else is said.
  ///
  /// - Parameter inexact: one that cannot be is not taken.
  public func choose(inexact: Int) {
    answer { $0.choose(inexact: inexact) }
  }

  /// Whether so many pegs can be right but out of place, beside those that are said to be in their places.
  public func canChoose(inexact: Int) -> Bool { entry.canChoose(inexact: inexact) }

  /// Says that the answer is not known yet.
  public func clearAnswer() {
    answer { $0.counts = nil }
  }

  private var entry: AnswerEntry { AnswerEntry(counts: row.counts, pegCount: board.pegCount) }

  private func answer(_ change: (inout AnswerEntry) -> Void) {
    var entry = entry
    change(&entry)
    intent(acceptsPegs && entry.counts != row.counts) {
      row.counts = entry.counts
      give(.peg)
      status = "Answer: \(entry.counts.map { CodeBreakerSession.Spoken.markers($0) } ?? "not known yet")."
    }
  }

  // MARK: Keys

  /// Does what a key says. Enter enters the row.
  ///
  /// - Returns: whether the key means something now, so that nothing else should be done with it.
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

  /// Counts the answer up by a key, from none on: `x` the exact matches, `o` the inexact ones, and from the most that can be
  /// back to 0.
  ///
  /// - Parameter key: the name of the key as UTF-8.
  /// - Returns: whether it was one of these keys.
  @discardableResult
  public func pressAnswer(key: [UInt8]) -> Bool {
    guard acceptsPegs else { return false }
    var next = entry
    guard next.press(KeyName(key)) else { return false }
    answer { $0 = next }
    return true
  }

  // MARK: What is said at the row

  /// What is to be said at the row: what its holes mean, or whether a whole guess fits all answers; nothing where there is
  /// nothing to say.
  public var rowNote: String {
    let holes = row.guess.reduce(0) { $0 + ($1 == CodeText.missing ? 1 : 0) }
    if holes == row.guess.count { return "" }
    if holes > 0 {
      return holes == 1 ? "1 hole is empty. It matches nothing." : "\(holes) holes are empty. They match nothing."
    }
    guard saved.edited == nil, !board.isSolved else { return "" }
    let question = OwnBoardQuestion(board).position
    guard !question.attempts.isEmpty else { return "" }
    guard let place = question.firstContradiction(to: row.guess) else { return "It fits all answers." }
    return "It cannot be the code: attempt \(board.answeredPlaces[place] + 1) says otherwise."
  }

  private var holeText: String {
    CodeBreakerSession.Spoken.hole(selection, of: code(row.guess), theme: board.theme) + "."
  }

  /// Changes the row, if it takes pegs now, and saves.
  private func change(_ change: (inout CodeRow) -> Void) {
    intent(acceptsPegs) {
      var changed = CodeRow(row.guess, selection: selection)
      let hole = selection
      change(&changed)
      if changed.pegs != row.guess { give(.peg) }
      row.guess = changed.pegs
      saved.selection = changed.selection
      status = CodeBreakerSession.Spoken.hole(hole, of: code(changed.pegs), theme: board.theme) + "."
    }
  }
}
