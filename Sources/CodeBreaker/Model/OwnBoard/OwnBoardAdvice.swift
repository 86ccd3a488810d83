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
  /// The number of pegs in the right place, and of other right pegs in the wrong place.
  public let counts: MatchCounts

  /// The number of codes that give the answer, 1 or more.
  public let codeCount: Int

  /// Creates a part from its properties.
  public init(counts: MatchCounts, codeCount: Int) {
    self.counts = counts
    self.codeCount = codeCount
  }
}

/// Answers that contradict each other, so that no code fits all of them. An attempt is given by its index among the
/// attempts with an answer.
public struct Contradiction: Hashable, Sendable {
  /// The indexes of attempts whose answers can't all be right, in ascending order. The set is minimal: if any one of
  /// them is left out, some code fits the rest.
  public let attemptIndexes: [Int]

  /// The corrections, in the order of their attempts, all of which are in `attemptIndexes`.
  public let corrections: [Correction]

  /// Creates a contradiction from its parts.
  public init(attemptIndexes: [Int], corrections: [Correction]) {
    self.attemptIndexes = attemptIndexes
    self.corrections = corrections
  }

  /// An attempt, and the answers that would each resolve the contradiction if the attempt had it instead.
  public struct Correction: Hashable, Sendable {
    /// The index of the attempt among those with an answer.
    public let attemptIndex: Int

    /// One or more answers, each with its number of codes, sorted by exact, then by inexact matches.
    public let answers: [AnswerPart]

    /// Creates a correction from its parts.
    public init(attemptIndex: Int, answers: [AnswerPart]) {
      self.attemptIndex = attemptIndex
      self.answers = answers
    }
  }
}
