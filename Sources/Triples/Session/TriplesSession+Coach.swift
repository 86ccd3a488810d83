import GameCore
import SessionSupport
import TriplesModel

// The session publishes a question, and a front end passes it to a coach. The answer may come at once, late, or never.
extension TriplesSession {
  /// The question for the coach, or `nil` if there is none. Front ends pass it on and call `coachDidAnswer` with the answer.
  public var coachQuestion: CoachQuestion? { requestedQuestion ?? idleQuestion }

  /// The question for which the player is waiting, or `nil` if there is none.
  package var requestedQuestion: CoachQuestion? {
    if let viewer {
      guard case .running(let advices) = viewer.reviewState else { return nil }
      return CoachQuestion(viewer.replay.prefix(advices.count))
    }
    if let duel { return duel.question }
    guard acceptsMoves, hint != nil || automaticPlay?.isPaused == false else { return nil }
    return coachHelp.query.pendingQuestion(CoachQuestion(replay))
  }

  /// Handles the coach's answer, which is an `Advice` as text. Ignores an answer to an outdated question. Any other
  /// text, or advice for a different position, counts as a failure of the coach.
  public func coachDidAnswer(_ text: [UInt8], to question: CoachQuestion) {
    guard question == coachQuestion else { return }
    guard requestedQuestion != nil else { return receiveForIdleReview(text, to: question) }
    guard let advice = Advice(text: text), advice.fits(positionInQuestion) else {
      stopAsking(Notice("The coach’s answer makes no sense, so the coach was stopped."))
      return
    }
    if viewer != nil || duel != nil {
      if viewer != nil { receiveForReview(advice) } else { receiveForDuel(advice) }
      saveAndRedraw()
    } else {
      intent {
        coachHelp.coachDidAnswer(advice, to: question)
        if hint != nil { showHint(advice) }
        if automaticPlay?.isDue == true { playCoachsMove(advice) }
      }
    }
  }

  /// Handles an unavailable coach. Cancels whatever is waiting for an answer, and notifies the player.
  public func handleCoachFailure() {
    guard requestedQuestion != nil else { return idleReview.stop() }
    stopAsking(Notice(environment.coach.problem))
  }

  private var positionInQuestion: Triples {
    guard let viewer else { return duel?.positionInQuestion ?? game }
    guard case .running(let advices) = viewer.reviewState else { return game }
    return viewer.positions[advices.count]
  }

  private func stopAsking(_ notice: Notice) {
    coachHelp.hideHint()
    coachHelp.stopWatching()
    if viewer == nil { duel?.isReviewing = false }
    pauseReview()
    show(notice)
    status = ""
    saveAndRedraw()
  }

  // MARK: Hints

  /// A hint that the player requested.
  public enum Hint: Hashable, Sendable {
    /// The coach hasn't answered yet.
    case thinking
    /// The best move and its reason.
    case ready(Advice)
    /// The costs of all moves.
    case costs(Advice)

    /// The coach's advice for the current board, or `nil` if the coach hasn't answered.
    public var advice: Advice? {
      switch self {
      case .thinking: nil
      case .ready(let advice), .costs(let advice): advice
      }
    }
  }

  var advice: Advice? { coachHelp.query.answer(to: CoachQuestion(replay)) }

  /// The hint on the screen, or `nil` if the player hasn't requested one.
  public var hint: Hint? {
    guard coachHelp.wantsHint(on: board) else { return nil }
    return advice.map { coachHelp.showsCosts ? .costs($0) : .ready($0) } ?? .thinking
  }

  /// The hint on the screen as it is spoken, or an empty text.
  public var hintText: String {
    switch hint {
    case .ready(let advice): ReasonText.hint(advice, in: game)
    case .costs(let advice): SpokenText.hint(advice)
    case .thinking: "The coach is thinking."
    case nil: ""
    }
  }

  /// Whether a hint can be shown or hidden.
  public var canHint: Bool { acceptsMoves && playMode.allows(.hint) && automaticPlay?.isPaused != false }

  /// Shows the coach's hint: first the best move with its reason, then the costs of all moves, then nothing. The player
  /// must confirm the first hint of a game that can still win a medal.
  public func toggleHint() {
    intent(canHint) {
      if case .ready(let advice) = hint, advice.moves.count > 1 {
        coachHelp.showCosts()
        status = hintText
      } else if hint != nil {
        coachHelp.hideHint()
        status = "Hint hidden."
      } else if canWinMedal, !coachHelp.hasAgreedToHint, automaticPlay?.hasBegun != true {
        askAboutHint()
      } else if let advice {
        showHint(advice)
      } else {
        coachHelp.askForHint(on: board)
        status = hintText
      }
    }
  }

  /// Shows advice for the current board as a hint, and marks the game as one with a hint.
  func showHint(_ advice: Advice) {
    coachHelp.askForHint(on: board)
    status = ReasonText.hint(advice, in: game)
    saved.markHintUsed()
    coachHelp.showHint(status, isFirst: showTipOnce(.hints))
  }
}
