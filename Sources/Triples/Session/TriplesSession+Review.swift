import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// The state of the review of a replay.
  public enum ReviewState: Hashable, Sendable {
    /// The review hasn't begun.
    case none
    /// The coach is analyzing one position after another. The associated value is the advice so far.
    case running([Advice])
    /// The review is complete.
    case ready(Review)

    /// The review, or `nil` if it isn't complete.
    public var review: Review? {
      if case .ready(let review) = self { review } else { nil }
    }
  }

  /// Opens the game that just ended as a replay, and starts its review.
  public func reviewEndedGame() {
    guard case .ended = popUp, !replay.moves.isEmpty else { return }
    showReplay(replay)
    startReview()
  }

  /// Starts or continues the review of the open replay.
  public func startReview() {
    guard let viewer, viewer.canReview, case .none = viewer.reviewState else { return }
    let advices = takeIdleAdvices(on: viewer.replay) ?? openedItems.advices(on: viewer.replay)
    self.viewer?.reviewState = .running(advices)
    status = "The coach is reviewing every move."
    saveAndRedraw()
  }

  /// Cancels an incomplete review. The advice so far is retained, so starting the review again continues it.
  public func cancelReview() {
    guard case .running = viewer?.reviewState else { return }
    pauseReview()
    status = "Review canceled."
    saveAndRedraw()
  }

  func pauseReview() {
    guard let viewer, case .running(let advices) = viewer.reviewState else { return }
    openedItems.keepReview(of: viewer.replay, advices)
    self.viewer?.reviewState = .none
  }

  func receiveForReview(_ advice: Advice) {
    guard let viewer, case .running(var advices) = viewer.reviewState else { return }
    advices.append(advice)
    guard advices.count > viewer.stepCount else {
      self.viewer?.reviewState = .running(advices)
      return
    }
    openedItems.finishReview()
    // `Review` can't throw here, because each piece of advice was checked against its position.
    guard let review = try? Review(of: viewer.replay, advices: advices) else { return }
    self.viewer?.reviewState = .ready(review)
    self.viewer?.goToWorstMistake()
    status = SpokenText.review(review) + " " + SpokenText.verdict(self.viewer?.step ?? 0, of: review)
    saveReview(review)
    recordPractice(from: review)
  }

  /// Shows the board before the worst mistake. From there, goes to the next listed mistake, cyclically.
  public func goToNextMistake() {
    guard let viewer, let mistakes = viewer.reviewState.review?.listedMistakes, !mistakes.isEmpty else { return }
    let next = (mistakes.firstIndex { $0.number == viewer.step + 1 } ?? -1) + 1
    goToStep(mistakes[next < mistakes.count ? next : 0].number - 1)
  }

  func saveReview(_ review: Review) {
    store.refreshRecords()
    guard scores.rows.contains(where: { $0.line == review.replay.line }) else { return }
    changeReviews { $0.add(review) }
  }

  func storedReview(of replay: Replay) -> Review? {
    report(sharedFiles.reviews.refresh())
    return sharedFiles.reviews.content[replay.line]
  }

  /// Returns the replay lines of the games with a stored review.
  func storedReviewLines() -> [[UInt8]] {
    report(sharedFiles.reviews.refresh())
    return sharedFiles.reviews.content.entries.map { $0.line }
  }

  func dropReviewsWithoutRow() {
    changeReviews { _ in }
  }

  /// Changes the stored reviews in all windows, and removes reviews of games that aren't in the scores.
  private func changeReviews(_ change: @escaping (inout StoredReviews) -> Void) {
    let lines = scores.rows.compactMap { $0.line }
    report(
      sharedFiles.reviews.change {
        change(&$0)
        $0.keepOnly(lines)
      })
  }

  private func report(_ problem: StorageProblem) {
    store.report(
      problem,
      damaged: Notice("Can’t read the saved reviews. They were set aside. You can review any game again."))
  }
}

extension TriplesSession.ReplayViewer {
  /// The move that follows this board in the game, if it was a mistake.
  private var mistake: ReviewedMove? {
    guard let review = reviewState.review, review.moves.indices.contains(step) else { return nil }
    return review.isMistake(review.moves[step]) ? review.moves[step] : nil
  }

  /// Whether the review found mistakes.
  public var hasMistakes: Bool {
    reviewState.review.map { review in review.moves.contains { review.isMistake($0) } } ?? false
  }

  /// The label of the button that starts a game from this board.
  public var playOnLabel: String { mistake == nil ? "Play from here" : "Try it here" }

  /// Shows the board before the worst mistake, if the replay rests on its first board. Returns whether it did.
  @discardableResult
  mutating func goToWorstMistake() -> Bool {
    guard step == 0, !isPlaying, let worst = reviewState.review?.listedMistakes.first else { return false }
    go(to: worst.number - 1)
    return true
  }
}

extension Review {
  /// Whether the score is the best possible in this game, whatever the coach thinks of the moves.
  var hasBestPossibleScore: Bool { Triples.par(of: replay.deal).map { score >= $0 } ?? false }

  /// Returns whether a move lost at least half a point, which rounds to 1, though a higher score was possible.
  func isMistake(_ move: ReviewedMove) -> Bool { move.loss.hundredths >= 50 && !hasBestPossibleScore }

  /// The mistakes with the largest losses, largest first, at most `maxShownMistakeCount`.
  var listedMistakes: [ReviewedMove] {
    Array(mistakes.prefix(TriplesSession.ReviewFindings.maxShownMistakeCount)).filter { isMistake($0) }
  }
}
