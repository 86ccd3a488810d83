import CodeBreakerModel
import NumberedGame
import PlaySupport

// The attempts, the setup, and what can be undone.
extension OwnBoardSession {
  /// Whether the row can become an attempt: there is a peg in it, and room on the board.
  public var canEnterRow: Bool { acceptsPegs && rowProblem == nil }

  /// Why the row cannot become an attempt, to be said at its button.
  public var rowProblem: String? {
    if !row.guess.contains(where: { $0 != CodeText.missing }) { return "Choose the pegs of a guess." }
    return saved.edited == nil && board.attempts.count >= OwnBoard.mostAttempts
      ? "There is room for \(OwnBoard.mostAttempts) attempts." : nil
  }

  /// What the button says that enters the row.
  public var enterLabel: String {
    saved.edited != nil ? "Save" : row.counts == nil && rowProblem == nil ? "Add without answer" : "Add"
  }

  /// Makes the row an attempt, or puts it in the place of the one that is being changed.
  public func enterRow() {
    intent(canEnterRow) {
      var next = board
      let row = row
      let place = saved.edited?.place ?? board.attempts.count
      if saved.edited == nil { next.add(row) } else { next.replace(place, with: row) }
      become(next)
      if saved.edited == nil { saved.fresh = board.blankRow }
      saved.edited = nil
      saved.selection = 0
      give(.answer)
      status = attemptText(place)
    }
  }

  /// Begins to change an attempt. The row of the next one stays as it is meanwhile.
  ///
  /// - Parameter place: the place of the attempt, counted from 0.
  public func edit(_ place: Int) {
    intent(acceptsPegs && board.attempts.indices.contains(place) && place != saved.edited?.place) {
      saved.edited = EditedRow(place: place, row: board.attempts[place])
      saved.selection = 0
      status = "Changing attempt \(place + 1)."
    }
  }

  /// Leaves the attempt that is being changed as it was.
  public func stopEditing() {
    intent(acceptsPegs && saved.edited != nil) {
      saved.edited = nil
      saved.selection = 0
      status = "Nothing was changed."
    }
  }

  /// Takes an attempt away.
  ///
  /// - Parameter place: the place of the attempt, counted from 0.
  public func remove(_ place: Int) {
    intent(acceptsPegs && board.attempts.indices.contains(place)) {
      var next = board
      next.remove(place)
      become(next)
      saved.edited = nil
      saved.selection = 0
      status = "Attempt \(place + 1) is gone."
    }
  }

  /// Moves the attempt that is being changed by so many places: -1 up, 1 down.
  public func moveEdited(by offset: Int) {
    guard let place = saved.edited?.place else { return }
    intent(acceptsPegs && canMoveEdited(by: offset)) {
      var next = board
      next.swap(place, place + offset)
      become(next)
      saved.edited?.place = place + offset
      status = "This is attempt \(place + offset + 1) now."
    }
  }

  /// Whether the attempt that is being changed can be moved by so many places: -1 up, 1 down.
  public func canMoveEdited(by offset: Int) -> Bool {
    guard let place = saved.edited?.place else { return false }
    return abs(offset) == 1 && board.attempts.indices.contains(place + offset)
  }

  /// Whether the latest change of the board can be undone.
  public var canUndo: Bool { hasUndo && acceptsPegs }

  /// Whether there is a change to be undone, though something may have to be answered first.
  public var hasUndo: Bool { saved.before != nil }

  /// Undoes the latest change of the board. An attempt that was just added goes back into the row.
  public func undo() {
    intent(canUndo) {
      guard let before = saved.before else { return }
      let added = board.attempts.last
      let wasAdded = board.attempts.count == before.attempts.count + 1 && saved.fresh == before.blankRow
      put(before)
      saved.before = nil
      if wasAdded, let added { saved.fresh = before.row(like: added) }
      status = "Undone. \(boardText)"
    }
  }

  /// Asks whether all attempts may go.
  public func askToClear() {
    intent(canClear) { question = .clear }
  }

  /// Whether there are attempts that can go.
  public var canClear: Bool { acceptsPegs && !board.attempts.isEmpty }

  // MARK: Setup

  /// Lets codes have so many pegs. Attempts that do not fit go, though not unasked.
  public func choose(pegCount: Int) {
    propose(board.changed(pegCount: pegCount, choiceCount: board.choiceCount, theme: board.theme))
  }

  /// Lets there be so many colors. Where the theme has not so many, one comes in its place that has.
  public func choose(choiceCount: Int) {
    propose(board.with(choiceCount: choiceCount, keepsTheme: false))
  }

  /// Lets the pegs look otherwise. There are fewer colors then where the theme has not so many.
  public func choose(theme: Theme) {
    propose(board.changed(pegCount: board.pegCount, choiceCount: board.choiceCount, theme: theme))
  }

  private func propose(_ next: OwnBoard) {
    intent(acceptsPegs && next != board) {
      if next.attempts.count < board.attempts.count {
        question = .setup(next)
      } else {
        become(next)
        status = boardText
      }
    }
  }

  // MARK: Questions

  /// Does what was asked about.
  public func confirm() {
    guard let question else { return }
    intent {
      self.question = nil
      switch question {
      case .setup(let next), .link(let next): become(next)
      case .clear: become(OwnBoard(pegCount: board.pegCount, choiceCount: board.choiceCount, theme: board.theme))
      }
      status = boardText
    }
  }

  /// Leaves all as it is.
  public func cancel() {
    intent(question != nil) { question = nil }
  }

  // MARK: Parts

  /// Puts another board in the place of this one, which can be undone.
  func become(_ next: OwnBoard) {
    guard next != board else { return }
    let last = board
    if next.pegCount == last.pegCount, next.choiceCount >= last.choiceCount { saved.board = next } else { put(next) }
    saved.before = last
  }

  /// Puts a board on the table, and what fits of the row.
  func put(_ next: OwnBoard) {
    saved.board = next
    saved.edited = nil
    saved.fresh = next.row(like: saved.fresh)
    saved.selection = min(selection, next.pegCount - 1)
  }

  /// Gives an attempt another answer, as the coach proposes it.
  public func mend(_ place: Int, _ counts: MatchCounts) {
    intent(acceptsPegs && board.attempts.indices.contains(place)) {
      var next = board
      next.replace(place, with: OwnBoard.Attempt(guess: board.attempts[place].guess, counts: counts))
      become(next)
      saved.edited = nil
      status = attemptText(place)
    }
  }

  private func attemptText(_ place: Int) -> String {
    OwnBoardWords.attempt(board.attempts[place], number: place + 1, theme: board.theme)
  }

  /// What the board is, in a sentence.
  var boardText: String {
    "\(board.pegCount) pegs, \(board.choiceCount) colors, \(CodeBreakerSession.Spoken.attemptCount(board.attempts.count))."
  }
}
