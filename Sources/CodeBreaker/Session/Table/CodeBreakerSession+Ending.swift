import CodeBreakerModel
import PlaySupport

extension CodeBreakerSession {
  /// Asks whether the player means to give up.
  public func askToGiveUp() {
    guard canGiveUp else { return }
    popUp = .confirmGiveUp
    save()
    changed()
  }

  /// Gives up, after `askToGiveUp`: the code is revealed, and the game counts as not solved.
  public func giveUp() {
    guard case .confirmGiveUp = popUp, catchUp() == false else { return }
    popUp = nil
    guard game.giveUp() else { return changed() }
    leftGame = nil
    status = ""
    recordEnd()
    changed()
  }

  /// Closes the pop-up in the way that changes nothing: a game that has ended stays on the table to be looked at.
  public func closePopUp() {
    guard let closed = popUp else { return }
    popUp = nil
    if case .hint = closed { takeHints() }
    save()
    changed()
  }

  /// Shows once more how the game on the table ended.
  public func showResult() {
    guard popUp == nil, game.isOver else { return }
    tab = .game
    showEnd()
    save()
    changed()
  }

  /// Whether there is anything to review.
  public var canReview: Bool { game.isOver && !game.attempts.isEmpty }

  /// Brings the review of the game on the table in front of it. `ReviewSession` conducts it, from what is saved.
  public func openReview() {
    guard canReview else { return }
    switch popUp {
    case nil, .ended: popUp = nil
    case .confirmGiveUp, .hint, .newGame: return
    }
    tab = .game
    isReviewOpen = true
    status = ""
    save()
    changed()
  }

  /// Takes the review away.
  public func closeReview() {
    guard isReviewOpen else { return }
    isReviewOpen = false
    status = titleText
    changed()
  }

  /// Whether the skill over time is in sight and there is any, which `ReviewSession` reads.
  public var showsSkill: Bool { tab == .statistics && environment.storage.read(SaveKey.skill) != nil }

  /// To be called when the review cannot be had, as it could not be loaded.
  public func reviewFailed() {
    guard isReviewOpen else { return }
    isReviewOpen = false
    tell(Notice("The review could not be loaded. It needs the network once, and then none."))
    changed()
  }

  /// Counts the game on the table as ended now, and shows how it ended.
  func recordEnd() {
    // Where this very game was counted in this very second, another second makes it another game.
    let now = environment.now()
    endedDate = statistics.hasCounted(game, date: now) ? now + 1 : now
    // The game first: should the count not follow, the next launch finds a game that has ended and makes up for it.
    guard save() else { return }
    countEnd()
    showEnd()
    if case .ended(let ended) = popUp { status += (status.isEmpty ? "" : " ") + ended.spoken }
  }

  /// Shows how the game on the table ended.
  func showEnd() {
    if let ended = endedGame { popUp = .ended(ended) }
  }
}
