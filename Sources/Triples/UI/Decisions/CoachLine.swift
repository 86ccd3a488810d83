import TriplesModel
import TriplesSession

/// The line between the session and the coach. One question is on its way at a time.
@MainActor
final class CoachLine {
  /// Answers a question with advice as text, or with nothing where there is no coach.
  typealias Answer = @Sendable (CoachQuestion) async -> [UInt8]?

  private let session: TriplesSession
  private let answer: Answer
  private var isAsking = false

  init(_ session: TriplesSession, answer: @escaping Answer) {
    self.session = session
    self.answer = answer
  }

  /// Asks what the session wants to know now, unless an earlier question is still on its way. To be called after each
  /// of the session's changes.
  func note() {
    guard !isAsking, let question = session.coachQuestion else { return }
    isAsking = true
    Task {
      let text = await answer(question)
      isAsking = false
      if let text { session.receive(text, to: question) } else { session.coachFailed() }
      // An answer that came too late changed nothing, but made room for the next question.
      note()
    }
  }
}
