import GameCore
import SessionSupport
import TriplesModel

/// Practice with boards on which a move lost points: today's five, from games of simple players, and those from the
/// player's games. The answer is compared with the coach's values and the original move. Front ends draw the state, and
/// answer `coachQuestion` with `coachDidAnswer`.
public final class TriplesPractice: PositionPractice {
  package typealias Settings = TriplesSession.Settings

  /// The same question as in a game: the coach rates the moves on the board of the practice.
  public typealias CoachTask = CoachQuestion
  /// The pictures of Triples.
  public typealias Picture = TriplesSession.Picture

  /// A legal move on a judged board.
  public struct RatedMove: Hashable, Sendable {
    /// The name of the move, such as "Left".
    public let label: String
    /// The loss compared with the best move, such as "−12.30", or "Best".
    public let lossText: String
    /// Who played the move: "You now", "You then" or "Simple player", both, or an empty string.
    public let note: String
    /// Whether no move is better than this one.
    public let isBest: Bool

    /// The text for screen readers, such as "Up: loses 20.10 points, You then".
    public let spokenText: String
  }

  /// The notebook and the practice round.
  public let core: PracticeCore

  /// A closure that is called when the front end must redraw the session.
  public var onChange: (() -> Void)?

  /// A position with the move that the player chose, if any.
  package struct Puzzle {
    let replay: Replay
    var choice: Direction?
  }

  package var state = PracticeState<Puzzle, CoachQuestion, Advice>()

  package var store: SessionStore<Settings, EmptySave>

  /// The loss below which an answer counts as right, in hundredths of a point.
  static let lossLimit: Int64 = 50

  /// Creates a practice session. The round hasn't begun.
  public init(environment: PlayEnvironment) {
    core = PracticeCore(.triples, words: .triples, daily: .triples, environment: environment)
    store = SessionStore(game: "triples", name: "practice", environment: environment, settings: Settings())
    loadSettings()
  }

  /// The game up to the current board, or `nil` outside a round.
  public var replay: Replay? { state.puzzle?.replay }

  /// The game with the current board, or `nil` outside a round.
  public var game: Triples? { replay?.game }

  /// The player's answer to the current board, or `nil` before the answer.
  public var choice: Direction? { state.puzzle?.choice }

  /// Chooses a move on the current board.
  public func choose(_ direction: Direction) {
    guard phase == .asking, let game else { return }
    guard game.canCollapse(direction) else { return announce(TriplesSession.SpokenText.blockedMove(direction)) }
    state.puzzle?.choice = direction
    submitAnswer()
  }

  package func readPuzzle(_ line: [UInt8]) -> Puzzle? {
    (try? Replay(line: line)).flatMap { $0.game.isDone ? nil : Puzzle(replay: $0) }
  }

  // MARK: The coach

  package var questionInView: CoachQuestion? { replay.map { CoachQuestion($0) } }

  package func readAdvice(_ text: [UInt8], to question: CoachQuestion) -> Advice? {
    Advice(text: text).flatMap { $0.fits(question.replay.game) ? $0 : nil }
  }

  private func isSolved(_ direction: Direction) -> Bool {
    (advice?.loss(of: direction)?.hundredths).map { $0 < Self.lossLimit } ?? false
  }

  // MARK: Text

  /// The question for the player.
  public var question: String { "What would you play?" }

  /// The origin of the board, such as "Game 537, move 32" or "A simple player’s move 32".
  public var originText: String {
    guard let replay else { return "" }
    let move = "move \(replay.moves.count + 1)"
    if isDaily { return "A simple player’s \(move)" }
    return switch replay.deal {
    case .number(let number): "Game \(number), \(move)"
    case .day(let day): "\(DayText.long(day)) game, \(move)"
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

  /// The reason why the best move is better than the answer, or why a right answer is better than the original move.
  /// Empty before the verdict, and if no fact is the reason.
  public var reasonText: String {
    guard phase == .judged, let game, let choice, let advice, let best = advice.bestMove else { return "" }
    let better = isAnswerRight ? choice : best
    guard let other = isAnswerRight ? originalMove : choice, other != better, let loss = advice.loss(of: other),
      Advice.isCostly(loss)
    else { return "" }
    return TriplesSession.ReasonText.reason(for: better, over: other, in: game) ?? ""
  }

  /// The move in the player's game: "In your game, you played Up and lost 20.10 points." Empty before the verdict, and
  /// for a board from a game of a simple player, whose move is among the rated ones.
  public var originalMoveText: String {
    guard phase == .judged, !isDaily, let position = core.round?.current, let then = originalMove else { return "" }
    let loss = advice?.loss(of: then) ?? Points(hundredths: position.loss)
    return "In your game, you played \(then.label) and lost \(loss.text) points."
  }

  /// All legal moves on the judged board, best first. Empty until the answer has been judged.
  public var ratedMoves: [RatedMove] {
    guard phase == .judged, let advice else { return [] }
    let then = originalMove
    let thenNote: String = isDaily ? "Simple player" : "You then"
    return advice.moves.map { move in
      let loss = advice.expectation - move.expectation
      let notes = [move.direction == choice ? "You now" : nil, move.direction == then ? thenNote : nil]
      let (label, note) = (move.direction.label, notes.compactMap { $0 }.joined(separator: ", "))
      let spokenLoss = loss == .zero ? "the best" : "loses \(loss.text) points"
      return RatedMove(
        label: label, lossText: loss == .zero ? "Best" : (-loss).text, note: note, isBest: loss == .zero,
        spokenText: "\(label): \(spokenLoss)" + (note.isEmpty ? "" : ", \(note)"))
    }
  }

  private var originalMove: Direction? {
    guard let position = core.round?.current else { return nil }
    return Direction.allCases.first { [$0.letter] == position.playedMove }
  }
}

extension TriplesPractice {
  /// The rated moves after the judgment. Front ends draw the board with its buttons themselves.
  public var answerBlocks: [Block<Picture>?] {
    [.parts("values", .init("Moves", .list, ratedMoves.map { .init(.ratedMove($0), $0.spokenText) }))]
  }

  /// Does nothing, because the board accepts the answer.
  public func performInPosition(_ id: Action.ID) {}
}

extension PracticeText {
  /// The words for practice in Triples. The divisions are in the order in which reviews record them.
  static var triples: PracticeText {
    PracticeText(
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
