import CodeBreakerModel
import GameCore

/// The text of a session for a board.
enum OwnBoardText {
  /// Returns the text of an attempt: "Attempt 3: red, empty, blue, blue. 2 in the right place.", or with "No answer yet."
  static func attempt(_ attempt: OwnBoard.Attempt, number: Int, theme: Theme) -> String {
    let code = Code(kind: .guess, pegs: CoachQuestion.pegs(of: attempt.guess, theme.choices))
    let answer = attempt.counts.map { CodeBreakerSession.SpokenText.markers($0) } ?? "No answer yet"
    return "Attempt \(number): \(CodeBreakerSession.SpokenText.pegs(code, theme: theme)). \(answer)."
  }

  /// Returns the effect of an answer to the best guess: "2 in the right place: 12 codes", or "4 in the right place: it is
  /// the code".
  static func part(_ part: AnswerPart, pegCount: Int) -> String {
    let answer = CodeBreakerSession.SpokenText.markers(part.counts)
    return part.counts.exact == pegCount ? "\(answer): it is the code" : "\(answer): \(codeCount(part.codeCount))"
  }

  /// Returns a number of codes: "1 code", "1,296 codes".
  static func codeCount(_ count: Int) -> String { CodeBreakerSession.SpokenText.codeCount(count) }

  /// Returns a sentence about contradictory answers to these attempts: "Attempts 1, 3 and 4 can't all be right."
  static func contradiction(_ indexes: [Int]) -> String {
    let numbers = indexes.map { "\($0 + 1)" }
    guard let last = numbers.last, numbers.count > 1 else {
      return "Attempt \(numbers.last ?? "") can’t be right: no code gets this answer."
    }
    let word: String = numbers.count == 2 ? "both" : "all"
    return "Attempts \(numbers.dropLast().map { $0 }.joined(separator: ", ")) and \(last) can’t \(word) be right."
  }

  /// Returns a marker for each peg: first the exact ones, then the inexact ones, then the blanks.
  static func markers(_ counts: MatchCounts, pegCount: Int) -> [Match] {
    let blanks = max(0, pegCount - counts.exact - counts.inexact)
    return Array(repeating: .exact, count: counts.exact) + Array(repeating: .inexact, count: counts.inexact)
      + Array(repeating: .nomatch, count: blanks)
  }
}

extension OwnBoardSession.Question {
  /// The question's title.
  public var title: String {
    switch self {
    case .setup: "Change the board?"
    case .link: "Open the linked board?"
    case .clear: "Start over?"
    }
  }

  /// The label of the button that confirms.
  public var confirmLabel: String {
    switch self {
    case .setup: "Change"
    case .link: "Open"
    case .clear: "Start over"
    }
  }

  /// Returns the consequence of confirming for the current board.
  public func text(_ board: OwnBoard) -> String {
    let count = board.attempts.count
    switch self {
    case .setup(let next):
      let lost = count - next.attempts.count
      return lost == count
        ? "None of your \(CodeBreakerSession.SpokenText.attemptCount(count)) would fit, so all would be removed. You can undo this."
        : "\(lost) of your \(CodeBreakerSession.SpokenText.attemptCount(count)) wouldn’t fit and would be removed. You can undo this."
    case .link:
      return "It replaces yours, which has \(CodeBreakerSession.SpokenText.attemptCount(count)). You can undo this."
    case .clear: return "All attempts are removed; pegs and colors stay. You can undo this."
    }
  }
}
