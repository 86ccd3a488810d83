import CodeBreakerModel
import GameCore
import SessionSupport

extension OwnBoardSession {
  /// The coach's question, or `nil`. When it changes, a front end asks its coach, and passes the answer to `coachDidAnswer`.
  public var coachQuestion: OwnBoardQuestion? {
    query.pendingQuestion(OwnBoardQuestion(board))
  }

  /// Puts the coach's guess into the row of the next attempt.
  func useBestGuess() {
    guard case .possible(let possible) = findings, let best = possible.best else { return }
    intent(acceptsPegs) { put(best.guess) }
  }

  package static func findings(_ advice: OwnBoardAdvice, on board: OwnBoard) -> Findings {
    switch advice {
    case .possible(let advice, let parts): .possible(PossibleFindings(advice, parts, board))
    case .contradictory(let contradiction): .contradictory(ContradictoryFindings(contradiction, board))
    }
  }

  /// The coach's findings.
  public enum Findings: Hashable, Sendable {
    /// The coach hasn't answered yet.
    case pending
    /// The coach is unavailable. The value explains why.
    case unavailable(String)
    /// At least one code fits all answers.
    case possible(PossibleFindings)
    /// No code fits all answers.
    case contradictory(ContradictoryFindings)

    var spokenText: String {
      switch self {
      case .pending: "The coach is thinking."
      case .unavailable(let problem): problem
      case .possible(let possible): possible.spokenText
      case .contradictory(let contradicting): contradicting.text
      }
    }
  }

  /// The findings if at least one code fits all answers.
  public struct PossibleFindings: Hashable, Sendable {
    /// The number of codes that fit.
    public let codeCount: Int

    /// The number of codes, as a sentence.
    public let countText: String

    /// The codes that fit, as colors. If there are too many, only the first ones.
    public let codes: [[UInt8]]

    /// The best guess, or `nil` if the code is found.
    public let best: GuessValue?

    /// A sentence about the value of the best guess and how certain the coach is.
    public let bestText: String

    /// The number of codes that each answer to the best guess would leave, most exact matches first.
    public let parts: [AnswerPart]

    private let spokenBest: String

    init(_ advice: Advice, _ parts: [AnswerPart], _ board: OwnBoard) {
      codeCount = advice.candidateCount
      codes = advice.codes
      best = board.isSolved ? nil : advice.best
      self.parts = board.isSolved ? [] : Array(parts.reversed())
      countText =
        board.isSolved
        ? "Code found."
        : board.answeredIndexes.isEmpty
          ? "All \(DecimalText.grouped(codeCount)) codes are possible."
          : CodeBreakerSession.SpokenText.candidates(codeCount)
      let code = Code(kind: .guess, pegs: CoachQuestion.pegs(of: advice.best.guess, board.choices))
      bestText = codeCount == 1 ? "It must be the code." : CodeBreakerSession.ReasonText.best(advice.best)
      spokenBest =
        best == nil ? "" : " Best guess: \(CodeBreakerSession.SpokenText.pegs(code, theme: board.theme))."
    }

    /// The caption of the list: "The first 200 of 1,296 codes", or "All 12 codes".
    public var listText: String {
      codes.count == codeCount
        ? (codeCount == 1 ? "The only code" : "All \(codeCount) codes")
        : "The first \(codes.count) of \(DecimalText.grouped(codeCount)) codes"
    }

    var spokenText: String { countText + spokenBest }
  }

  /// The findings if no code fits all answers.
  public struct ContradictoryFindings: Hashable, Sendable {
    /// The indexes of the attempts that can't all be right.
    public let attemptIndexes: [Int]

    /// A sentence about these attempts.
    public let text: String

    /// The heading of the corrections, or if there are none, a sentence that no single change is enough.
    public let correctionText: String

    /// The attempts for which another answer would make at least one code fit all answers.
    public let corrections: [Correction]

    init(_ contradiction: Contradiction, _ board: OwnBoard) {
      let answered = board.answeredIndexes
      attemptIndexes = contradiction.attemptIndexes.map { answered[$0] }
      corrections = contradiction.corrections.map {
        Correction(attemptIndex: answered[$0.attemptIndex], answers: $0.answers)
      }
      text = OwnBoardText.contradiction(attemptIndexes)
      correctionText =
        corrections.isEmpty
        ? "No single change fixes it: at least two answers are wrong."
        : corrections.count == 1
          ? "Changing this one answer would fix it:"
          : "Changing any one of these answers would fix it:"
    }
  }

  /// An attempt, and the answers to it that would make a code possible.
  public struct Correction: Hashable, Sendable {
    /// The index of the attempt.
    public let attemptIndex: Int

    /// The answers, and the number of codes that each would make possible.
    public let answers: [AnswerPart]
  }
}
