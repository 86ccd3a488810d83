import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// Asks whether the player wants to give up.
  public func askToGiveUp() {
    guard canGiveUp else { return }
    open(.popUp(.confirmGiveUp))
    saveAndRedraw()
  }

  /// Gives up after `askToGiveUp`. Reveals the code, and counts the game as not solved.
  public func giveUp() {
    guard case .confirmGiveUp = popUp else { return }
    intent(shouldSaveGame) {
      close(.popUp)
      guard isRanked else { return endByGivingUp() }
      // The game ends when the server confirms.
      if !game.isOver { rankedClient?.send(nil, index: answeredMoveCount) }
    }
  }

  func endByGivingUp() {
    guard saved.playedGame.game.giveUp() else { return }
    status = ""
    recordEnd()
  }

  /// The consequence of giving up.
  public var giveUpWarning: String {
    if isRanked { return finishWarning }
    if !isCounted(in: .records) { return "The code is shown and the game is over. You can’t undo this." }
    if game.setup.isWithoutLuck { return giveUpWarningWithoutLuck }
    return game.attempts.isEmpty
      ? "The code is shown and the game is over. You can’t undo this. Without a guess, the game doesn’t count."
      : "The code is shown and the game counts as not solved. You can’t undo this."
  }

  /// Closes the pop-up without a change. A finished game stays visible.
  public func closePopUp() {
    guard popUp != nil else { return }
    close(.popUp)
    saveAndRedraw()
  }

  /// Shows the result of the current game again.
  public func showResult() {
    guard popUp == nil, game.isOver else { return }
    tab = .game
    showEnd()
    saveAndRedraw()
  }

  /// Call this method at launch and when the device's motion setting changes. While motion is reduced, and until the
  /// first call, the session shows the result at once, without animating the end of a game.
  public func setShowsMotion(_ showsMotion: Bool) {
    display.showsMotion = showsMotion
    if !showsMotion, let reveal { revealDidEnd(number: reveal.number) }
  }

  /// Shows the result after animation `number`, unless the player has switched tabs. Ignores outdated animations.
  public func revealDidEnd(number: Int) {
    guard let reveal, reveal.number == number else { return }
    postEnd()
    if tab == .game { showEnd() } else { close(.reveal) }
    saveAndRedraw()
  }

  func recordEnd() {
    // The statistics identify a game by its setup and end time, so two equal games must not end in the same second.
    let now = environment.now()
    saved.end(at: statistics.hasCounted(game, date: now) ? now + 1 : now, isUnseen: display.showsMotion)
    enforceInvariants()
    // If the app crashes before the game is counted, the next launch counts the saved game.
    save()
    countEnd()
    recordDayResult()
    if !game.setup.isWithoutLuck, isCounted(in: .records) { storeFinishedGame() }
    idleReview.start()
    if idleReview.work == nil { chooseGameToReview() }
    if display.showsMotion, game.isCodeKnown || game.ending != .gaveUp {
      revealNumber += 1
      open(.reveal(Reveal(number: revealNumber, game)))
    } else {
      postEnd()
      showEnd()
    }
    if let ended = endedGame { status += (status.isEmpty ? "" : " ") + ended.spokenText }
    if let endedDuel { status += " \(endedDuel.spokenText)" }
    // The server's answer to the last guess doesn't contain the code, so request the game again. A player who gave up learns the
    // code after the day.
    if rankedClient?.isOver == false, !game.isCodeKnown, game.ending != .gaveUp { rankedClient?.requestGameAgain() }
  }

  private func postEnd() { post(game.ending == .solved ? .win : .end) }

  /// Stores the finished game, to recognize a friend's link that answers it. If storing fails, such a link is
  /// recognized only while the game is the current one.
  private func storeFinishedGame() {
    guard let endedDate, let game = DuelGame(game, hintCount: hintCount) else { return }
    let entry = FinishedGames.Entry(date: endedDate, game: game.address)
    reportDamage(sharedFiles.finishedGames.change { $0.add(entry) }, .finishedGamesDamaged)
  }

  func showEnd() {
    close(.reveal)
    saved.isEndUnseen = false
    if isRanked {
      rankedClient?.prompt = .result
    } else if let ended = endedGame {
      open(.popUp(.ended(ended)))
    }
  }

  /// The animated end of a game: the markers of the last guess land one by one, then the code's pegs turn one by one,
  /// and hop if solved. Then call `revealDidEnd`.
  public struct Reveal: Hashable, Sendable {
    /// The number of the animation, unique within the session.
    public let number: Int

    /// Whether the code was found.
    public let isSolved: Bool

    /// The time until the code starts to turn, in milliseconds: the markers land first, unless the player gave up.
    public let delayMilliseconds: Int

    /// The duration of the animation, in milliseconds.
    public var milliseconds: Int { delayMilliseconds + 1200 }

    /// The time, in milliseconds, that all pegs of the code take to turn.
    public static let turningMilliseconds = 700

    init(number: Int, _ game: CodeBreaker) {
      self.number = number
      isSolved = game.ending == .solved
      delayMilliseconds =
        game.ending == .gaveUp ? 0 : Cue.landingMilliseconds + game.setup.pegCount * Cue.markerMilliseconds + 300
    }
  }
}
