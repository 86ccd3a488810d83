/// A coach's advice for a board.
public enum OwnBoardAdvice: Hashable, Sendable {
  /// At least one code fits all answers. `Advice` lists the first codes in ascending order, up to `Advice.mostListed`.
  /// The parts are the possible answers to the best guess.
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

/// Answers that no code fits. Attempts are identified by their index among those with an answer.
public struct Contradiction: Hashable, Sendable {
  /// The indexes of attempts that can't all be correct, in ascending order. Every smaller subset can be.
  public let attempts: [Int]

  /// The corrections of a single answer that would let some code fit all answers, in the order of the attempts. All of
  /// their attempts are in `attempts`.
  public let corrections: [Correction]

  /// Creates a contradiction from its parts.
  public init(attempts: [Int], corrections: [Correction]) {
    self.attempts = attempts
    self.corrections = corrections
  }

  /// A correction: an attempt, and the answers to it with which some code would fit all answers. The parts have the
  /// numbers of such codes.
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
