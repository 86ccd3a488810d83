import NumberedGame
import PlaySupport
import TriplesModel

// The session knows no coach. It says what it wants to know, a front end hands that to whatever coach it has, and brings
// the answer back: at once, much later, or never.
extension TriplesSession {
  /// What a coach is to be asked now, or `nil` if there is nothing to ask. A front end that has a coach asks it
  /// whenever this changes, and hands the answer to `receive`. An answer to an older question does no harm.
  public var coachQuestion: CoachQuestion? {
    if let viewer {
      guard case .running(let advices) = viewer.reviewing else { return nil }
      return CoachQuestion(viewer.replay.prefix(advices.count))
    }
    if let duel { return duel.question }
    guard acceptsMoves, hint != nil || watch?.isPaused == false else { return nil }
    return coachHelp.query.pending(CoachQuestion(replay))
  }

  /// Takes a coach's answer. One to a question that is no longer asked, since the board has moved on, is ignored.
  ///
  /// - Parameters:
  ///   - text: an `Advice` as text. Anything else, and advice for another position, is a failure of the coach.
  ///   - question: what it answers.
  public func receive(_ text: [UInt8], to question: CoachQuestion) {
    guard question == coachQuestion else { return }
    guard let advice = Advice(text: text), advice.fits(positionInQuestion) else {
      stopAsking(Notice("The coach gave an answer that makes no sense, and was sent away."))
      return
    }
    if viewer != nil || duel != nil {
      if viewer != nil { receiveForReview(advice) } else { receiveForDuel(advice) }
      changed()
    } else {
      intent {
        coachHelp.take(advice, to: question)
        if hint != nil { showHint(advice) }
        if watch?.isDue == true { playCoachsMove(advice) }
      }
    }
  }

  /// To be called when the coach cannot be had. Whatever waited for it does not wait any longer, and the player is told.
  public func coachFailed() {
    guard coachQuestion != nil else { return }
    stopAsking(Notice(environment.coach.failure(afterwards: "and then plays without it")))
  }

  private var positionInQuestion: Triples {
    guard let viewer else { return duel?.positionInQuestion ?? game }
    guard case .running(let advices) = viewer.reviewing else { return game }
    return viewer.positions[advices.count]
  }

  private func stopAsking(_ notice: Notice) {
    coachHelp.hideHint()
    coachHelp.stopWatching()
    if viewer == nil { duel?.isReviewing = false }
    pauseReview()
    tell(notice)
    status = ""
    changed()
  }

  // MARK: Hints

  /// What the coach says of the board, once the player has asked.
  public enum Hint: Hashable, Sendable {
    /// The coach has not answered yet.
    case thinking
    /// The coach's advice for the board as it stands.
    case ready(Advice)

    /// The advice, if it is there.
    public var advice: Advice? {
      if case .ready(let advice) = self { advice } else { nil }
    }
  }

  /// The coach's advice for the board as it stands, once it is known.
  var advice: Advice? { coachHelp.query.answer(to: CoachQuestion(replay)) }

  /// What the coach says of the board, if the player has asked.
  public var hint: Hint? {
    guard coachHelp.wantsHint(on: board) else { return nil }
    return advice.map { .ready($0) } ?? .thinking
  }

  /// Whether a hint can be asked for, or taken away again.
  public var canHint: Bool { acceptsMoves && playMode.allows(.hint) && watch?.isPaused != false }

  /// Asks the coach for the best move, or takes its hint away again. Before the first hint of a game that can still win a
  /// medal, the player is asked first.
  public func toggleHint() {
    intent(canHint) {
      if hint != nil {
        coachHelp.hideHint()
        status = "Hint hidden."
      } else if canWinMedal, !coachHelp.hasAgreedToHint, watch?.hasBegun != true {
        askAboutHint()
      } else if let advice {
        showHint(advice)
      } else {
        coachHelp.askForHint(on: board)
        status = "The coach is thinking."
      }
    }
  }

  /// Shows advice for the board as it stands. A game in which that happened is marked.
  func showHint(_ advice: Advice) {
    coachHelp.askForHint(on: board)
    status = Spoken.hint(advice)
    saved.noteHint()
    coachHelp.showHint(isFirst: tellOnce(.hints))
  }
}
