import PlaySupport

/// The line between a session and the coach, which is linked into the app. One question is on its way at a time.
@MainActor
public final class CoachLine<Session: CoachClient> {
  /// Answers a question with advice as text, or with nothing where there is no coach.
  public typealias Answer = @Sendable (Session.CoachTask) async -> [UInt8]?

  private let session: Session
  private let answer: Answer
  private var isAsking = false

  /// Makes the line. Nothing is asked until `note()` is called.
  public init(_ session: Session, answer: @escaping Answer) {
    self.session = session
    self.answer = answer
  }

  /// Asks what the session wants to know now, unless an earlier question is still on its way. To be called after each
  /// of the session's changes.
  public func note() {
    guard !isAsking, let question = session.coachQuestion else { return }
    isAsking = true
    Task {
      let text = await answer(question)
      isAsking = false
      // A session that has gone on to another question, or to none, is told nothing.
      if question == session.coachQuestion {
        if let text { session.receive(text, to: question) } else { session.coachFailed() }
      }
      // An answer that came too late changed nothing, but made room for the next question.
      note()
    }
  }
}
