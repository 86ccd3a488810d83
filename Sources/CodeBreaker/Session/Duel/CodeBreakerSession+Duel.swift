import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  // MARK: While playing

  /// The friend's progress, to show beside an attempt of the player. It doesn't include pegs.
  public struct FriendProgress: Hashable, Sendable {
    /// The markers of the friend's attempt with the same number, sorted.
    public let markers: [Match]

    /// "Your friend solved it in 5 guesses." if the friend's game ended with this attempt, or `nil`.
    public let endingText: String?

    /// The progress for screen readers: "Friend's attempt 2: 1 in the right place, 2 in the wrong place".
    public let spokenText: String
  }

  /// Returns the friend's progress after attempt `number`, from 1, or `nil` if either player has made fewer attempts.
  public func friendProgress(at number: Int) -> FriendProgress? {
    guard let friend = saved.playedGame.friendGame, 1...max(1, game.attempts.count) ~= number,
      number <= game.attempts.count,
      number <= friend.attemptCount
    else { return nil }
    let row = friend.rows[number - 1]
    let ending = number == friend.attemptCount ? "\(friend.friendSummary)." : nil
    return FriendProgress(
      markers: row.markers, endingText: ending,
      spokenText: "Friend’s attempt \(number): \(SpokenText.markers(row.counts))" + (ending.map { ". \($0)" } ?? ""))
  }

  /// The number of attempts in which a friend solved the current game without hints, or `nil` if no friend did.
  public var friendAttemptCount: Int? {
    saved.playedGame.friendGame.map { $0.unaidedAttemptCount } ?? saved.playedGame.friendAttemptCount
  }

  var challenge: String? {
    let number = game.setup.deal
    guard let friend = saved.playedGame.friendGame else {
      return saved.playedGame.friendAttemptCount.map { "A friend broke game \(number) in \($0). Can you?" }
    }
    let hints = friend.hintCount == 0 ? "" : friend.hintCount == 1 ? " with 1 hint" : " with \(friend.hintCount) hints"
    let count = friend.attemptCount
    return switch friend.game.ending {
    case .solved, nil: "A friend broke game \(number) in \(count)\(hints). Can you?"
    case .outOfAttempts: "A friend didn’t break game \(number) in \(SpokenText.attemptCount(count))\(hints). Can you?"
    case .gaveUp: "A friend gave up game \(number) after \(SpokenText.attemptCount(count))\(hints). Can you?"
    }
  }

  // MARK: The comparison

  /// The duel of the finished current game, or `nil` if it isn't over or there is no friend's game.
  public var endedDuel: Duel? {
    guard let friend = saved.playedGame.friendGame, let own = DuelGame(game, hintCount: hintCount) else { return nil }
    if let duel, duel.own == own, duel.friend == friend { return duel }
    return Duel(own: own, friend: friend)
  }

  /// Opens the duel of the finished current game.
  public func openDuel() {
    intent(canLeaveGame && endedDuel != nil) {
      if let endedDuel { show(endedDuel) }
    }
  }

  /// Closes the duel. Reopening it continues the coach's reviews.
  public func closeDuel() {
    guard isDuelOpen else { return }
    close(.duel)
    status = titleText
    saveAndRedraw()
  }

  /// Asks the coach again after a failure.
  public func retryDuel() {
    guard isDuelOpen, duel?.hasFailed == true else { return }
    runDuel()
    saveAndRedraw()
  }

  func show(_ duel: Duel) {
    show(.game)
    open(.duel)
    var duel = duel
    if isOfCurrentGame(duel), duel.ownReview.review == nil, let review = (ownReview ?? savedReview).reviewState.review {
      duel.ownReview = .ready(review)
    }
    self.duel = duel
    runDuel()
  }

  private func isOfCurrentGame(_ duel: Duel) -> Bool {
    duel.own.hintCount == hintCount && duel.own.game.line == game.line
  }

  // MARK: The coach

  var duelQuestion: CoachQuestion? {
    guard let duel, !duel.hasFailed else { return nil }
    return duel.ownReview.question(about: duel.own.game) ?? duel.friendReview.question(about: duel.friend.game)
  }

  func receiveForDuel(_ advice: Advice, to question: CoachQuestion) {
    guard var duel else { return }
    // If both games start with the same attempts, one answer is enough for both.
    let isFriends = duel.friendReview.question(about: duel.friend.game) == question
    if duel.ownReview.question(about: duel.own.game) == question {
      duel.ownReview.apply(advice, of: duel.own.game)
      if let review = duel.ownReview.review, isOfCurrentGame(duel) {
        gameReview = ownReview ?? GameReview()
        finishReview(review)
        saveReview(review)
      }
    }
    if isFriends { duel.friendReview.apply(advice, of: duel.friend.game) }
    self.duel = duel
    if duel.hasFailed {
      clearStatusAfterProblem()
    } else if duel.isReviewed {
      status = duel.spokenText
    }
  }

  private func runDuel() {
    duel?.ownReview.resume()
    duel?.friendReview.resume()
    guard let duel else { return }
    status = duel.spokenText + (duel.isReviewed ? "" : " The coach is reviewing both games.")
  }
}
