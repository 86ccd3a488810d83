/// A coach's advice for a board.
public enum OwnBoardAdvice: Hashable, Sendable {
  /// At least one code fits all answers. `Advice` lists the first `Advice.maxListedCodes` codes in ascending order. The
  /// parts are the possible answers to the best guess.
  case possible(Advice, parts: [AnswerPart])

  /// No code fits all answers.
  case contradictory(Contradiction)
}

/// An answer to a guess, and the number of codes that give it.
public struct AnswerPart: Hashable, Sendable {
  /// The answer.
  public let counts: MatchCounts

  /// The number of codes that give the answer, 1 or more.
  public let codeCount: Int

  /// Creates a part from its properties.
  public init(counts: MatchCounts, codeCount: Int) {
    self.counts = counts
    self.codeCount = codeCount
  }
}

/// Answers that no code fits. Attempts have their index among those with an answer.
public struct Contradiction: Hashable, Sendable {
  /// The indexes of attempts that can't all be correct, in ascending order, while any fewer of them can.
  public let attempts: [Int]

  /// The single corrections that would let some code fit, in the order of the attempts, all of which are in `attempts`.
  public let corrections: [Correction]

  /// Creates a contradiction from its parts.
  public init(attempts: [Int], corrections: [Correction]) {
    self.attempts = attempts
    self.corrections = corrections
  }

  /// An attempt, and the answers to it with which some codes would fit, with the numbers of these codes.
  public struct Correction: Hashable, Sendable {
    /// The index of the attempt.
    public let attempt: Int

    /// The answers, sorted by exact matches, then by inexact matches. There is at least one.
    public let answers: [AnswerPart]

    /// Creates a correction from its parts.
    public init(attempt: Int, answers: [AnswerPart]) {
      self.attempt = attempt
      self.answers = answers
    }
  }
}
