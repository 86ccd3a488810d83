import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// Asks whether the player means to give up.
  public func askToGiveUp() {
    guard canGiveUp else { return }
    open(.popUp(.confirmGiveUp))
    changed()
  }

  /// Gives up, after `askToGiveUp`: the code is revealed, and the game counts as not solved.
  public func giveUp() {
    guard case .confirmGiveUp = popUp else { return }
    intent(keepsTable) {
      close(.popUp)
      if isRanked { return giveUpRanked() }
      guard saved.played.game.giveUp() else { return }
      status = ""
      recordEnd()
    }
  }

  /// What giving up does, and whether that can be undone.
  public var giveUpWarning: String {
    if isRanked { return finishWarning }
    if !counts(in: .records) { return "The code is shown and the game is over. This cannot be undone." }
    if game.setup.isWithoutLuck { return giveUpWarningWithoutLuck }
    return game.attempts.isEmpty
      ? "The code is shown and the game is over. This cannot be undone. Without a guess the game is not counted."
      : "The code is shown and the game counts as not solved. This cannot be undone."
  }

  /// Closes the pop-up in the way that changes nothing: a game that has ended stays on the table to be looked at.
  public func closePopUp() {
    guard popUp != nil else { return }
    close(.popUp)
    changed()
  }

  /// Shows once more how the game on the table ended.
  public func showResult() {
    guard popUp == nil, game.isOver else { return }
    tab = .game
    showEnd()
    changed()
  }

  /// To be called at the start and when it changes: whether the front end lets the end of a game be watched. It does not
  /// where the player wants no motion. Until it is called the end is shown at once.
  public func motionChanged(_ showsMotion: Bool) {
    display.showsMotion = showsMotion
    if !showsMotion, let reveal { revealTimeIsUp(turn: reveal.turn) }
  }

  /// To be called when the end of a game has been watched for as long as `reveal` says: says how it came out. Where the
  /// player has gone elsewhere meanwhile, nothing stands in the way.
  ///
  /// - Parameter turn: which one it is. Time that was kept for another end means nothing.
  public func revealTimeIsUp(turn: Int) {
    guard let reveal, reveal.turn == turn else { return }
    if tab == .game { showEnd() } else { close(.reveal) }
    changed()
  }

  /// Counts the game on the table as ended now, and shows how it ended.
  func recordEnd() {
    // Where this very game was counted in this very second, another second makes it another game.
    let now = environment.now()
    saved.end(at: statistics.hasCounted(game, date: now) ? now + 1 : now, isUnseen: display.showsMotion)
    enforceInvariants()
    // The game first: should the count not follow, the next launch finds a game that has ended and makes up for it.
    save()
    countEnd()
    recordDay()
    if !game.setup.isWithoutLuck, counts(in: .records) { keepFinished() }
    give(game.ending == .solved ? .win : .end)
    if display.showsMotion {
      revealTurn += 1
      open(.reveal(Reveal(turn: revealTurn, isSolved: game.ending == .solved)))
    } else {
      showEnd()
    }
    if let ended = endedGame { status += (status.isEmpty ? "" : " ") + ended.spoken }
    if let endedDuel { status += " \(endedDuel.spoken)" }
  }

  /// Keeps the game on the table, which has ended, so that a link that answers it is known. Should the storage refuse, it is
  /// known as long as it is on the table.
  private func keepFinished() {
    guard let endedDate, let game = DuelGame(game, hintCount: hintCount) else { return }
    let entry = FinishedGames.Entry(date: endedDate, address: game.address)
    _ = sharedFiles.finished.change { $0.keep(entry) }
  }

  /// Shows how the game on the table ended.
  func showEnd() {
    close(.reveal)
    saved.isEndUnseen = false
    if isRanked { return showRankedResult() }
    if let ended = endedGame { open(.popUp(.ended(ended))) }
  }

  /// The end of a game as it is watched: the code turns peg by peg, and of a game that was solved it hops. Then a front end
  /// calls `revealTimeIsUp`.
  public struct Reveal: Hashable, Sendable {
    /// Which end it is; no two of a session are the same.
    public let turn: Int

    /// Whether the code was found.
    public let isSolved: Bool

    /// How long all of it takes, in milliseconds.
    public static let milliseconds = 1200

    /// How long the code takes to turn, from its first peg to its last, in milliseconds.
    public static let turningMilliseconds = 700
  }
}
