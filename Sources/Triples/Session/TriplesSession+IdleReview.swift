import GameCore
import SessionSupport
import TriplesModel

// While the player pauses, the coach reviews the games that ended in the last days, so that practice has their boards.
extension TriplesSession: IdleReviewing {
  /// The number of days in which a game must have ended to be reviewed without being asked for.
  static var idleReviewDayCount: Int64 { 7 }

  package func idleQuestion(about work: (replay: Replay, advices: [Advice])) -> CoachQuestion? {
    CoachQuestion(work.replay.prefix(work.advices.count))
  }

  /// Returns the advice of an unrequested review of `replay`, which ends because the player asks for it, or `nil`.
  func takeIdleAdvices(on replay: Replay) -> [Advice]? {
    guard let work = idleReview.work, work.replay == replay else { return nil }
    idleReview.work = nil
    return work.advices
  }

  func receiveForIdleReview(_ text: [UInt8], to question: CoachQuestion) {
    guard var work = idleReview.work else { return }
    guard let advice = Advice(text: text), advice.fits(question.replay.game) else { return idleReview.stop() }
    work.advices.append(advice)
    idleReview.work = work
    guard work.advices.count > work.replay.moves.count else { return }
    if let review = try? Review(of: work.replay, advices: work.advices) {
      saveReview(review)
      recordPractice(from: review)
    }
    chooseGameToReview()
    // The scores say which games are reviewed.
    saveAndRedraw()
  }

  /// Chooses the latest game without a review among those in the scores that ended in the last days. If the player has
  /// canceled its review, that review continues.
  package func chooseGameToReview() {
    let firstDate = environment.now() - Self.idleReviewDayCount * 86_400
    let reviewedLines = storedReviewLines()
    var latest: (time: Int64, replay: Replay)?
    for row in scores.rows where row.time >= max(firstDate, latest?.time ?? 0) {
      guard let line = row.line, !reviewedLines.contains(line), let replay = try? Replay(line: line),
        !replay.moves.isEmpty
      else { continue }
      latest = (row.time, replay)
    }
    guard let latest else { return idleReview.stop() }
    idleReview.work = (latest.replay, openedItems.advices(on: latest.replay))
  }
}
