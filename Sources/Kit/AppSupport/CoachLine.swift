/// The line between a session and its coach, who answers off the main actor. One question is on its way at a time.
@MainActor
public final class CoachLine<Question: Equatable & Sendable> {
  /// Answers a question with advice as text, or with nothing where there is no coach.
  public typealias Answer = @Sendable (Question) async -> [UInt8]?

  private let question: () -> Question?
  private let answer: Answer
  private let receive: ([UInt8], Question) -> Void
  private let fail: () -> Void
  private var isAsking = false

  /// Makes a line. Nothing is asked yet.
  ///
  /// - Parameters:
  ///   - question: what is to be asked now, or `nil`.
  ///   - answer: asks the coach.
  ///   - receive: takes an answer, and what it answers.
  ///   - fail: is called when the coach cannot be had.
  public init(
    question: @escaping () -> Question?, answer: @escaping Answer, receive: @escaping ([UInt8], Question) -> Void,
    fail: @escaping () -> Void
  ) {
    self.question = question
    self.answer = answer
    self.receive = receive
    self.fail = fail
  }

  /// Asks what is to be asked now, unless an earlier question is still on its way. To be called after each of the
  /// session's changes.
  public func note() {
    guard !isAsking, let question = question() else { return }
    isAsking = true
    Task {
      let text = await answer(question)
      isAsking = false
      // Whoever has gone on to another question, or to none, is told nothing.
      if question == self.question() {
        if let text { receive(text, question) } else { fail() }
      }
      // An answer that came too late changed nothing, but made room for the next question.
      note()
    }
  }
}
