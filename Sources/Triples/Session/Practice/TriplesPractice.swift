import NumberedGame
import PlaySupport
import TriplesModel

/// Practice of Triples: boards of the player's own games on which points were lost. What would you play? The coach's values
/// judge the answer, beside what was played then.
///
/// A front end draws what this says, and carries `coachQuestion` to a coach, whose answer it hands to `receive`.
public final class TriplesPractice: CoachClient {
  /// The coach is asked about a position.
  public typealias CoachTask = CoachQuestion

  /// One move of a board that was judged.
  public struct Value: Hashable, Sendable {
    /// The move: "Left".
    public let label: String
    /// What it loses against the best one: "−12.30", or for the best "Best".
    public let loss: String
    /// Who played it: "you now", "you then", or nothing.
    public let note: String
    /// Whether no move is better.
    public let isBest: Bool
  }

  /// The notebook and the sitting.
  public let desk: PracticeDesk

  /// To be called when there is something new to draw.
  public var onChange: (() -> Void)?

  /// The phase of the sitting.
  public private(set) var phase = PracticePhase.lobby

  /// The player's answer while it is judged and once it has been, and otherwise `nil`.
  public private(set) var choice: Direction?

  /// What a screen reader is told last.
  public private(set) var status = ""

  /// The board that is asked, with the game before it.
  public private(set) var replay: Replay?

  private var query = CoachQuery<CoachQuestion, Advice>()
  private let coach: CoachSource

  /// An answer that loses less than this, in hundredths of a point, is as good as the best: half a point.
  static let tolerance: Int64 = 50

  /// Begins before a sitting.
  public init(environment: PlayEnvironment) {
    coach = environment.coach
    desk = PracticeDesk(.triples, words: .triples, environment: environment)
  }

  /// The game as it stands on the board that is asked.
  public var game: Triples? { replay?.game }

  // MARK: What the player does

  /// Begins a sitting.
  public func begin() {
    desk.begin()
    show()
  }

  /// Chooses a move on the board that is asked.
  public func choose(_ direction: Direction) {
    guard phase == .asking, let game else { return }
    guard game.canCollapse(direction) else {
      status = "\(direction.label): nothing moves."
      onChange?()
      return
    }
    phase = .judging
    choice = direction
    // A coach that failed before it was waited for is asked once more.
    _ = query.askAgain()
    status = "The coach looks at it."
    judge()
    onChange?()
  }

  /// Goes on to the next board, once one has been judged. One of which the coach says nothing is passed over.
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
    choice = nil
    replay = nil
    status = desk.summary
    onChange?()
  }

  private func show() {
    query = CoachQuery()
    choice = nil
    // What cannot be read, which no review has written, is of no use.
    while let position = desk.sitting?.current {
      if let replay = try? Replay(line: position.line), !replay.game.isDone {
        self.replay = replay
        phase = .asking
        status = "\(desk.placeText). \(question)"
        onChange?()
        return
      }
      desk.forget()
    }
    replay = nil
    phase = desk.sitting == nil ? .lobby : .over
    status = phase == .over ? desk.resultText : desk.summary
    onChange?()
  }

  // MARK: The coach

  /// What the coach is to be asked now, if anything is.
  public var coachQuestion: CoachQuestion? {
    phase.isInSitting ? questionInView.flatMap { query.pending($0) } : nil
  }

  /// What would be asked of the board, whether the answer is known or not.
  private var questionInView: CoachQuestion? { replay.map { CoachQuestion($0) } }

  private var advice: Advice? { questionInView.flatMap { query.answer(to: $0) } }

  /// Whether the coach could not be had for this board.
  public var hasCoachFailed: Bool { questionInView.map { query.hasFailed($0) } ?? false }

  /// Takes the coach's answer to a question.
  public func receive(_ text: [UInt8], to question: CoachQuestion) {
    guard question == coachQuestion else { return }
    guard let advice = Advice(text: text), advice.fits(question.replay.game) else { return coachFailed() }
    query.take(advice, to: question)
    judge()
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

  private func judge() {
    guard phase == .judging, advice != nil else { return }
    phase = .judged
    status = "\(verdict) \(memory)"
  }

  private func isSolved(_ direction: Direction) -> Bool {
    (advice?.loss(of: direction)?.hundredths).map { $0 < Self.tolerance } ?? false
  }

  // MARK: In words

  /// What is asked.
  public var question: String { "What would you play?" }

  /// Which game the board is of: "Game 537, move 32".
  public var source: String {
    guard let replay else { return "" }
    let move = "move \(replay.moves.count + 1)"
    return switch replay.deal {
    case .number(let number): "Game \(number), \(move)"
    case .day(let day): "Game of \(DayText.long(day)), \(move)"
    }
  }

  /// Whether the answer that was judged was right.
  public var isRight: Bool { phase == .judged && choice.map { isSolved($0) } ?? false }

  /// The best move of the board, once an answer was judged.
  public var best: Direction? { phase == .judged ? advice?.best : nil }

  /// What is said of the answer: "Left it is: no move is better."
  public var verdict: String {
    guard phase == .judged, let choice, let advice, let best = advice.best, let loss = advice.loss(of: choice)
    else { return "" }
    if loss == .zero { return "\(choice.label) it is: no move is better." }
    if isRight { return "\(choice.label) is as good as \(best.label)." }
    return "\(best.label) is better, by \(loss.text) points."
  }

  /// What was played then, and what that lost: "In your game you played Up, which lost 20.10 points."
  public var memory: String {
    guard phase == .judged, let position = desk.sitting?.current, let then = played(position) else { return "" }
    let loss = advice?.loss(of: then) ?? Points(hundredths: position.loss)
    return "In your game you played \(then.label), which lost \(loss.text) points."
  }

  /// All moves of the board that was judged, the best first.
  public var values: [Value] {
    guard phase == .judged, let advice else { return [] }
    let then = desk.sitting?.current.flatMap { played($0) }
    return advice.moves.map { move in
      let loss = advice.expectation - move.expectation
      let notes = [move.direction == choice ? "you now" : nil, move.direction == then ? "you then" : nil]
      return Value(
        label: move.direction.label, loss: loss == .zero ? "Best" : (-loss).text,
        note: notes.compactMap { $0 }.joined(separator: ", "), isBest: loss == .zero)
    }
  }

  private func played(_ position: PracticePosition) -> Direction? {
    Direction.allCases.first { [$0.letter] == position.played }
  }
}

extension PracticeWords {
  /// What Triples calls what is practiced in it. The parts are in the order in which reviews record them.
  static var triples: PracticeWords {
    PracticeWords(
      unit: "points", move: "move",
      divisions: [
        Division(
          "Opening, middle, end",
          [
            Part("Opening", "in the opening"), Part("Middle", "in the middle of the game"),
            Part("End", "towards the end"),
          ]),
        Division(
          "Open cells",
          [
            Part("0 to 3", "with up to three open cells"), Part("4 to 7", "with four to seven open cells"),
            Part("8 and more", "with eight open cells or more"),
          ]),
      ])
  }
}
