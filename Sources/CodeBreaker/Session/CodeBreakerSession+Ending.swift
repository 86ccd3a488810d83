import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// Asks whether the player means to give up.
  public func askToGiveUp() {
    guard canGiveUp else { return }
    popUp = .confirmGiveUp
    commit()
  }

  /// Gives up, after `askToGiveUp`: the code is revealed, and the game counts as not solved.
  public func giveUp() {
    guard case .confirmGiveUp = popUp else { return }
    intent {
      popUp = nil
      guard game.giveUp() else { return }
      leftGame = nil
      status = ""
      recordEnd()
    }
  }

  /// Closes the pop-up in the way that changes nothing: a game that has ended stays on the table to be looked at.
  public func closePopUp() {
    guard popUp != nil else { return }
    popUp = nil
    commit()
  }

  /// Shows once more how the game on the table ended.
  public func showResult() {
    guard popUp == nil, game.isOver else { return }
    tab = .game
    showEnd()
    commit()
  }

  /// Counts the game on the table as ended now, and shows how it ended.
  func recordEnd() {
    // Where this very game was counted in this very second, another second makes it another game.
    let now = environment.now()
    endedDate = statistics.hasCounted(game, date: now) ? now + 1 : now
    settle()
    // The game first: should the count not follow, the next launch finds a game that has ended and makes up for it.
    save()
    countEnd()
    showEnd()
    give(game.ending == .solved ? .win : .end)
    if case .ended(let ended) = popUp { status += (status.isEmpty ? "" : " ") + ended.spoken }
  }

  /// Shows how the game on the table ended.
  func showEnd() {
    if let ended = endedGame { popUp = .ended(ended) }
  }
}
