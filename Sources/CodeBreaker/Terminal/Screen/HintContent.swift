import CodeBreakerSession
import TerminalSupport

/// What the dialog of the hints says: each question with the key that asks it, and what the coach has told.
struct HintContent {
  let session: CodeBreakerSession

  /// The level that was asked for last, if one was.
  let latest: CodeBreakerSession.HintLevel?

  let pegs: PegDrawing

  /// The content in lines of at most `width` columns. Where there is no room for everything, the questions go, which the
  /// buttons ask as well, and the answers to all but the latest one.
  ///
  /// - Parameter count: how many lines there may be.
  func lines(width: Int, count: Int) -> [[Span]] {
    // What is wrong with the guess stands where the answer would; what is wrong with the coach stands below all.
    let problem = session.hint.isUnavailable ? session.hintProblem.map { $0.plainLines(width) } ?? [] : []
    var all: [[Span]] = []
    for (index, level) in CodeBreakerSession.HintLevel.allCases.enumerated() {
      if index > 0 { all.append([]) }
      all += "\(index + 1)  \(level.question)".wrapped(width).map { [Span($0, .bold)] } + answer(level, width)
    }
    if !problem.isEmpty { all += [[]] + problem }
    if all.count <= count { return all }
    if !problem.isEmpty { return problem }
    let told = latest.map { answer($0, width) } ?? []
    return told.isEmpty ? "The coach tells you as much as you ask for.".plainLines(width) : told
  }

  private func answer(_ level: CodeBreakerSession.HintLevel, _ width: Int) -> [[Span]] {
    var lines: [[Span]] = []
    if level == .best, let code = session.hintedGuess {
      let space = Span(" ", pegs.panelStyle)
      lines.append(pegs.faces(code).reduce([space]) { $0 + pegs.spans($1, .small) + [space] })
    }
    let problem = level == .fit && !session.hint.isUnavailable ? session.hintProblem : nil
    if let text = problem ?? session.hintText(level) { lines += text.plainLines(width) }
    return lines
  }
}
