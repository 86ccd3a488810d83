import CodeBreakerModel
import NumberedGame

/// What is said of a board.
public enum OwnBoardWords {
  /// An attempt: "Attempt 3: red, empty, blue, blue. 2 exact, 1 inexact.", or "No answer yet." at its end.
  public static func attempt(_ attempt: OwnBoard.Attempt, number: Int, theme: Theme) -> String {
    let code = Code(kind: .guess, pegs: CoachQuestion.pegs(of: attempt.guess, theme.choices))
    let answer = attempt.counts.map { CodeBreakerSession.Spoken.markers($0) } ?? "No answer yet"
    return "Attempt \(number): \(CodeBreakerSession.Spoken.pegs(code, theme: theme)). \(answer)."
  }

  /// What an answer would leave: "2 exact, 1 inexact: 12 codes", or "4 exact: it is the code".
  public static func part(_ part: AnswerPart, pegCount: Int) -> String {
    let answer = CodeBreakerSession.Spoken.markers(part.counts)
    return part.counts.exact == pegCount ? "\(answer): it is the code" : "\(answer): \(codes(part.codeCount))"
  }

  /// A number of codes: "1 code", "1,296 codes".
  public static func codes(_ count: Int) -> String { CodeBreakerSession.Spoken.codeCount(count) }

  /// Which attempts contradict each other: "Attempts 1, 3 and 4 cannot all be right."
  ///
  /// - Parameter places: their places, counted from 0.
  static func contradiction(_ places: [Int]) -> String {
    let numbers = places.map { "\($0 + 1)" }
    guard let last = numbers.last, numbers.count > 1 else {
      return "Attempt \(numbers.last ?? "") cannot be right: no code gets this answer."
    }
    let word: String = numbers.count == 2 ? "both" : "all"
    return "Attempts \(numbers.dropLast().map { $0 }.joined(separator: ", ")) and \(last) cannot \(word) be right."
  }

  /// One marker for each peg: the exact ones, the inexact ones, the rest.
  public static func markers(_ counts: MatchCounts, pegCount: Int) -> [Match] {
    let blanks = max(0, pegCount - counts.exact - counts.inexact)
    return Array(repeating: .exact, count: counts.exact) + Array(repeating: .inexact, count: counts.inexact)
      + Array(repeating: .nomatch, count: blanks)
  }
}

extension OwnBoardSession.Question {
  /// What is asked.
  public var title: String {
    switch self {
    case .setup: "Change the board?"
    case .link: "Open the linked board?"
    case .clear: "Start over?"
    }
  }

  /// What the answer that does it says.
  public var confirmLabel: String {
    switch self {
    case .setup: "Change"
    case .link: "Open"
    case .clear: "Start over"
    }
  }

  /// What becomes of a board's attempts.
  ///
  /// - Parameter board: the board as it is.
  public func text(_ board: OwnBoard) -> String {
    let count = board.attempts.count
    switch self {
    case .setup(let next):
      let lost = count - next.attempts.count
      return lost == count
        ? "None of your \(CodeBreakerSession.Spoken.attemptCount(count)) would fit, and all would go. You can undo it."
        : "\(lost) of your \(CodeBreakerSession.Spoken.attemptCount(count)) would not fit, and would go. You can undo it."
    case .link:
      return "It takes the place of yours with \(CodeBreakerSession.Spoken.attemptCount(count)). You can undo it."
    case .clear: return "All attempts go; pegs and colors stay. You can undo it."
    }
  }
}
