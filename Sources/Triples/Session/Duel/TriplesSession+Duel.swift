import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// Whether a friend has sent the game on the table with a score.
  public var isDuel: Bool { saved.rival != nil }

  /// The friend's game, if one has sent the game on the table with its moves.
  private var rivalReplay: Replay? { saved.rival?.replay(of: replay) }

  // MARK: Opening and closing

  /// Lays the game that has just ended beside that of the friend who sent it.
  public func compareEndedGame() {
    guard case .ended(let ended) = popUp, ended.canCompare, let friend = rivalReplay else { return }
    showDuel(Duel(own: replay, friend: friend))
    changed()
  }

  /// Shows a duel, with what the coach has said of these two games before.
  func showDuel(_ duel: Duel) {
    // What the coach has said in a duel that is open is kept first.
    closeOverlays()
    var duel = duel
    if let latest = lookedAt.duel, latest.own == duel.own, latest.friend == duel.friend {
      duel = latest.reached(by: duel.address)
    }
    duel.take(own: keptReview(of: duel.own), friend: keptReview(of: duel.friend))
    open(.duel(duel))
    status = duel.spoken
  }

  /// Closes the duel and goes back to the screen it was opened from.
  public func closeDuel() {
    guard duel != nil else { return }
    close(.duel)
    changed()
  }

  /// Opens the player's own game of the duel as a replay, which leads back to the duel.
  public func openOwnGame() {
    guard let duel else { return }
    openFromDuel(duel.own, with: duel.reviews?.own)
  }

  /// Opens the friend's game of the duel as a replay, which leads back to the duel.
  public func openFriendsGame() {
    guard let duel else { return }
    openFromDuel(duel.friend, with: duel.reviews?.friend)
  }

  private func openFromDuel(_ replay: Replay, with review: Review?) {
    guard popUp == nil, viewer == nil else { return }
    showReplay(replay, isOfDuel: true)
    if let review { viewer?.reviewing = .ready(review) }
    changed()
  }

  // MARK: The coach

  /// Lets the coach look at both games of the duel, or go on where that was left.
  public func startDuelReview() {
    guard let duel, viewer == nil, duel.reviews == nil, !duel.isReviewing else { return }
    self.duel?.isReviewing = true
    status = "The coach looks at every move of both games."
    changed()
  }

  /// Leaves the review of the duel. What the coach has said so far is not lost, should it be begun again.
  public func cancelDuelReview() {
    guard duel?.isReviewing == true else { return }
    duel?.isReviewing = false
    status = "The review was left."
    changed()
  }

  func receiveForDuel(_ advice: Advice) {
    duel?.take(advice)
    guard let duel, let reviews = duel.reviews, let verdict = duel.verdict else { return }
    status = "The review is done. \(verdict.text)" + (verdict.details.isEmpty ? "" : " " + verdict.details)
    keep(reviews.own)
    keep(reviews.friend)
  }

  // MARK: Sharing

  /// The duel as something to send back to the friend: a link that holds both games.
  public var duelShareItem: ShareItem? {
    duel.map { Self.answer(own: $0.own, $0.ends.own.score, friend: $0.friend, $0.ends.friend.score) }
  }

  /// What the end of a game hands on: the game, or, where a friend has sent it, both games.
  public var endShareItem: ShareItem {
    guard let rival = saved.rival, let friend = rivalReplay else { return shareItem }
    return Self.answer(own: replay, game.score, friend: friend, rival.score)
  }

  /// What the button says that does so.
  public var endShareLabel: String { saved.rival?.moves.isEmpty == false ? Self.answerLabel : "Share" }

  /// What the button says that sends a duel back to the friend.
  public static var answerLabel: String { "Send it back" }

  private static func answer(own: Replay, _ score: Int, friend: Replay, _ friendsScore: Int) -> ShareItem {
    ShareItem(
      text: "\(DecimalText.grouped(score)) against your \(DecimalText.grouped(friendsScore)) in game \(own.deal) of "
        + "Triples. See where our games split.",
      address: Duel.address(own: own, friend: friend))
  }
}
