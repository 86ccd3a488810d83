import CodeBreakerModel
import CodeBreakerSession

/// The line between the two who ask, the table and the review, and the coach. One question is on its way at a time.
@MainActor
final class CoachLine {
  /// Answers a question with advice as text, or with nothing where there is no coach.
  typealias Answer = @Sendable (CoachQuestion) async -> [UInt8]?

  private let session: CodeBreakerSession
  private let review: ReviewSession
  private let answer: Answer
  private var isAsking = false

  init(_ session: CodeBreakerSession, _ review: ReviewSession, answer: @escaping Answer) {
    self.session = session
    self.review = review
    self.answer = answer
  }

  /// Asks what is to be asked now, unless an earlier question is still on its way. To be called after each change of
  /// the table and of the review.
  func note() {
    // A hint first: its player waits for a word, that of a review for a page.
    guard !isAsking, let question = session.coachQuestion ?? review.coachQuestion else { return }
    isAsking = true
    Task {
      let text = await answer(question)
      isAsking = false
      // Whoever has gone on to another question, or to none, is told nothing.
      if question == session.coachQuestion {
        if let text { session.receive(text, to: question) } else { session.coachFailed() }
      }
      if question == review.coachQuestion {
        if let text { review.receive(text, to: question) } else { review.coachFailed() }
      }
      // An answer that came too late changed nothing, but made room for the next question.
      note()
    }
  }
}
