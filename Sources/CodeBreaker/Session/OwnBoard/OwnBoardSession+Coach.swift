import CodeBreakerModel
import NumberedGame
import PlaySupport

extension OwnBoardSession {
  /// What a coach is to be asked now, or `nil` if there is nothing to ask. A front end that has a coach asks it whenever this
  /// changes, and hands the answer to `receive`. An answer to an older question does no harm.
  public var coachQuestion: OwnBoardQuestion? {
    query.pending(OwnBoardQuestion(board))
  }

  /// Takes a coach's answer. One to a question that is no longer asked, since the board has changed, is ignored.
  ///
  /// - Parameters:
  ///   - text: an `OwnBoardAdvice` as text. Anything else, and advice on another board, is a failure of the coach.
  ///   - question: what it answers.
  public func receive(_ text: [UInt8], to question: OwnBoardQuestion) {
    guard question == coachQuestion else { return }
    guard let advice = OwnBoardAdvice(text: text, to: question) else { return coachFailed() }
    query.take(advice, to: question)
    status = findings.spoken
    changed()
  }

  /// To be called when the coach cannot be had: it could not be loaded, or has broken down.
  public func coachFailed() {
    guard let question = coachQuestion else { return }
    query.fail(question)
    status = coachProblem
    changed()
  }

  /// Asks the coach again that could not be had.
  public func tryCoachAgain() {
    guard query.askAgain() else { return }
    status = "The coach is thinking."
    changed()
  }

  /// Puts the coach's guess into the row of the next attempt.
  public func takeBestGuess() {
    guard case .possible(let possible) = findings, let best = possible.best else { return }
    intent(acceptsPegs) { put(best.guess) }
  }

  /// What the coach says of the board as it is.
  public var findings: Findings {
    let question = OwnBoardQuestion(board)
    if query.hasFailed(question) { return .unavailable(coachProblem) }
    return query.answer(to: question).map { Self.findings($0, on: board) } ?? .awaited
  }

  /// What an advice says of the board that was asked about.
  package static func findings(_ advice: OwnBoardAdvice, on board: OwnBoard) -> Findings {
    switch advice {
    case .possible(let advice, let parts): .possible(Possible(advice, parts, board))
    case .contradictory(let contradiction): .contradictory(Contradicting(contradiction, board))
    }
  }

  private var coachProblem: String { environment.coach.failure(afterwards: "and then none") }

  /// What the coach says.
  public enum Findings: Hashable, Sendable {
    /// It has not answered yet.
    case awaited
    /// It could not be had: why, in a sentence.
    case unavailable(String)
    /// Some code fits all answers.
    case possible(Possible)
    /// No code does.
    case contradictory(Contradicting)

    /// The most important of it, for screen readers.
    var spoken: String {
      switch self {
      case .awaited: "The coach is thinking."
      case .unavailable(let problem): problem
      case .possible(let possible): possible.spoken
      case .contradictory(let contradicting): contradicting.text
      }
    }
  }

  /// What the coach says where some code fits all answers.
  public struct Possible: Hashable, Sendable {
    /// How many codes fit.
    public let codeCount: Int

    /// How many that is, in a sentence.
    public let countText: String

    /// The codes, or the first ones of them, as colors.
    public let codes: [[UInt8]]

    /// The best guess; nothing where the code has been found.
    public let best: GuessValue?

    /// What the best guess is worth, and how sure the coach is of it.
    public let bestText: String

    /// What each answer to the best guess would leave, the most exact matches first.
    public let parts: [AnswerPart]

    private let spokenBest: String

    init(_ advice: Advice, _ parts: [AnswerPart], _ board: OwnBoard) {
      codeCount = advice.candidateCount
      codes = advice.codes
      best = board.isSolved ? nil : advice.best
      self.parts = board.isSolved ? [] : Array(parts.reversed())
      countText =
        board.isSolved
        ? "The code is found."
        : board.answeredPlaces.isEmpty
          ? "All \(DecimalText.grouped(codeCount)) codes are possible."
          : CodeBreakerSession.Spoken.candidates(codeCount)
      let code = Code(kind: .guess, pegs: CoachQuestion.pegs(of: advice.best.guess, board.choices))
      bestText = codeCount == 1 ? "It must be the code." : CodeBreakerSession.Spoken.expectation(advice.best)
      spokenBest =
        best == nil ? "" : " Best guess: \(CodeBreakerSession.Spoken.pegs(code, theme: board.theme))."
    }

    /// What the list of codes has: "The first 200 of 1,296 codes", or "All 12 codes".
    public var listText: String {
      codes.count == codeCount
        ? (codeCount == 1 ? "The only code" : "All \(codeCount) codes")
        : "The first \(codes.count) of \(DecimalText.grouped(codeCount)) codes"
    }

    var spoken: String { countText + spokenBest }
  }

  /// What the coach says where no code fits all answers.
  public struct Contradicting: Hashable, Sendable {
    /// The places of the attempts that cannot all be right, counted from 0.
    public let places: [Int]

    /// Which these are, in a sentence.
    public let text: String

    /// What would mend it, or that no single answer would, in a sentence.
    public let mendText: String

    /// Each single answer whose change would mend it.
    public let mends: [Mend]

    init(_ contradiction: Contradiction, _ board: OwnBoard) {
      let answered = board.answeredPlaces
      places = contradiction.attempts.map { answered[$0] }
      mends = contradiction.mends.map { Mend(place: answered[$0.attempt], answers: $0.answers) }
      text = OwnBoardWords.contradiction(places)
      mendText =
        mends.isEmpty
        ? "No single answer would mend it: at least two are wrong."
        : mends.count == 1
          ? "One answer would mend it if it were another:"
          : "Any one of these answers would mend it if it were another:"
    }
  }

  /// An attempt, and the answers with which some code would fit.
  public struct Mend: Hashable, Sendable {
    /// The place of the attempt, counted from 0.
    public let place: Int

    /// The answers, and how many codes would then be possible.
    public let answers: [AnswerPart]
  }
}
