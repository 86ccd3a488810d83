import CodeBreakerModel
import GameCore
import SessionSupport

/// A practice session of CodeBreaker. It shows positions in which the guess in a game wasn't the best: today's five, from
/// games of a simple player, and those from the player's games. It asks for a guess, and compares it with the coach's
/// best guess and the guess in the game.
///
/// A front end draws this session's state, sends `coachQuestion` to a coach, and passes the answer to `coachDidAnswer`.
public final class CodeBreakerPractice: PositionPractice, RowSession, PersistentLetteredSession {
  package typealias Settings = CodeBreakerSession.Settings

  /// The coach's input, a position.
  public typealias CoachTask = CoachQuestion

  /// An evaluated guess of a position.
  public struct EvaluatedGuess: Hashable, Sendable {
    /// The source of the guess: "Coach", "You now" (the answer), or the guess in the game: "You then" or "Simple player".
    public let label: String
    /// The guess.
    public let code: Code
    /// The average loss against the best guess: "0.43 lost", or "Best".
    public let lossText: String
    /// Whether no guess is better.
    public let isBest: Bool
  }

  /// The notebook and the current practice round.
  public let core: PracticeCore

  /// A closure to call when there is something new to draw.
  public var onChange: (() -> Void)?

  package var state = PracticeState<GuessEntry, CoachQuestion, Advice>()

  package var store: SessionStore<Settings, EmptySave>

  package var prefersContrast = false

  /// The loss, in hundredths of a guess, below which an answer is right. Reviews rate such guesses at least excellent.
  package static let lossLimit: Int64 = 5

  /// Creates a session that shows the lobby until `begin` starts a round.
  public init(environment: PlayEnvironment) {
    core = PracticeCore(.codeBreaker, words: .codeBreaker, daily: .codeBreaker, environment: environment)
    store = SessionStore(game: "codebreaker", name: "practice", environment: environment, settings: Settings())
    loadSettings()
  }

  /// The position with its attempts and the guess that the player is entering, or `nil` if there is none.
  public var game: CodeBreaker? { state.puzzle?.game }

  /// The guess and its selected hole.
  public var codeRow: CodeRow { state.puzzle?.row ?? CodeRow(pegCount: 1) }

  /// The pegs to choose from.
  public var pegChoices: [Peg] { game?.pegChoices ?? [] }

  /// The theme of the pegs.
  public var pegTheme: Theme { game?.setup.theme ?? .mastermind }

  /// Whether the guess accepts pegs.
  public var acceptsPegs: Bool { phase == .asking && game != nil }

  // MARK: Actions

  /// Replaces the guess.
  @discardableResult
  public func setRow(_ row: CodeRow, announcing status: String) -> Bool {
    guard acceptsPegs else { return false }
    state.puzzle?.row = row
    announce(status)
    return true
  }

  /// Makes the guess.
  @discardableResult
  public func submitRow() -> Bool {
    guard acceptsPegs else { return false }
    guess()
    return true
  }

  /// The reason why the player can't make the guess yet, or `nil`.
  public var problem: String? { state.puzzle?.problem }

  /// Submits the guess to the coach, or announces why it can't be made yet.
  public func guess() {
    guard acceptsPegs else { return }
    if let problem { announce(problem) } else { submitAnswer() }
  }

  package func readPuzzle(_ line: [UInt8]) -> GuessEntry? {
    (try? CodeBreaker(line: line)).flatMap { $0.isOver ? nil : GuessEntry($0) }
  }

  // MARK: The coach

  /// The question, which contains the guess. It is `nil` while the player is entering the guess.
  package var questionInView: CoachQuestion? {
    guard phase != .asking else { return nil }
    return game.map { CoachQuestion($0, guess: $0.guess, work: CoachQuestion.reviewWork) }
  }

  package func readAdvice(_ text: [UInt8], to question: CoachQuestion) -> Advice? {
    Advice(text: text, to: question).flatMap { $0.requestedGuess == nil ? nil : $0 }
  }

  /// The loss of the answer, in hundredths of a guess, at least 0, or `nil` before the evaluation.
  private var loss: Int64? {
    guard phase == .judged, let advice, let asked = advice.requestedGuess else { return nil }
    return max(0, Rational(asked.total - advice.best.total, over: Int64(advice.candidateCount)).hundredths)
  }
}

extension CodeBreakerPractice {
  /// The question to the player.
  public var question: String { "What would you guess?" }

