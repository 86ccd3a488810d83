import CodeBreakerModel
import CodeBreakerSession

/// The review as the terminal conducts it: it asks the coach about one position after the other, between two pictures,
/// so that the player sees how far it has come and every key counts at once.
final class ReviewDesk {
  let session: ReviewSession

  private let coach: (CoachQuestion) -> [UInt8]?
  private var hasBeenSeen = false

  /// Sits down beside the table.
  ///
  /// - Parameter coach: answers what the review asks of a coach, or with nothing if it cannot.
  init(session: ReviewSession, coach: @escaping (CoachQuestion) -> [UInt8]?) {
    self.session = session
    self.coach = coach
  }

  /// Whether there is a position left that the coach has not looked at.
  var isThinking: Bool { session.coachQuestion != nil }

  /// Begins, or goes on.
  func open() {
    hasBeenSeen = false
    session.open()
  }

  /// Takes a key that moves about in the review, or unfolds the codes that remained after an attempt.
  ///
  /// - Returns: whether it was one.
  func handle(_ key: Key, place: inout ReviewPlace) -> Bool {
    // What the key does is shown before the coach goes on.
    hasBeenSeen = false
    let attemptCount = session.reviewing.review?.attempts.count ?? 0
    if place.handle(key, attemptCount: attemptCount) { return true }
    guard key == .enter || key == .character(" ") else { return false }
    session.retry()
    place.select(max(1, place.attempt), of: attemptCount)
    session.select(attempt: place.attempt)
    return true
  }

  /// Lets the coach look at one position, if the picture before it has been seen.
  func think() {
    defer { hasBeenSeen = true }
    guard hasBeenSeen, let question = session.coachQuestion else { return }
    if let answer = coach(question) { session.receive(answer, to: question) } else { session.coachFailed() }
  }
}
