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
    showReplay(replay)
    startReview()
  }

  /// Begins to review the replay that is open, or goes on with it where it was left.
  public func startReview() {
    guard let viewer, viewer.canReview, case .none = viewer.reviewing else { return }
    self.viewer?.reviewing = .running(lookedAt.advices(on: viewer.replay))
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
    lookedAt.leave(viewer.replay, advices)
    self.viewer?.reviewing = .none
  }

  func receiveForReview(_ advice: Advice) {
    guard let viewer, case .running(var advices) = viewer.reviewing else { return }
    advices.append(advice)
    guard advices.count > viewer.stepCount else {
      self.viewer?.reviewing = .running(advices)
      return
    }
    lookedAt.finishReview()
    // Every piece of advice has been found to fit its position, so this does not fail.
    guard let review = try? Review(of: viewer.replay, advices: advices) else { return }
    self.viewer?.reviewing = .ready(review)
    self.viewer?.goToWorstMistake()
    status = Spoken.review(review) + " " + Spoken.verdict(self.viewer?.step ?? 0, of: review)
    keep(review)
    fillNotebook(from: review)
  }

  /// Shows the board of the worst mistake or, where that of a mistake is shown, of the next one in the list.
  public func goToNextMistake() {
    guard let viewer, let mistakes = viewer.reviewing.review?.listedMistakes, !mistakes.isEmpty else { return }
    let next = (mistakes.firstIndex { $0.number == viewer.step + 1 } ?? -1) + 1
    goToStep(mistakes[next < mistakes.count ? next : 0].number - 1)
  }

  /// Keeps a review with the row of the scores that its game has, if it has one.
  func keep(_ review: Review) {
    keeper.refreshRecords()
    guard scores.rows.contains(where: { $0.line == review.replay.line }) else { return }
    changeReviews { $0.keep(review) }
  }

  /// The review of a game that is kept with its row of the scores.
  func keptReview(of replay: Replay) -> Review? {
    report(sharedFiles.reviews.refresh())
    return sharedFiles.reviews.content[replay.line]
  }

  /// Lets go of the reviews whose rows are gone from the scores.
  func dropReviewsWithoutRow() {
    changeReviews { _ in }
  }

  /// Changes the reviews as they are saved now, by whichever window, and lets go of those whose rows are gone.
  private func changeReviews(_ change: @escaping (inout KeptReviews) -> Void) {
    let lines = scores.rows.compactMap { $0.line }
    report(
      sharedFiles.reviews.change {
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

extension TriplesSession.ReplayViewer {
  /// The review's word on the move that follows on the board, if it was a serious mistake.
  private var mistake: ReviewedMove? {
    guard let review = reviewing.review, review.moves.indices.contains(step) else { return nil }
    return review.isMistake(review.moves[step]) ? review.moves[step] : nil
  }

  /// Whether there are mistakes to go through.
  public var hasMistakes: Bool {
    reviewing.review.map { review in review.moves.contains { review.isMistake($0) } } ?? false
  }

  /// The label of the button that plays on from this board.
  public var playOnLabel: String { mistake == nil ? "Play from here" : "Try it here" }

  /// Shows the board of the worst mistake, unless something else is being looked at or there is none.
  ///
  /// - Returns: whether there is.
  @discardableResult
  mutating func goToWorstMistake() -> Bool {
    guard step == 0, !isPlaying, let worst = reviewing.review?.listedMistakes.first else { return false }
    go(to: worst.number - 1)
    return true
  }
}

extension Review {
  /// Whether nobody can make more points in this game, whatever the coach thinks of its moves.
  var isBestPossible: Bool { Triples.par(of: replay.deal).map { score >= $0 } ?? false }

  /// Whether a move is called a mistake: it lost at least a point when that is rounded, in a game that allowed more.
  func isMistake(_ move: ReviewedMove) -> Bool { move.loss.hundredths >= 50 && !isBestPossible }

  /// The moves that are called mistakes, the largest first, as many as are listed.
  var listedMistakes: [ReviewedMove] {
    Array(mistakes.prefix(TriplesSession.ReviewFindings.shownMistakeCount)).filter { isMistake($0) }
  }
}
