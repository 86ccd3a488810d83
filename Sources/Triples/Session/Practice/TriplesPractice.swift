import NumberedGame
import PlaySupport
import TriplesModel

/// Practice with boards from the player's games on which a move lost points. The answer is compared with the coach's
/// values and the original move. Front ends draw the state, and answer `coachQuestion` with `receive`.
public final class TriplesPractice: PracticeSession {
  /// The same question as in a game: the coach rates the moves on the board of the practice.
  public typealias CoachTask = CoachQuestion

  /// A legal move on a judged board.
  public struct RatedMove: Hashable, Sendable {
    /// The name of the move, such as "Left".
    public let label: String
    /// The loss compared with the best move, such as "−12.30", or "Best".
    public let lossText: String
    /// Who played the move: "You now", "You then", both, or an empty string.
    public let note: String
    /// Whether no move is better than this one.
    public let isBest: Bool
  }

  /// The notebook and the practice round.
  public let core: PracticeCore

  /// A closure that is called when the front end must redraw the session.
  public var onChange: (() -> Void)?

  /// The phase of the round.
  public private(set) var phase = PracticePhase.idle

  /// The player's answer to the current board, or `nil` before the answer.
  public private(set) var choice: Direction?

  /// The latest text for screen readers.
  public private(set) var status = ""

  /// The game up to the current board, or `nil` outside a round.
  public private(set) var replay: Replay?

  private var query = CoachQuery<CoachQuestion, Advice>()
  private let coach: CoachSource

  /// The loss below which an answer counts as right, in hundredths of a point.
  static let lossLimit: Int64 = 50

  /// Creates a practice session. The round hasn't begun.
  public init(environment: PlayEnvironment) {
    coach = environment.coach
    core = PracticeCore(.triples, words: .triples, environment: environment)
  }

  /// The game with the current board, or `nil` outside a round.
  public var game: Triples? { replay?.game }

  // MARK: Actions

  /// Starts a round.
  public func begin() {
    core.begin()
    showPosition()
  }

  /// Chooses a move on the current board.
  public func choose(_ direction: Direction) {
    guard phase == .asking, let game else { return }
    guard game.canCollapse(direction) else {
      status = "\(direction.label): nothing moves."
      onChange?()
      return
    }
    phase = .judging
    choice = direction
    // Give the coach another try if it failed before the player answered.
    _ = query.resetFailure()
    status = "The coach is checking it."
    judge()
    onChange?()
  }

  /// Advances to the next board once the answer has been judged. If the coach has failed, skips the board.
  public func advance() {
    switch phase {
    case .judged: core.answer(isSolved: isAnswerRight)
    case .judging where hasCoachFailed: core.pass()
    default: return
    }
    showPosition()
  }

  /// Ends the round and records its answers.
  public func stop() {
    if phase == .judged { core.answer(isSolved: isAnswerRight) }
    phase = .idle
    choice = nil
    replay = nil
    status = core.summary
    onChange?()
  }

  private func showPosition() {
    query = CoachQuery()
    choice = nil
    // Reviews add only lines that can be read and whose game isn't over. Remove any other line from the notebook.
    while let position = core.round?.current {
      if let replay = try? Replay(line: position.line), !replay.game.isDone {
        self.replay = replay
        phase = .asking
        status = "\(core.progressText). \(question)"
        onChange?()
        return
      }
      core.removeCurrentPosition()
    }
    replay = nil
    phase = core.round == nil ? .idle : .over
    status = phase == .over ? core.resultText : core.summary
    onChange?()
  }

  // MARK: The coach

  /// The question for the coach, or `nil` if there is none.
  public var coachQuestion: CoachQuestion? {
    phase.isInRound ? questionInView.flatMap { query.pendingQuestion($0) } : nil
  }

  /// The question about the current board, even if its answer is known.
  private var questionInView: CoachQuestion? { replay.map { CoachQuestion($0) } }

  private var advice: Advice? { questionInView.flatMap { query.answer(to: $0) } }

  /// Whether the coach failed to answer for the current board.
  public var hasCoachFailed: Bool { questionInView.map { query.hasFailed($0) } ?? false }

