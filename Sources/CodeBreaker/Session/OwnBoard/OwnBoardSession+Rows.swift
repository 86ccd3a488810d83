import CodeBreakerModel
import GameCore
import SessionSupport

extension OwnBoardSession {
  /// Whether the player can add the row to the board: it has a peg, and the board has room.
  var canEnterRow: Bool { acceptsPegs && rowProblem == nil }

  /// The reason why the player can't add the row, or `nil` if the player can. Shown beside the button that adds it.
  var rowProblem: String? {
    if !row.guess.contains(where: { $0 != CodeText.missingColor }) { return "Choose the pegs of a guess." }
    return saved.editedRow == nil && board.attempts.count >= OwnBoard.maxAttempts
      ? "There is room for \(OwnBoard.maxAttempts) attempts." : nil
  }

  /// The label of the button that enters the row.
  var enterLabel: String {
    saved.editedRow != nil ? "Save" : row.counts == nil && rowProblem == nil ? "Add without answer" : "Add"
  }

  /// Adds the row as an attempt, or replaces the attempt that the player is changing.
  public func enterRow() {
    intent(canEnterRow) {
      var next = board
      let row = row
      let position = saved.editedRow?.index ?? board.attempts.count
      if saved.editedRow == nil { next.add(row) } else { next.replaceAttempt(at: position, with: row) }
      replaceBoard(with: next)
      if saved.editedRow == nil { saved.newRow = board.blankRow }
      saved.editedRow = nil
      saved.selection = 0
      post(.answer(exactCount: row.counts?.exact ?? 0))
      status = attemptText(position)
    }
  }

  /// Starts changing the attempt at the index `position`. The row of the next attempt stays unchanged.
  func editAttempt(at position: Int) {
    intent(acceptsPegs && board.attempts.indices.contains(position) && position != saved.editedRow?.index) {
      saved.editedRow = EditedRow(index: position, row: board.attempts[position])
      saved.selection = 0
      status = "Changing attempt \(position + 1)."
    }
  }

  /// Stops changing an attempt, and discards the change.
  func cancelEditing() {
    intent(acceptsPegs && saved.editedRow != nil) {
      saved.editedRow = nil
      saved.selection = 0
      status = "Nothing was changed."
    }
  }

  /// Removes the attempt at the index `position`.
  public func removeAttempt(at position: Int) {
    intent(acceptsPegs && board.attempts.indices.contains(position)) {
      var next = board
      next.removeAttempt(at: position)
      replaceBoard(with: next)
      saved.editedRow = nil
      saved.selection = 0
      status = "Attempt \(position + 1) removed."
    }
  }

  /// Moves the attempt that the player is changing: up by one if `offset` is -1, or down by one if it's 1.
  func moveEditedAttempt(by offset: Int) {
    guard let position = saved.editedRow?.index else { return }
    intent(acceptsPegs && canMoveEditedAttempt(by: offset)) {
      var next = board
      next.swapAttempts(position, position + offset)
      replaceBoard(with: next)
      saved.editedRow?.index = position + offset
      status = "This is now attempt \(position + offset + 1)."
    }
  }

  /// Returns whether the attempt that the player is changing can move up (-1) or down (1).
  func canMoveEditedAttempt(by offset: Int) -> Bool {
    guard let position = saved.editedRow?.index else { return false }
    return abs(offset) == 1 && board.attempts.indices.contains(position + offset)
  }

  /// Whether the player can undo the latest change of the board.
  public var canUndo: Bool { hasChangeToUndo && acceptsPegs }

  /// Whether there is a change to undo, even if the player has to answer a question first.
  var hasChangeToUndo: Bool { saved.previousBoard != nil }

  /// Undoes the latest change of the board. If the change added an attempt, the attempt returns to the row.
  public func undo() {
    intent(canUndo) {
      guard let before = saved.previousBoard else { return }
      let added = board.attempts.last
      let wasAdded = board.attempts.count == before.attempts.count + 1 && saved.newRow == before.blankRow
      put(before)
      saved.previousBoard = nil
      if wasAdded, let added { saved.newRow = before.adapted(added) }
      status = "Undone. \(boardText)"
    }
  }

  /// Asks whether to remove all attempts.
  public func askToClear() {
    intent(canClear) { question = .clear }
  }

  /// Whether the player can remove all attempts.
  public var canClear: Bool { acceptsPegs && !board.attempts.isEmpty }

  // MARK: Setup

  /// Sets the number of pegs. Asks first if attempts would be lost.
  public func choose(pegCount: Int) {
    propose(board.changed(pegCount: pegCount, choiceCount: board.choiceCount, theme: board.theme))
  }

  /// Sets the number of colors. Replaces a theme that has fewer. Asks first if attempts would be lost.
  public func choose(choiceCount: Int) {
    propose(board.changed(choiceCount: choiceCount, keepsTheme: false))
  }

  /// Sets the theme. If it has fewer colors, reduces the number of colors. Asks first if attempts would be lost.
  public func choose(theme: Theme) {
    propose(board.changed(pegCount: board.pegCount, choiceCount: board.choiceCount, theme: theme))
  }

  private func propose(_ next: OwnBoard) {
    intent(acceptsPegs && next != board) {
      if next.attempts.count < board.attempts.count {
        question = .setup(next)
      } else {
        replaceBoard(with: next)
        status = boardText
      }
    }
  }

  // MARK: Questions

  /// Performs the action that the question is about.
  public func confirm() {
    guard let question else { return }
    intent {
      self.question = nil
      switch question {
      case .setup(let next), .link(let next): replaceBoard(with: next)
      case .clear:
        replaceBoard(with: OwnBoard(pegCount: board.pegCount, choiceCount: board.choiceCount, theme: board.theme))
      }
      status = boardText
    }
  }

  /// Dismisses the question.
  public func cancel() {
    intent(question != nil) { question = nil }
  }

  // MARK: Helpers

  /// Replaces the board, and stores the previous one for undo.
  func replaceBoard(with next: OwnBoard) {
    guard next != board else { return }
    let last = board
    if next.pegCount == last.pegCount, next.choiceCount >= last.choiceCount { saved.board = next } else { put(next) }
    saved.previousBoard = last
  }

  /// Replaces the board, and removes the colors that the new board doesn't have from the row.
  func put(_ next: OwnBoard) {
    saved.board = next
    saved.editedRow = nil
    saved.newRow = next.adapted(saved.newRow)
    saved.selection = min(selection, next.pegCount - 1)
  }

  /// Replaces the answer to the attempt at the index `position`, as the coach suggests.
  public func replaceAnswer(at position: Int, with counts: MatchCounts) {
    intent(acceptsPegs && board.attempts.indices.contains(position)) {
      var next = board
      next.replaceAttempt(at: position, with: OwnBoard.Attempt(guess: board.attempts[position].guess, counts: counts))
      replaceBoard(with: next)
      saved.editedRow = nil
      status = attemptText(position)
    }
  }

  private func attemptText(_ position: Int) -> String {
    OwnBoardText.attempt(board.attempts[position], number: position + 1, theme: board.theme)
  }

  var boardText: String {
    "\(board.pegCount) pegs, \(board.choiceCount) colors, \(CodeBreakerSession.SpokenText.attemptCount(board.attempts.count))."
  }
}
