import CodeBreakerModel
import NumberedGame
import PlaySupport

/// Practice of CodeBreaker: positions of the player's own games in which guesses were lost. What would you guess? The coach's
/// values judge the answer, beside what was guessed then.
///
/// A front end draws what this says, and carries `coachQuestion` to a coach, whose answer it hands to `receive`.
public final class CodeBreakerPractice: CoachClient {
  /// The coach is asked about a position.
  public typealias CoachTask = CoachQuestion

  /// One guess of a position that was judged.
  public struct Value: Hashable, Sendable {
    /// Whose it is: "Coach", "You now", "You then".
    public let label: String
    /// The guess.
    public let code: Code
    /// What it loses on average against the best one: "0.43 guesses lost", "Best".
    public let loss: String
  }

  /// The notebook and the sitting.
  public let desk: PracticeDesk

  /// To be called when there is something new to draw.
  public var onChange: (() -> Void)?

  /// The phase of the sitting.
  public private(set) var phase = PracticePhase.lobby

  /// What a screen reader is told last.
  public private(set) var status = ""

  /// The position that is asked, and the guess as far as it is put together.
  private var row: GuessRow?

  private var query = CoachQuery<CoachQuestion, Advice>()
  private let coach: CoachSource

  /// An answer that loses less than this, in hundredths of a guess, is as good as the best: what is called excellent.
  static let tolerance: Int64 = 5

  /// Begins before a sitting.
  public init(environment: PlayEnvironment) {
    coach = environment.coach
    desk = PracticeDesk(.codeBreaker, words: .codeBreaker, environment: environment)
  }

  /// The position that is asked: its attempts, and the guess as far as it is put together.
  public var game: CodeBreaker? { row?.game }

  /// The hole that the next peg goes into, 0 for the first.
  public var hole: Int { row?.hole ?? 0 }

  // MARK: What the player does

  /// Begins a sitting.
  public func begin() {
    desk.begin()
    show()
  }

  /// Goes to a hole of the guess.
  public func select(hole: Int) {
    guard phase == .asking, let said = row?.select(hole: hole) else { return }
    status = said
    onChange?()
  }

  /// Puts a choice into the hole, 0 for the first one, and goes on to the next hole.
  public func choose(_ choice: Int) {
    guard phase == .asking, let said = row?.choose(choice) else { return }
    status = said
    onChange?()
  }

  /// Takes the peg out of the hole, or where there is none goes to the hole before and takes that one out.
  public func clear() {
    guard phase == .asking, let said = row?.clear() else { return }
    status = said
    onChange?()
  }

  /// Why the guess cannot be made yet, or nothing when it can.
  public var problem: String? { row?.problem }

  /// Makes the guess.
  public func guess() {
    guard phase == .asking, game != nil else { return }
    if let problem {
      status = problem
    } else {
      phase = .judging
      status = "The coach looks at it."
    }
    onChange?()
  }

  /// Goes on to the next position, once one has been judged. One of which the coach says nothing is passed over.
  public func goOn() {
    switch phase {
    case .judged: desk.answer(isSolved: isRight)
    case .judging where hasCoachFailed: desk.pass()
    default: return
    }
    show()
  }

  /// Ends the sitting; what was answered is recorded.
  public func stop() {
    if phase == .judged { desk.answer(isSolved: isRight) }
    phase = .lobby
    row = nil
    status = desk.summary
    onChange?()
  }

  private func show() {
    query = CoachQuery()
    // What cannot be read, which no review has written, is of no use.
    while let position = desk.sitting?.current {
      if let game = try? CodeBreaker(line: position.line), !game.isOver {
        row = GuessRow(game)
        phase = .asking
        status = "\(desk.placeText). \(question)"
        onChange?()
        return
      }
      desk.forget()
    }
    row = nil
    phase = desk.sitting == nil ? .lobby : .over
    status = phase == .over ? desk.resultText : desk.summary
    onChange?()
  }

  // MARK: The coach

  /// What the coach is to be asked now, if anything is.
  public var coachQuestion: CoachQuestion? {
    phase == .judging ? questionInView.flatMap { query.pending($0) } : nil
  }

  /// What would be asked of the guess, whether the answer is known or not.
  private var questionInView: CoachQuestion? {
    game.map { CoachQuestion($0, guess: $0.guess, work: CoachQuestion.reviewWork) }
  }

