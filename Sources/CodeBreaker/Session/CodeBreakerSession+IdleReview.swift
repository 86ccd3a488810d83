import CodeBreakerModel
import NumberedGame
import PlaySupport

// While the player pauses, the coach reviews the game that ended last, so that practice has its positions. The player
// may have begun another game by then.
extension CodeBreakerSession {
  /// A finished game to review, with what its review needs to know about it.
  struct FinishedGame: Hashable {
    let game: CodeBreaker
    /// The time when the game ended, in seconds since 1970.
    let date: Int64
    let countsForAverage: Bool
  }

  /// The pause before an unrequested review, or `nil` if there is nothing to wait for.
  var idlePause: Wait? {
    guard mayReviewIdly else { return nil }
    return idleReview.pause(before: spokenEvent.number)
  }

  /// The coach's next question for an unrequested review, or `nil` if none may run.
  var idleQuestion: CoachQuestion? {
    guard mayReviewIdly, idleReview.runs(after: spokenEvent.number), let work = idleReview.work else { return nil }
    return work.state.question(about: work.game.game)
  }

  private var mayReviewIdly: Bool {
    sharedSettings.reviewsFinishedGames && playMode.allows(.records) && requestedQuestion == nil
  }

  /// The unrequested review of the current game so far, or `nil` if there is none.
  var idleReviewOfCurrentGame: GameReview? {
    idleReview.work.flatMap { $0.game.game.line == game.line ? GameReview(reviewState: $0.state) : nil }
  }

  func idlePauseDidEnd(number: Int) {
    idleReview.pauseDidEnd(number: number, event: spokenEvent.number)
    if idleReview.runs(after: spokenEvent.number), idleReview.work == nil { chooseGameToReview() }
  }

  func receiveForIdleReview(_ text: [UInt8], to question: CoachQuestion) {
    guard var work = idleReview.work, let advice = Advice(text: text, to: question) else { return idleReview.stop() }
    work.state.apply(advice, of: work.game.game)
    idleReview.work = work
    switch work.state {
    case .running: return
    case .failed: idleReview.stop()
    case .ready(let review):
      record(review, of: work.game)
      chooseGameToReview()
      saveAndRedraw()
    }
  }

  private func record(_ review: Review, of finished: FinishedGame) {
    if finished.countsForAverage {
      recordSkill(ReviewFindings(of: review).loss, in: finished.game.setup, date: finished.date)
    }
    recordPractice(from: review, countsForAverage: finished.countsForAverage)
    guard finished.game.line == game.line else { return }
    saveReview(review)
    if ownReview != nil { gameReview = GameReview(reviewState: .ready(review)) }
  }

  /// Chooses the current game if it is over, counts, and has no review.
  func chooseGameToReview() {
    guard canReview, isCounted(in: .averages), let date = endedDate, ownReview?.reviewState.review == nil,
      savedReview.reviewState.review == nil
    else { return idleReview.stop() }
    // Whether a friend's game is under review doesn't matter here.
    let countsForAverage = hintCount == 0 && game.ending != .gaveUp
    idleReview.work = (FinishedGame(game: game, date: date, countsForAverage: countsForAverage), .running([]))
  }
}
