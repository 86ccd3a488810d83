import CodeBreakerModel
import GameCore
import SessionSupport

extension OwnBoardSession {
  /// The row and its selected hole.
  public var codeRow: CodeRow { CodeRow(row.guess, selection: selection) }

  /// Replaces the pegs of the row.
  @discardableResult
  public func setRow(_ row: CodeRow, announcing status: String) -> Bool {
    intent(acceptsPegs) {
      if row.pegs != self.row.guess { post(.peg) }
      self.row.guess = row.pegs
      saved.selection = row.selection
      self.status = status
      return true
    } ?? false
  }

  /// Adds the row to the board, or replaces the attempt that the player is changing.
  @discardableResult
  public func submitRow() -> Bool {
    guard acceptsPegs else { return false }
    enterRow()
    return true
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

  // MARK: Note

  /// A note about the row: how empty holes count, or whether a full guess fits all answers. Otherwise, an empty string.
  var rowNote: String {
    if codeRow.isEmpty { return "" }
    if !codeRow.isFull { return CodeBreakerSession.SpokenText.emptyHoles(codeRow.emptyHoleCount) }
    guard saved.editedRow == nil, !board.isSolved else { return "" }
    let question = OwnBoardQuestion(board).position
    guard !question.attempts.isEmpty else { return "" }
    guard let index = question.firstContradiction(to: row.guess) else { return "It fits all answers." }
    return "It can’t be the code: attempt \(board.answeredIndexes[index] + 1) rules it out."
  }
}
