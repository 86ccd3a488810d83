import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// How far the review of a replay has come.
  public enum Reviewing: Hashable, Sendable {
    /// There is none.
    case none
    /// The coach is looking at one position after another; these are its answers so far.
    case running([Advice])
    /// It is done.
    case ready(Review)

    /// The review, when it is done.
    public var review: Review? {
      if case .ready(let review) = self { review } else { nil }
    }
  }

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
    keeper.refreshRecords()
    guard scores.rows.contains(where: { $0.line == review.replay.line }) else { return }
    changeReviews { $0.keep(review) }
  }

  /// The review of a game that is kept with its row of the scores.
  func keptReview(of replay: Replay) -> Review? {
    report(sharedReviews.refresh())
    return sharedReviews.content[replay.line]
  }

  /// Lets go of the reviews whose rows are gone from the scores.
  func dropReviewsWithoutRow() {
    changeReviews { _ in }
  }

  /// Changes the reviews as they are saved now, by whichever window, and lets go of those whose rows are gone.
  private func changeReviews(_ change: @escaping (inout KeptReviews) -> Void) {
    let lines = scores.rows.compactMap { $0.line }
    report(
      sharedReviews.change {
        change(&$0)
        $0.keepOnly(lines)
      })
  }

  private func report(_ trouble: StorageTrouble) {
    keeper.report(
      trouble,
      damaged: Notice("The saved reviews could not be read. They have been set aside; any game can be reviewed again."))
  }
}