  private var advice: Advice? { questionInView.flatMap { query.answer(to: $0) } }

  /// Whether the coach could not be had for this position.
  public var hasCoachFailed: Bool { phase == .judging && questionInView.map { query.hasFailed($0) } ?? false }

  /// Takes the coach's answer to a question.
  public func receive(_ text: [UInt8], to question: CoachQuestion) {
    guard question == coachQuestion else { return }
    guard let advice = Advice(text: text, to: question), advice.asked != nil else { return coachFailed() }
    query.take(advice, to: question)
    phase = .judged
    status = "\(verdict) \(memory)"
    onChange?()
  }

  /// To be called when the coach cannot be had.
  public func coachFailed() {
    guard let question = coachQuestion else { return }
    query.fail(question)
    status = coachProblem
    onChange?()
  }

  /// Asks the coach again.
  public func askAgain() {
    _ = query.askAgain()
    onChange?()
  }

  /// Why the coach says nothing.
  public var coachProblem: String { coach.failure(afterwards: "and then none") }

  /// What the answer lost, in hundredths of a guess; 0 where the coach knows no better one.
  private var loss: Int64? {
    guard phase == .judged, let advice, let asked = advice.asked else { return nil }
    return max(0, Rational(asked.total - advice.best.total, over: Int64(advice.candidateCount)).hundredths)
  }
}

extension CodeBreakerPractice {
  /// What is asked.
  public var question: String { "What would you guess?" }

  /// Which game the position is of: "Game 537, guess 3".
  public var source: String {
    guard let game else { return "" }
    let guess = "guess \(game.attempts.count + 1)"
    if game.attempts.isEmpty { return "The first guess" }
    return switch game.setup.deal {
    case .number(let number): "Game \(number), \(guess)"
    case .day(let day): "Game of \(DayText.long(day)), \(guess)"
    }
  }

  /// The attempts of the position.
  public var attempts: [CodeBreakerSession.AttemptRow] {
    guard let game else { return [] }
    return game.attempts.enumerated().map { CodeBreakerSession.AttemptRow(number: $0.offset + 1, code: $0.element) }
  }

  /// Whether the answer that was judged was right.
  public var isRight: Bool { loss.map { $0 < Self.tolerance } ?? false }

  /// What is said of the answer: "No guess is better."
  public var verdict: String {
    guard let loss, let advice else { return "" }
    let codes = "\(CodeBreakerSession.Spoken.codeCount(advice.candidateCount)) possible here"
    if let asked = advice.asked, asked.total <= advice.best.total { return "No guess is better, with \(codes)." }
    if isRight { return "As good as the best, with \(codes)." }
    return "There is a better guess, by \(DecimalText.hundredths(loss)), with \(codes)."
  }

  /// What was guessed then, and what that lost: "In your game you guessed otherwise, and lost 0.43 guesses."
  public var memory: String {
    guard phase == .judged, let game, let position = desk.sitting?.current, let then = played(position, in: game) else {
      return ""
    }
    let pegs = CodeBreakerSession.Spoken.pegs(then, theme: game.setup.theme)
    return "In your game you guessed \(pegs), which lost \(DecimalText.hundredths(position.loss)) guesses."
  }

  /// The best guess, the player's, and the one in the game, with what they lose.
  public var values: [Value] {
    guard phase == .judged, let game, let advice, let loss else { return [] }
    let best = Code(kind: .guess, pegs: CoachQuestion.pegs(of: advice.best.guess, game.pegChoices))
    var values = [Value(label: "Coach", code: best, loss: "Best")]
    let now = loss == 0 ? "Best" : "\(DecimalText.hundredths(loss)) lost"
    values.append(Value(label: "You now", code: game.guess, loss: now))
    if let position = desk.sitting?.current, let then = played(position, in: game) {
      values.append(Value(label: "You then", code: then, loss: "\(DecimalText.hundredths(position.loss)) lost"))
    }
    return values
  }

  private func played(_ position: PracticePosition, in game: CodeBreaker) -> Code? {
    Code(guess: position.played, theme: game.setup.theme)
  }
}

extension PracticeWords {
  /// What CodeBreaker calls what is practiced in it. The parts are in the order in which reviews record them.
  static var codeBreaker: PracticeWords {
    PracticeWords(
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
