import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

/// The page of the player's own board: its attempts, the row to edit, and the coach's answer.
extension OwnBoardFrontEnd {
  func lines(_ width: Int) -> [[Span]] {
    let board = session.board
    var lines = "\(board.pegCount) pegs, \(board.choiceCount) colors, \(board.theme.name)".lines(width, .bold)
    lines += pegs.choiceLines + [[]]
    var doubted: [Int] = []
    if case .contradictory(let contradicting) = session.findings { doubted = contradicting.attemptIndexes }
    for (index, attempt) in board.attempts.enumerated() {
      let isEdited = index == session.editedIndex
      lines.append(
        row(isEdited ? session.row : attempt, name: "\(index + 1)", isEdited, isDoubted: doubted.contains(index)))
    }
    if session.editedIndex == nil { lines.append(row(session.row, name: "New", true, isDoubted: false)) }
    if !session.rowNote.isEmpty { lines += "    \(session.rowNote)".lines(width, .dim) }
    return lines + [[]] + findingLines(width)
  }

  private func row(_ attempt: OwnBoard.Attempt, name: String, _ isOpen: Bool, isDoubted: Bool) -> [Span] {
    var spans = [Span((isOpen ? ">" : " ") + name.rightAligned(in: 3), isOpen ? .bold : .plain)]
    spans.append(Span(isDoubted ? "? " : "  ", .bold))
    spans += pegs.row(session.code(attempt.guess).pegs, selected: isOpen ? session.selection : nil)
    return spans + [Span("  ")] + (attempt.counts.map { answer($0) } ?? [Span("no answer yet", .dim)])
  }

  func lines(_ possible: OwnBoardSession.PossibleFindings, _ width: Int) -> [[Span]] {
    var lines = possible.countText.lines(width, .bold)
    if let best = possible.best {
      var line = [Span(best.method.isExact ? "Best guess:" : "A good guess:")]
      for peg in session.code(best.guess).pegs { line += [Span(" ")] + pegs.spans(pegs.face(peg), .tiny) }
      lines += [line] + possible.bestText.lines(width)
    }
    if listsCodes {
      var flow = SpanFlow(width: width, indent: 0)
      for code in possible.codes {
        let spans = session.code(code).pegs.flatMap { pegs.spans(pegs.face($0), .tiny) + [Span(" ")] }
        flow.add(spans + [Span("  ")], gap: 0)
      }
      return lines + "\(possible.listText):".lines(width) + flow.lines
    }
    guard possible.parts.count > 1 else { return lines }
    let most = possible.parts.map(\.codeCount).max() ?? 1
    return lines + "What each answer would leave:".lines(width)
      + possible.parts.map { part in
        let bar = String(
          repeating: capabilities.supportsUnicode ? "█" : "#", count: max(1, part.codeCount * 20 / most))
        let isCode = part.counts.exact == session.board.pegCount
        let text = isCode ? "the code" : OwnBoardWords.codeCount(part.codeCount)
        return markers(part.counts) + [Span("  \(bar) \(text)")]
      }
  }
}
