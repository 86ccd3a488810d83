/// What the coach says of a board.
public enum OwnBoardAdvice: Hashable, Sendable {
  /// Some code fits all answers. `Advice` lists the first codes, in their order, up to `Advice.mostListed`; the parts say what
  /// each answer to the best guess would leave.
  case possible(Advice, parts: [AnswerPart])

  /// No code fits all answers.
  case contradictory(Contradiction)
}

/// An answer to a guess, and how many codes would get it.
public struct AnswerPart: Hashable, Sendable {
  /// The answer.
  public let counts: MatchCounts

  /// How many codes get it, 1 or more.
  public let codeCount: Int

  /// Makes one from its parts.
  public init(counts: MatchCounts, codeCount: Int) {
    self.counts = counts
    self.codeCount = codeCount
  }
}

/// Answers that no code fits. Attempts are named by their place among those with an answer, counted from 0.
public struct Contradiction: Hashable, Sendable {
  /// Attempts that cannot all be right, in their order. Without any one of them, some code fits the others.
  public let attempts: [Int]

  /// Every single answer whose change would let some code fit all of them, in the order of the attempts. All of these are
  /// among `attempts`.
  public let mends: [Mend]

  /// Makes one from its parts.
  public init(attempts: [Int], mends: [Mend]) {
    self.attempts = attempts
    self.mends = mends
  }

  /// An attempt, and the answers with which some code would fit all of them, with the number of these codes.
  public struct Mend: Hashable, Sendable {
    /// The attempt.
    public let attempt: Int

    /// The answers, first by exact matches, then by inexact ones; one or more.
    public let answers: [AnswerPart]

    /// Makes one from its parts.
    public init(attempt: Int, answers: [AnswerPart]) {
      self.attempt = attempt
      self.answers = answers
    }
  }
}
