import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// What is said wherever a duel begins.
  public static var duelNote: String { DuelAddress.note }

  // MARK: While playing

  /// What is shown of a friend's game beside an attempt of the player's: as much as the player has made attempts, and never
  /// a peg.
  public struct FriendProgress: Hashable, Sendable {
    /// The markers of the friend's attempt with the same number, sorted.
    public let markers: [Match]

    /// Where the friend's game ended with it: "Your friend solved it in 5 attempts."
    public let ending: String?

    /// It for screen readers: "Friend's attempt 2: 1 exact, 2 inexact".
    public let spoken: String
  }

  /// What a friend had reached after as many attempts, or `nil` where there is no friend's game, that one was shorter, or the
  /// player has not made so many attempts.
  ///
  /// - Parameter number: the number of an attempt, 1 for the first.
  public func friendProgress(at number: Int) -> FriendProgress? {
    guard let friend = saved.played.friendGame, 1...max(1, game.attempts.count) ~= number,
      number <= game.attempts.count,
      number <= friend.attemptCount
    else { return nil }
    let row = friend.rows[number - 1]
    let ending = number == friend.attemptCount ? "\(friend.friendSummary)." : nil
    return FriendProgress(
      markers: row.markers, ending: ending,
      spoken: "Friend's attempt \(number): \(Spoken.markers(row.counts))" + (ending.map { ". \($0)" } ?? ""))
  }

  /// In how many attempts a friend has solved the game on the table without hints, if the link that opened it said so.
  public var friendAttempts: Int? { saved.played.friendGame.map { $0.unaidedAttempts } ?? saved.played.friendAttempts }

  /// What is said of a friend's game as long as there are no attempts.
  var challenge: String? {
    let number = game.setup.deal
    guard let friend = saved.played.friendGame else {
      return saved.played.friendAttempts.map { "A friend broke game \(number) in \($0). Can you?" }
    }
    let hints = friend.hintCount == 0 ? "" : friend.hintCount == 1 ? " with 1 hint" : " with \(friend.hintCount) hints"
    let count = friend.attemptCount
    return switch friend.game.ending {
    case .solved, nil: "A friend broke game \(number) in \(count)\(hints). Can you?"
    case .outOfAttempts: "A friend did not break game \(number) in \(Spoken.attemptCount(count))\(hints). Can you?"
    case .gaveUp: "A friend gave game \(number) up after \(Spoken.attemptCount(count))\(hints). Can you?"
    }
  }

  // MARK: The two games side by side

  /// The duel that ends with the game on the table: who has won. `nil` as long as that goes on, or where there is no friend's
  /// game.
  public var endedDuel: Duel? {
    guard let friend = saved.played.friendGame, let own = DuelGame(game, hintCount: hintCount) else { return nil }
    if let duel, duel.own == own, duel.friend == friend { return duel }
    return Duel(own: own, friend: friend)
  }

  /// Lays the game on the table, which has ended, and the friend's side by side.
  public func openDuel() {
    switch popUp {
    case nil, .ended: break
    case .confirmGiveUp, .hint, .newGame: return
    }
    intent(endedDuel != nil) {
      if let endedDuel { show(endedDuel) }
    }
  }

  /// Takes the duel away. What the coach has said so far is not lost, should it be opened again.
  public func closeDuel() {
    guard isDuelOpen else { return }
    close(.duel)
    status = titleText
    changed()
  }

  /// Asks the coach again, after it could not be had.
  public func retryDuel() {
    guard isDuelOpen, duel?.hasFailed == true else { return }
    runDuel()
    changed()
  }

  /// How many positions of both games the coach has looked at, and how many there are.
  public var duelProgress: (done: Int, count: Int) {
    guard let duel else { return (0, 1) }
    let own = duel.ownReview.progress(of: duel.own.game)
    let friend = duel.friendReview.progress(of: duel.friend.game)
    return (own.done + friend.done, own.count + friend.count)
  }

  /// The answer to a friend: what became of the player's game, and a link that holds both games. It is that of the duel in
  /// front, or else of the game on the table; `nil` where there is no duel.
  public var answerShareItem: ShareItem? {
    guard let duel = isDuelOpen ? duel : endedDuel else { return nil }
    let setup = duel.own.game.setup
    let own = duel.own
    let markers = own.rows.map { Self.markerText($0.markers) }.joined(separator: "\n")
    return ShareItem(
      text: "CodeBreaker \(setup.name), \(setup.theme.name), \(setup.pegCount) pegs\n"
        + "My answer: \(own.guessText) to your \(duel.friend.guessText)\n\(markers)",
      address: duel.address)
  }

  /// Brings a duel in front of the table.
  func show(_ duel: Duel) {
    show(.game)
    open(.duel)
    var duel = duel
    if isOnTable(duel), duel.ownReview.review == nil, let review = (ownReview ?? savedReview).reviewing.review {
      duel.ownReview = .ready(review)
    }
    self.duel = duel
    runDuel()
  }

  /// Whether the player's game of a duel is the one on the table.
  private func isOnTable(_ duel: Duel) -> Bool {
    duel.own.hintCount == hintCount && duel.own.game.line == game.line
  }

  // MARK: The coach

  /// What the coach is to be asked for the duel that is open.
  var duelQuestion: CoachQuestion? {
    guard let duel, !duel.hasFailed else { return nil }
    return duel.ownReview.question(about: duel.own.game) ?? duel.friendReview.question(about: duel.friend.game)
  }

  func receiveForDuel(_ advice: Advice, to question: CoachQuestion) {
    guard var duel else { return }
    // Where both have begun alike, the coach is asked once.
    let isFriends = duel.friendReview.question(about: duel.friend.game) == question
    if duel.ownReview.question(about: duel.own.game) == question {
      duel.ownReview.take(advice, of: duel.own.game)
      if let review = duel.ownReview.review, isOnTable(duel) {
        gameReview = ownReview ?? GameReview()
        finish(review)
        keep(review)
      }
    }
    if isFriends { duel.friendReview.take(advice, of: duel.friend.game) }
    self.duel = duel
    if duel.hasFailed {
      status = environment.coach.failure
    } else if duel.isReviewed {
      status = duel.spoken
    }
  }

  func failDuel() {
    duel?.ownReview.fail()
    duel?.friendReview.fail()
    status = environment.coach.failure
    changed()
  }

  /// Begins the reviews of both games, goes on with them, or says again how it came out.
  private func runDuel() {
    duel?.ownReview.resume()
    duel?.friendReview.resume()
    guard let duel else { return }
    status = duel.spoken + (duel.isReviewed ? "" : " The coach looks at both games.")
  }
}
