import PlaySupport
import TriplesModel

extension TriplesSession {
  /// Opens the game that has just ended as a replay, and begins its review.
  public func reviewEndedGame() {
    guard case .ended = popUp, !replay.moves.isEmpty else { return }
    popUp = nil
    showReplay(replay)
    startReview()
  }

  /// Begins to review the replay that is open, or goes on with it where it was left.
  public func startReview() {
    guard let viewer, viewer.canReview, case .none = viewer.reviewing else { return }
    let begun = unfinishedReview.flatMap { $0.replay == viewer.replay ? $0.advices : nil } ?? []
    self.viewer?.reviewing = .running(begun)
    status = "The coach looks at every move."
    changed()
  }

  /// Leaves a review that is not done. What the coach has said so far is not lost, should it be begun again.
  public func cancelReview() {
    guard case .running = viewer?.reviewing else { return }
    pauseReview()
    status = "The review was left."
    changed()
  }

  func pauseReview() {
    guard let viewer, case .running(let advices) = viewer.reviewing else { return }
    unfinishedReview = (viewer.replay, advices)
    self.viewer?.reviewing = .none
  }

  func receiveForReview(_ advice: Advice) {
    guard let viewer, case .running(var advices) = viewer.reviewing else { return }
    advices.append(advice)
    guard advices.count > viewer.stepCount else {
      self.viewer?.reviewing = .running(advices)
      return
    }
    unfinishedReview = nil
    // Every piece of advice has been found to fit its position, so this does not fail.
    guard let review = try? Review(of: viewer.replay, advices: advices) else { return }
    self.viewer?.reviewing = .ready(review)
    status = Spoken.review(review)
    keep(review)
  }

  /// Keeps a review with the row of the scores that its game has, if it has one.
  private func keep(_ review: Review) {
    report(sharedScores.refresh())
    guard scores.rows.contains(where: { $0.line == review.replay.line }) else { return }
    changeReviews { $0.keep(review) }
  }

  /// The review of a game that is kept with its row of the scores.
  func keptReview(of replay: Replay) -> Review? {
    readReviews()[replay.line]
  }

  /// Lets go of the reviews whose rows are gone from the scores.
  func dropReviewsWithoutRow() {
    changeReviews { _ in }
  }

  /// Changes the reviews as they are saved now, by whichever window, and lets go of those whose rows are gone.
  private func changeReviews(_ change: (inout KeptReviews) -> Void) {
    let before = readReviews()
    var reviews = before
    change(&reviews)
    reviews.keepOnly(scores.rows.compactMap { $0.line })
    guard reviews != before else { return }
    if !environment.storage.write(SaveKey.reviews, reviews.text) { report(.refused) }
  }

  /// What is saved. If that cannot be read, it is set aside.
  private func readReviews() -> KeptReviews {
    guard let text = environment.storage.read(SaveKey.reviews) else { return KeptReviews() }
    if let reviews = try? KeptReviews(text: text) { return reviews }
    tell(Notice("The saved reviews could not be read. They have been set aside; any game can be reviewed again."))
    if environment.storage.write(SaveKey.reviews + ".damaged", text) {
      _ = environment.storage.write(SaveKey.reviews, KeptReviews().text)
    }
    return KeptReviews()
  }
}
