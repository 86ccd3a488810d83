import GameCore
import SessionSupport
import TriplesModel

extension OwnBoardSession {
  /// The question for the coach, or `nil` if there is none. Front ends pass it on and call `coachDidAnswer` with the answer.
  public var coachQuestion: BoardQuestion? {
    guard showsValues, let question = questionInView else { return nil }
    return query.pendingQuestion(question)
  }

  /// The question about the current board, even if its answer is known. `nil` if no tile can move.
  private var questionInView: BoardQuestion? {
    guard let position = positionInView, position.hasMoves else { return nil }
    return BoardQuestion(position)
  }

  /// Handles the coach's answer, which is an `Advice` as text. Ignores an answer to an outdated question. Any other
  /// text, or advice for a different board, counts as a failure of the coach.
  public func coachDidAnswer(_ text: [UInt8], to question: BoardQuestion) {
    guard question == coachQuestion else { return }
    guard let advice = Advice(text: text), advice.fits(question.position.game()) else { return handleCoachFailure() }
    query.coachDidAnswer(advice, to: question)
    saveAndRedraw()
  }

  /// Handles a coach that failed to load or crashed.
  public func handleCoachFailure() {
    guard let question = coachQuestion else { return }
    query.markFailed(question)
    saveAndRedraw()
  }

  /// Whether the coach failed to answer for the current board.
  public var hasCoachFailed: Bool { showsValues && questionInView.map { query.hasFailed($0) } ?? false }

  /// Asks the coach again after a failure.
  public func tryCoachAgain() {
    if query.resetFailure() { saveAndRedraw() }
  }

  /// Shows or hides the coach's values for the moves.
  public func setShowsValues(_ values: Bool) {
    intent(acceptsChanges && values != showsValues) {
      let earlierNote = note
      saved.showsValues = values
      _ = query.resetFailure()
      // Screen readers announce a changed note.
      status = note != earlierNote ? "" : values ? "The coach is rating the moves." : "The coach is off."
    }
  }

  /// The coach's advice for the current board, or `nil` if it isn't shown or isn't known yet.
  public var advice: Advice? {
    guard showsValues, let question = questionInView else { return nil }
    return query.answer(to: question)
  }

  /// The line below the board: what is unusual about the board, or otherwise the coach's advice.
  public var note: String {
    if isPlaying {
      if isOver {
        return "No more moves. \(DecimalText.grouped(score)) \(score == 1 ? "point" : "points") since you set it up."
      }
      if positionInView == nil {
        return "The coach knows tiles up to \(DecimalText.grouped(BoardPosition.maxTile))."
      }
    } else {
      switch position.remark {
      case .empty: return "Choose a tile, then tap the cells where you want it."
      case .over: return "Nothing can move on this board. A game would be over."
      case .unreachable where !showsValues || advice == nil && !hasCoachFailed: return Self.unreachableNote
      case .unreachable, nil: break
      }
    }
    guard showsValues else { return "The coach is off." }
    if hasCoachFailed { return coachProblem }
    guard let advice, let best = advice.bestMove else { return "The coach is thinking." }
    let points =
      advice.expectation.hundredths < 150 ? "one more point" : "\(advice.expectation.roundedText) more points"
    let isOnly = advice.moves.count == 1
    let isOdd = !isPlaying && position.remark != nil
    return "\(best.label) is \(isOnly ? "the only move" : "best"): about \(points)."
      + (isOdd ? " \(Self.unreachableNote)" : "")
  }

  private static var unreachableNote: String { "No game leads to this board: a new 1 or 2 comes with every move." }

  /// The reason why the coach gives no advice, as a sentence.
  public var coachProblem: String { environment.coach.problem }

  /// The coach's values for all moves: "Best: Left. Up costs 3.20 points." Empty if there is no advice.
  public var hintText: String { advice.map { TriplesSession.SpokenText.hint($0) } ?? "" }
}
