import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

/// The page for setting a code: the code unless it's hidden, the row, the coach, and the attempts.
extension CodemakerFrontEnd {
  func lines(_ width: Int) -> [[Span]] {
    let (game, board) = (session.game, session.board)
    var lines = session.title.lines(width, .bold) + noteLines(session.note, width)
    lines += "\(board.pegCount) pegs, \(board.choiceCount) colors, \(board.theme.name)".lines(width)
    if session.acceptsPegs { lines += pegs.choiceLines }
    lines.append([])
    if let code = session.shownCode { lines.append(row("Code", code, hole: nil)) }
    if session.acceptsPegs {
      lines.append(row(game.stage == .friendGuessing ? "New" : "Code", game.row.pegs, hole: game.row.selection))
    }
    let isCoachPlaying = game.stage == .watchingCoach || game.stage == .answeringCoach
    if isCoachPlaying, !game.isOver, session.judgment == nil { lines += findingLines(width) }
    lines += (session.judgment?.wrongAnswers ?? []).flatMap { $0.text.lines(width, .bold) } + [[]]
    for index in board.attempts.indices.reversed() { lines += attemptLines(at: index, width: width) }
    return lines
  }

  /// Returns text as lines, or an empty array if it is empty.
  private func noteLines(_ text: String, _ width: Int) -> [[Span]] { text.isEmpty ? [] : text.lines(width, .dim) }

  private func row(_ name: String, _ colors: [UInt8], hole: Int?) -> [Span] {
    [Span(name.leftAligned(in: 5), .bold)] + pegs.row(session.code(colors).pegs, selected: hole)
  }

  func lines(_ possible: OwnBoardSession.PossibleFindings, _ width: Int) -> [[Span]] {
    guard session.game.stage == .answeringCoach, let proposal = session.proposal else {
      return possible.countText.lines(width)
    }
    let count = session.board.attempts.count
    let answerLines =
      session.game.enteredAnswer.map { [[Span("Answer: ")] + answer($0)] }
      ?? "How does it match? x right place, o wrong place, n no match.".lines(width)
    return [row("\(count + 1)?", proposal.value.guess, hole: nil)]
      + CodemakerWords.reason(proposal, attemptCount: count).lines(width) + answerLines
  }

  /// Returns the lines of an attempt and its effect. For the latest attempt, they include the coach's reason.
  private func attemptLines(at index: Int, width: Int) -> [[Span]] {
    let attempt = session.board.attempts[index]
    let line = row("\(index + 1)".rightAligned(in: 3), attempt.guess, hole: nil) + [Span("  ")]
    let isLatest = session.game.stage == .watchingCoach && index == session.board.attempts.count - 1
    return [line + (attempt.counts.map { answer($0) } ?? [])] + noteLines(session.effect(ofAttemptAt: index), width)
      + (isLatest ? noteLines(session.reason(forAttemptAt: index), width) : [])
  }
}
