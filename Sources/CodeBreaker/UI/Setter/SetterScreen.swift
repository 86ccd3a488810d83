import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import PlaySupport

extension SetterSession: ScreenSession {
  /// A question in words.
  public func words(of question: Question) -> AskedQuestion {
    AskedQuestion(title: question.title, confirmLabel: question.confirmLabel, text: question.text)
  }

  /// Asks a question that has been taken away.
  public func ask(_ question: Question) {
    switch question {
    case .leave: goBack()
    case .giveUp: askToGiveUp()
    }
  }
}

/// A code that the player sets as SwiftUI observes it, with the coach who breaks it.
final class SetterScreen: SessionScreen<SetterSession> {
  private var told: SetterCoach?

  /// Takes up what is kept, or begins anew.
  ///
  /// - Parameters:
  ///   - sleep: how time passes between the coach's guesses.
  ///   - answer: the coach.
  init(
    _ environment: PlayEnvironment, sleep: @escaping Sleep = { try await Task.sleep(for: $0) },
    coach answer: @escaping RequestRunner<SetterSession>.Coach
  ) {
    let session = SetterSession(environment: environment)
    told = SetterCoach(session, after: nil)
    super.init(session, sleep: sleep, coach: answer)
  }

  /// What the coach says as the one who breaks the code, or `nil` if it has no part in it.
  var coach: SetterCoach? {
    // What is asked of the session is what has a view drawn again.
    _ = session
    return told
  }

  /// Pauses the coach and the search, which continues when the player comes back.
  override func close() {
    session.play(false)
    super.close()
  }

  override func noteChange() { told = SetterCoach(session, after: told) }
}