  /// The source of the position: "Game 537, guess 3" or "A simple player’s guess 3".
  public var originText: String {
    guard let game else { return "" }
    let guess = "guess \(game.attempts.count + 1)"
    if isDaily { return "A simple player’s \(guess)" }
    if game.attempts.isEmpty { return "The first guess" }
    return switch game.setup.deal {
    case .number(let number): "Game \(number), \(guess)"
    case .day(let day): "\(DayText.long(day)) game, \(guess)"
    }
  }

  /// The attempts so far.
  public var attempts: [CodeBreakerSession.AttemptRow] {
    game.map { CodeBreakerSession.AttemptRow.rows(of: $0) } ?? []
  }

  /// Whether the evaluated answer is right.
  public var isAnswerRight: Bool { loss.map { $0 < Self.lossLimit } ?? false }

  /// The evaluation of the answer: "No guess is better, with 12 codes possible here."
  public var verdict: String {
    guard let loss, let advice else { return "" }
    let count = advice.candidateCount
    let codes = "\(CodeBreakerSession.SpokenText.codeCount(count)) \(count == 1 ? "is" : "are") left."
    if let asked = advice.requestedGuess, asked.total <= advice.best.total {
      return "No guess is better. \(codes)"
    }
    if isAnswerRight { return "As good as the best guess. \(codes)" }
    return "The best guess is \(DecimalText.hundredths(loss)) guesses better. \(codes)"
  }

  /// The reason why the best guess is better than the answer, or what speaks for a right answer. Empty before the
  /// verdict, and if no fact is the reason.
  public var reasonText: String {
    guard phase == .judged, let game, let advice, let asked = advice.requestedGuess, let question = questionInView
    else {
      return ""
    }
    let facts = PositionFacts(question, advice)
    guard !isAnswerRight else {
      guard let reason = facts.reason(for: asked.guess), advice.candidateCount > 2 else { return "" }
      return CodeBreakerSession.ReasonText.praise(asked, reason)
    }
    // The verdict says how many codes are left, so prefer a reason that says more.
    let reasons = facts.reasons(for: advice.best.guess, over: asked.guess)
    let reason = reasons.first { $0.kind != .onlyCode && $0.kind != .oneOfTwo } ?? reasons.first
    return reason.map { CodeBreakerSession.ReasonText(game.setup).text($0) } ?? ""
  }

  /// The guess in the player's game and its loss: "In your game, you guessed red, red, blue, blue and lost 0.43 guesses."
  /// Empty for a position from a game of a simple player, whose guess is among the evaluated ones.
  public var originalMoveText: String {
    guard phase == .judged, !isDaily, let game, let position = core.round?.current,
      let then = playedGuess(position, in: game)
    else {
      return ""
    }
    let pegs = CodeBreakerSession.SpokenText.pegs(then, theme: game.setup.theme)
    return "In your game, you guessed \(pegs) and lost \(DecimalText.hundredths(position.loss)) guesses."
  }

  /// The best guess, the player's answer, and the guess in the game, with their losses.
  public var evaluatedGuesses: [EvaluatedGuess] {
    guard phase == .judged, let game, let advice, let loss else { return [] }
    let best = Code(kind: .guess, pegs: CoachQuestion.pegs(of: advice.best.guess, game.pegChoices))
    var evaluatedGuesses = [EvaluatedGuess(label: "Coach", code: best, lossText: "Best", isBest: true)]
    let now = loss == 0 ? "Best" : "\(DecimalText.hundredths(loss)) lost"
    evaluatedGuesses.append(EvaluatedGuess(label: "You now", code: game.guess, lossText: now, isBest: loss == 0))
    if let position = core.round?.current, let then = playedGuess(position, in: game) {
      evaluatedGuesses.append(
        EvaluatedGuess(
          label: isDaily ? "Simple player" : "You then", code: then,
          lossText: "\(DecimalText.hundredths(position.loss)) lost", isBest: false))
    }
    return evaluatedGuesses
  }

  private func playedGuess(_ position: PracticePosition, in game: CodeBreaker) -> Code? {
    Code(guess: position.playedMove, theme: game.setup.theme)
  }
}

extension PracticeText {
  /// CodeBreaker's terms for practice, with the parts in the order in which reviews record them.
  static var codeBreaker: PracticeText {
    PracticeText(
      unit: "guesses", move: "guess",
      divisions: [
        Division(
          "First, second, later guesses",
          [
            Part("First", "with the first guess"), Part("Second", "with the second guess"),
            Part("Later", "with later guesses"),
          ])
      ])
  }
}
