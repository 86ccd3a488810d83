import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// Whether a friend sent the current game, together with a score to beat.
  public var isDuel: Bool { saved.rival != nil }

  private var rivalReplay: Replay? { saved.rival?.replay(of: replay) }

  // MARK: Opening and closing

  /// Opens the duel of the game that just ended and the game of the friend who sent it.
  public func compareEndedGame() {
    guard case .ended(let ended) = popUp, ended.canCompare, let friend = rivalReplay else { return }
    showDuel(Duel(own: replay, friend: friend))
    saveAndRedraw()
  }

  /// Shows a duel, including the coach's advice so far on its two games.
  func showDuel(_ duel: Duel) {
    // Close an open duel first, because that retains its advice, which is used below.
    closeOverlays()
    var duel = duel
    if let latest = openedItems.duel, latest.own == duel.own, latest.friend == duel.friend {
      duel = latest.copy(withAddress: duel.address)
    }
    duel.useStoredReviews(own: storedReview(of: duel.own), friend: storedReview(of: duel.friend))
    open(.duel(duel))
    status = duel.spokenText
  }

  /// Closes the duel and returns to the screen that opened it.
  public func closeDuel() {
    guard duel != nil else { return }
    close(.duel)
    saveAndRedraw()
  }

  /// Opens the player's game of the duel as a replay over the duel.
  public func openOwnGame() {
    guard let duel else { return }
    openFromDuel(duel.own, with: duel.reviews?.own)
  }

  /// Opens the friend's game of the duel as a replay over the duel.
  public func openFriendsGame() {
    guard let duel else { return }
    openFromDuel(duel.friend, with: duel.reviews?.friend)
  }

  private func openFromDuel(_ replay: Replay, with review: Review?) {
    guard popUp == nil, viewer == nil else { return }
    showReplay(replay, isOpenedFromDuel: true)
    if let review { viewer?.reviewState = .ready(review) }
    saveAndRedraw()
  }

  // MARK: The coach

  /// Starts or continues the coach's review of both games.
  public func startDuelReview() {
    guard let duel, viewer == nil, duel.reviews == nil, !duel.isReviewing else { return }
    self.duel?.isReviewing = true
    status = "The coach is reviewing every move of both games."
    saveAndRedraw()
  }

  /// Cancels an incomplete review. The advice so far is retained, so starting the review again continues it.
  public func cancelDuelReview() {
    guard duel?.isReviewing == true else { return }
    duel?.isReviewing = false
    status = "Review canceled."
    saveAndRedraw()
  }

  func receiveForDuel(_ advice: Advice) {
    duel?.addAdvice(advice)
    guard let duel, let reviews = duel.reviews, let verdict = duel.verdict else { return }
    status = "Review done. \(verdict.text)" + (verdict.details.isEmpty ? "" : " " + verdict.details)
    saveReview(reviews.own)
    saveReview(reviews.friend)
  }

  // MARK: Sharing

  /// The share item at the end of a game: the game, or both games if a friend sent it.
  public var endShareItem: ShareItem {
    guard let rival = saved.rival, let friend = rivalReplay else { return shareItem }
    return Duel.answerItem(own: replay, game.score, friend: friend, rival.score)
  }

  /// The label of the button that shares `endShareItem`.
  public var endShareLabel: String { saved.rival?.moves.isEmpty == false ? Duel.answerLabel : "Share" }
}

extension TriplesSession.Duel {
  static var answerLabel: String { "Send it back" }

  /// The share item for the friend: both scores, and a link that contains both games.
  public var shareItem: ShareItem {
    Self.answerItem(own: own, finalGames.own.score, friend: friend, finalGames.friend.score)
  }

  fileprivate static func answerItem(own: Replay, _ score: Int, friend: Replay, _ friendsScore: Int) -> ShareItem {
    ShareItem(
      text: "\(DecimalText.grouped(score)) against your \(DecimalText.grouped(friendsScore)) in Triples "
        + "game \(own.deal). See where our games split.",
      address: address(own: own, friend: friend))
  }
}
