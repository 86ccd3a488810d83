import CodeBreakerModel
import GameCore
import SessionSupport

// While the player pauses, the coach reviews the game that ended last, so that practice has its positions. The player
// may have begun another game by then.
extension CodeBreakerSession: IdleReviewing {
  /// A finished game to review, with what its review needs to know about it.
  package struct FinishedGame: Hashable {
    let game: CodeBreaker
    /// The time when the game ended, in seconds since 1970.
    let date: Int64
    let countsForAverage: Bool
  }

  package func idleQuestion(about work: (game: FinishedGame, state: ReviewState)) -> CoachQuestion? {
    work.state.question(about: work.game.game)
  }

  /// Returns the unrequested review of the current game, which ends because the player asks for it, or `nil`.
  func takeIdleReview() -> GameReview? {
    guard let work = idleReview.work, work.game.game.line == game.line else { return nil }
    idleReview.work = nil
    return GameReview(reviewState: work.state)
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

  /// Chooses the current game if it is over, counts, and has no review. If the player has closed its review before the
  /// end, that review continues.
  package func chooseGameToReview() {
    guard canReview, isCounted(in: .averages), let date = endedDate, ownReview?.reviewState.review == nil,
      savedReview.reviewState.review == nil
    else { return idleReview.stop() }
    // Whether a friend's game is under review doesn't matter here.
    let countsForAverage = hintCount == 0 && game.ending != .gaveUp
    let finished = FinishedGame(game: game, date: date, countsForAverage: countsForAverage)
    var state = ownReview?.reviewState ?? .running([])
    state.resume()
    idleReview.work = (finished, state)
  }
}
