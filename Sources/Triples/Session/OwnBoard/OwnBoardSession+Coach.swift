import NumberedGame
import PlaySupport
import TriplesModel

extension OwnBoardSession {
  /// What a coach is to be asked now, or `nil` if there is nothing to ask. A front end that has a coach asks it whenever this
  /// changes, and hands the answer to `receive`. An answer to an older question does no harm.
  public var coachQuestion: BoardQuestion? {
    guard showsValues, let question = questionInView else { return nil }
    return query.pending(question)
  }

  /// What would be asked of the board in view, whether it is known or not. Of one on which nothing can move, nothing.
  private var questionInView: BoardQuestion? {
    guard let position = positionInView, position.hasMoves else { return nil }
    return BoardQuestion(position)
  }

  /// Takes a coach's answer. One to a question that is no longer asked, since the board has changed, is ignored.
  ///
  /// - Parameters:
  ///   - text: an `Advice` as text. Anything else, and advice on another board, is a failure of the coach.
  ///   - question: what it answers.
  public func receive(_ text: [UInt8], to question: BoardQuestion) {
    guard question == coachQuestion else { return }
    guard let advice = Advice(text: text), advice.fits(question.position.game()) else { return coachFailed() }
    query.take(advice, to: question)
    changed()
  }

  /// To be called when the coach cannot be had: it could not be loaded, or has broken down.
  public func coachFailed() {
    guard let question = coachQuestion else { return }
    query.fail(question)
    changed()
  }

  /// Whether the coach could not be had for the board in view.
  public var hasCoachFailed: Bool { showsValues && questionInView.map { query.hasFailed($0) } ?? false }

  /// Asks the coach again that could not be had.
  public func tryCoachAgain() {
    if query.askAgain() { changed() }
  }

  /// Has the coach say what the moves are worth, or be silent.
  public func show(values: Bool) {
    intent(acceptsChanges && values != showsValues) {
      saved.showsValues = values
      _ = query.askAgain()
      status = values ? "The coach says what the moves are worth." : "The coach is silent."
    }
  }

  /// What the coach says of the board in view, if it is asked and has answered.
  public var advice: Advice? {
    guard showsValues, let question = questionInView else { return nil }
    return query.answer(to: question)
  }

  /// A line to read under the board: what is odd about it, else what the coach says of it.
  public var note: String {
    if isPlaying {
      if isOver {
        return "No more moves. \(DecimalText.grouped(score)) \(score == 1 ? "point" : "points") since you set it up."
      }
      if positionInView == nil {
        return "The coach knows tiles up to \(DecimalText.grouped(BoardPosition.largestTile))."
      }
    } else {
      switch position.remark {
      case .empty: return "Choose a tile, then tap the cells where it lies."
      case .over: return "Nothing can move on this board: a game would be over."
      case .unreachable where !showsValues || advice == nil && !hasCoachFailed: return Self.unreachable
      case .unreachable, nil: break
      }
    }
    guard showsValues else { return "The coach is silent." }
    if hasCoachFailed { return coachProblem }
    guard let advice, let best = advice.best else { return "The coach is thinking." }
    let points = advice.expectation.hundredths < 150 ? "a point more" : "\(advice.expectation.roundedText) points more"
    let isOnly = advice.moves.count == 1
    let isOdd = !isPlaying && position.remark != nil
    return "\(best.label) is \(isOnly ? "the only move" : "best"): about \(points)."
      + (isOdd ? " \(Self.unreachable)" : "")
  }

  private static var unreachable: String { "No game leads to this board: some 1 or 2 comes with every move." }

  /// Why the coach says nothing.
  public var coachProblem: String { environment.coach.failure(afterwards: "and then none") }

  /// What the coach says of all moves, in words: "Best: Left. Up costs 3.20 points." Nothing where it says nothing.
  public var hintText: String { advice.map { TriplesSession.Spoken.hint($0) } ?? "" }
}
