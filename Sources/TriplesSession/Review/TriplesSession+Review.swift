import PlaySupport
import TriplesAdvice
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
    let lines = scoredLines
    guard lines.contains(review.replay.line) else { return }
    reportOfReviews(
      keptReviews.change {
        $0.keep(review)
        $0.keepOnly(lines)
      })
  }

  /// The review of a game that is kept with its row of the scores.
  func keptReview(of replay: Replay) -> Review? {
    reportOfReviews(keptReviews.refresh())
    return keptReviews.content[replay.line]
  }

  /// Lets go of the reviews whose rows are gone from the scores.
  func dropReviewsWithoutRow() {
    reportOfReviews(keptReviews.refresh())
    guard !keptReviews.content.entries.isEmpty else { return }
    let lines = scoredLines
    reportOfReviews(keptReviews.change { $0.keepOnly(lines) })
  }

  private var scoredLines: [[UInt8]] { scores.rows.compactMap { $0.line } }

  private func reportOfReviews(_ trouble: StorageTrouble) {
    if trouble.contains(.damaged) {
      tell(Notice("The saved reviews could not be read. They have been set aside; any game can be reviewed again."))
    }
    report(trouble.subtracting(.damaged))
  }
}
