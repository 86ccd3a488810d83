import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// Does what a link to a game asks for.
  ///
  /// - A game that is not over is a setup to be played, as long as the table has no other one of it.
  /// - Whoever has finished the same game is shown both side by side. An answer to it, or one's own answer, is known by its
  ///   attempts; of two games of others the better one counts.
  /// - Anyone else plays it, against the sender's game, or the better one of two, and sees no peg of it before the end.
  func open(_ link: SharedLink) {
    guard let sent = link.sent else { return play(link, against: nil) }
    // Whoever has set the code is shown how it was broken.
    if SetCodes.hold(link.setup, in: environment.storage) { return openReview(ofSent: sent.game) }
    let isOnTable = link.setup == game.setup
    let own =
      (isOnTable ? DuelGame(game, hintCount: hintCount).map { [$0] } ?? [] : []) + finishedGames(of: link.setup)
    func isOwn(_ other: DuelGame) -> DuelGame? { own.first { $0.game.line == other.game.line } }
    guard let answered = link.answered else {
      if isOnTable, !game.isOver || game.attempts.isEmpty || isOwn(sent) != nil { return play(link, against: sent) }
      guard let first = own.first, isOwn(sent) == nil else { return play(link, against: sent) }
      return compare(first, with: sent)
    }
    if let game = isOwn(answered) { return compare(game, with: sent) }
    if let game = isOwn(sent) { return compare(game, with: answered) }
    let better = DuelVerdict(sent, answered).winner == .friend ? answered : sent
    if let first = own.first, !isOnTable || game.isOver { return compare(first, with: better) }
    play(link, against: better)
    tell(
      Notice(
        "This link holds two games, and neither is yours. Play the same code, against the better of both.",
        isPassing: true))
  }

  /// The player's own games of a setup, as far as they are kept, the one that ended first at the front.
  private func finishedGames(of setup: GameSetup) -> [DuelGame] {
    // Only now: hardly any visit begins with a link.
    _ = sharedFiles.finished.refresh()
    return sharedFiles.finished.content.games(of: setup)
  }

  /// Lays a game of the player beside a friend's. Where it is on the table, the friend's stays with it.
  private func compare(_ own: DuelGame, with friend: DuelGame) {
    if own.game.line == game.line { saved.played.meet(friend) }
    if let duel, duel.own == own, duel.friend == friend { return show(duel) }
    show(Duel(own: own, friend: friend))
  }

  /// Brings the game of a link to the table, from its beginning, unless it is there.
  private func play(_ link: SharedLink, against friend: DuelGame?) {
    // A game without luck is the same each time, so a challenge is a new one.
    guard link.setup == game.setup, !link.setup.isWithoutLuck || !game.isOver else {
      leave(for: link.setup)
      saved.played.meet(friend, attempts: link.attempts)
      return
    }
    // Opening one's own link, or loading the page again, must not throw the game away. What asks something lies over it.
    switch popUp {
    case .newGame, .hint, .confirmGiveUp: close(.popUp)
    case .ended, nil: break
    }
    tab = .game
    close(.review)
    close(.duel)
    if link.setup.isWithoutLuck, let attempts = link.attempts { saved.played.meet(nil, attempts: attempts) }
    guard let friend else { return }
    if game.isOver {
      if game.attempts.isEmpty {
        tell(Notice("You gave this game up before the first guess, so there is nothing to compare.", isPassing: true))
      }
    } else if saved.played.friendGame == nil || game.attempts.isEmpty {
      saved.played.meet(friend)
    }
  }
}
