/// The review of a finished game that the player hasn't asked for. It runs while the player pauses and the device saves
/// neither power nor data, so that practice has the player's own positions. Any event interrupts it until the next pause.
package struct IdleReview<Work> {
  private static var pauseMilliseconds: Int { 5_000 }

  /// The game under review with the coach's advice so far, or `nil` between reviews.
  package var work: Work?

  /// Whether there may be a game to review. If not, nothing is waited for.
  private var mayHaveWork = false

  private var pauseNumber = 0

  /// The number of the player's latest event at the end of the latest pause, or `nil` before the first one.
  private var lastEvent: Int?

  private var isRunning = false

  package init() {}

  /// Returns the pause to wait for, or `nil` if the review may run now or there is nothing to review. `event` is the
  /// number of the player's latest event.
  package func pause(before event: Int) -> Wait? {
    guard mayHaveWork, !runs(after: event) else { return nil }
    return Wait(.idle, number: pauseNumber, milliseconds: Self.pauseMilliseconds)
  }

  /// Ends a pause. The review may run if there was no event in it.
  package mutating func pauseDidEnd(number: Int, event: Int) {
    guard number == pauseNumber else { return }
    pauseNumber += 1
    isRunning = event == lastEvent
    lastEvent = event
  }

  /// Returns whether the review may run: there was a pause, and no event after it.
  package func runs(after event: Int) -> Bool { mayHaveWork && isRunning && event == lastEvent }

  /// Stops looking for games to review, because there are no more, or the coach failed.
  package mutating func stop() {
    work = nil
    mayHaveWork = false
  }

  /// Looks for games to review in the next pause. Call this method if there are finished games.
  package mutating func start() { mayHaveWork = true }
}

/// A session whose coach reviews finished games while the player pauses.
package protocol IdleReviewing: PersistentSession, CoachClient {
  /// A game under review with the coach's advice so far.
  associatedtype IdleWork

  /// The review that the player hasn't asked for.
  var idleReview: IdleReview<IdleWork> { get set }

  /// The question for which the player is waiting, or `nil` if there is none.
  var requestedQuestion: CoachTask? { get }

  /// Returns the coach's next question about a game under review, or `nil` if there is none.
  func idleQuestion(about work: IdleWork) -> CoachTask?

  /// Chooses the next game to review, or stops if there is none.
  func chooseGameToReview()
}

extension IdleReviewing {
  /// The pause before an unrequested review, or `nil` if there is nothing to wait for.
  package var idlePause: Wait? { mayReviewIdly ? idleReview.pause(before: spokenEvent.number) : nil }

  /// The coach's next question for an unrequested review, or `nil` if none may run.
  package var idleQuestion: CoachTask? {
    guard mayReviewIdly, idleReview.runs(after: spokenEvent.number) else { return nil }
    return idleReview.work.flatMap { idleQuestion(about: $0) }
  }

  private var mayReviewIdly: Bool {
    sharedSettings.reviewsFinishedGames && playMode.allows(.records) && requestedQuestion == nil
  }

  package func idlePauseDidEnd(number: Int) {
    idleReview.pauseDidEnd(number: number, event: spokenEvent.number)
    if idleReview.runs(after: spokenEvent.number), idleReview.work == nil { chooseGameToReview() }
  }
}
