import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// Opens a link to a game.
  ///
  /// - A link to an unfinished game starts the same setup, unless the player is already playing it.
  /// - If the player has finished the game, a duel compares it with the sender's. If the link has two games and one has
  ///   the player's attempts, the duel compares these two. If neither has them, the duel compares the player's game
  ///   with the better one.
  /// - Otherwise the player plays against the sender's game, or against the better one of two. Its pegs stay hidden
  ///   until the end.
  func open(_ link: SharedLink) {
    guard let sent = link.sentGame else { return play(link, against: nil) }
    // The player who set the code sees how the friend broke it.
    if CodesForFriends.contains(link.setup, in: environment.storage) { return openReview(ofSentGame: sent.game) }
    let isCurrent = link.setup == game.setup
    let own =
      (isCurrent ? DuelGame(game, hintCount: hintCount).map { [$0] } ?? [] : []) + finishedGames(of: link.setup)
    func ownGame(matching other: DuelGame) -> DuelGame? { own.first { $0.game.line == other.game.line } }
    guard let answered = link.answeredGame else {
      if isCurrent, !game.isOver || game.attempts.isEmpty || ownGame(matching: sent) != nil {
        return play(link, against: sent)
      }
      guard let first = own.first, ownGame(matching: sent) == nil else { return play(link, against: sent) }
      return compare(first, with: sent)
    }
    if let game = ownGame(matching: answered) { return compare(game, with: sent) }
    if let game = ownGame(matching: sent) { return compare(game, with: answered) }
    let better = DuelVerdict(own: sent, friend: answered).winner == .friend ? answered : sent
    if let first = own.first, !isCurrent || game.isOver { return compare(first, with: better) }
    play(link, against: better)
    show(
      Notice(
        "This link has two games, and neither is yours. Play the same code against the better one.",
        isTransient: true))
  }

  private func finishedGames(of setup: GameSetup) -> [DuelGame] {
    // Load them here rather than at launch, because few visits start with a link.
    reportDamage(sharedFiles.finishedGames.refresh(), .finishedGamesDamaged)
    return sharedFiles.finishedGames.content.games(of: setup)
  }

  /// Opens a duel with a friend's game. Stores the friend's game if the player's game is the current one.
  private func compare(_ own: DuelGame, with friend: DuelGame) {
    if own.game.line == game.line { saved.playedGame.setFriendGame(friend) }
    if let duel, duel.own == own, duel.friend == friend { return show(duel) }
    show(Duel(own: own, friend: friend))
  }

  private func play(_ link: SharedLink, against friend: DuelGame?) {
    // A game without luck always starts the same way. If the player has finished it, a link to it restarts it.
    guard link.setup == game.setup, !link.setup.isWithoutLuck || !game.isOver else {
      leave(for: link.setup)
      saved.playedGame.setFriendGame(friend, attemptCount: link.attemptCount)
      return
    }
    // A link to the current game or a reload must not discard the game, but closes pop-ups that cover it.
    switch popUp {
    case .newGame, .hint, .confirmGiveUp: close(.popUp)
    case .ended, nil: break
    }
    tab = .game
    close(.review)
    close(.duel)
    if link.setup.isWithoutLuck, let attempts = link.attemptCount {
      saved.playedGame.setFriendGame(nil, attemptCount: attempts)
    }
    guard let friend else { return }
    if game.isOver {
      if game.attempts.isEmpty {
        show(Notice("You gave up before the first guess, so there is nothing to compare.", isTransient: true))
      }
    } else if saved.playedGame.friendGame == nil || game.attempts.isEmpty {
      saved.playedGame.setFriendGame(friend)
    }
  }
}
