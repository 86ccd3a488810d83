import NumberedGame
import PlaySupport
import TriplesModel

// While the player pauses, the coach reviews the games that ended in the last days, so that practice has their boards.
extension TriplesSession {
  /// The number of days in which a game must have ended to be reviewed without being asked for.
  static var idleReviewDayCount: Int64 { 7 }

  /// The pause before an unrequested review, or `nil` if there is nothing to wait for.
  var idlePause: Wait? {
    guard mayReviewIdly else { return nil }
    return idleReview.pause(before: spokenEvent.number)
  }

  /// The coach's next question for an unrequested review, or `nil` if none may run.
  var idleQuestion: CoachQuestion? {
    guard mayReviewIdly, idleReview.runs(after: spokenEvent.number), let work = idleReview.work else { return nil }
    return CoachQuestion(work.replay.prefix(work.advices.count))
  }

  private var mayReviewIdly: Bool {
    sharedSettings.reviewsFinishedGames && playMode.allows(.records) && requestedQuestion == nil
  }

  func idlePauseDidEnd(number: Int) {
    idleReview.pauseDidEnd(number: number, event: spokenEvent.number)
    if idleReview.runs(after: spokenEvent.number), idleReview.work == nil { chooseGameToReview() }
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

  /// Chooses the latest game without a review among those in the scores that ended in the last days.
  private func chooseGameToReview() {
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
    idleReview.work = (latest.replay, [])
  }
}