  /// Handles the coach's answer, an `Advice` as text. Ignores outdated answers. Other text counts as a coach failure.
  public func receive(_ text: [UInt8], to question: CoachQuestion) {
    guard question == coachQuestion else { return }
    guard let advice = Advice(text: text), advice.fits(question.replay.game) else { return handleCoachFailure() }
    query.receive(advice, to: question)
    judge()
    onChange?()
  }

  /// Handles a coach that failed to load or crashed.
  public func handleCoachFailure() {
    guard let question = coachQuestion else { return }
    query.markFailed(question)
    status = coachProblem
    onChange?()
  }

  /// Asks the coach again after a failure.
  public func askAgain() {
    _ = query.resetFailure()
    onChange?()
  }

  /// The reason why the coach gives no advice, as a sentence.
  public var coachProblem: String { coach.problem }

  private func judge() {
    guard phase == .judging, advice != nil else { return }
    phase = .judged
    status = "\(verdict) \(originalMoveText)"
  }

  private func isSolved(_ direction: Direction) -> Bool {
    (advice?.loss(of: direction)?.hundredths).map { $0 < Self.lossLimit } ?? false
  }

  // MARK: Text

  /// The question for the player.
  public var question: String { "What would you play?" }

  /// The origin of the board, such as "Game 537, move 32".
  public var originText: String {
    guard let replay else { return "" }
    let move = "move \(replay.moves.count + 1)"
    return switch replay.deal {
    case .number(let number): "Game \(number), \(move)"
    case .day(let day): "Game of \(DayText.long(day)), \(move)"
    }
  }

  /// Whether the answer was judged right.
  public var isAnswerRight: Bool { phase == .judged && choice.map { isSolved($0) } ?? false }

  /// The best move, or `nil` until the answer has been judged.
  public var bestMove: Direction? { phase == .judged ? advice?.bestMove : nil }

  /// The verdict on the answer, such as "Left is right: no move is better." Empty until the answer has been judged.
  public var verdict: String {
    guard phase == .judged, let choice, let advice, let best = advice.bestMove, let loss = advice.loss(of: choice)
    else { return "" }
    if loss == .zero { return "\(choice.label) is right: no move is better." }
    if isAnswerRight { return "\(choice.label) is as good as \(best.label)." }
    return "\(best.label) is better by \(loss.text) points."
  }

  /// The move in the original game: "In your game, you played Up and lost 20.10 points." Empty before the verdict.
  public var originalMoveText: String {
    guard phase == .judged, let position = core.round?.current, let then = originalMove(position) else { return "" }
    let loss = advice?.loss(of: then) ?? Points(hundredths: position.loss)
    return "In your game, you played \(then.label) and lost \(loss.text) points."
  }

  /// All legal moves on the judged board, best first. Empty until the answer has been judged.
  public var ratedMoves: [RatedMove] {
    guard phase == .judged, let advice else { return [] }
    let then = core.round?.current.flatMap { originalMove($0) }
    return advice.moves.map { move in
      let loss = advice.expectation - move.expectation
      let notes = [move.direction == choice ? "You now" : nil, move.direction == then ? "You then" : nil]
      return RatedMove(
        label: move.direction.label, lossText: loss == .zero ? "Best" : (-loss).text,
        note: notes.compactMap { $0 }.joined(separator: ", "), isBest: loss == .zero)
    }
  }

  private func originalMove(_ position: PracticePosition) -> Direction? {
    Direction.allCases.first { [$0.letter] == position.playedMove }
  }
}

extension PracticeWords {
  /// The words for practice in Triples. The divisions are in the order in which reviews record them.
  static var triples: PracticeWords {
    PracticeWords(
      unit: "points", move: "move",
      divisions: [
        Division(
          "Opening, middle, end",
          [
            Part("Opening", "in the opening"), Part("Middle", "in the middle of the game"),
            Part("End", "toward the end"),
          ]),
        Division(
          "Open cells",
          [
            Part("0 to 3", "with up to three open cells"), Part("4 to 7", "with four to seven open cells"),
            Part("8 and more", "with eight or more open cells"),
          ]),
      ])
  }
}
