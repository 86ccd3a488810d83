import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SessionSupport

extension CodemakerSession: SheetSession {
  /// Returns a question's text.
  public func text(of question: Question) -> QuestionText {
    QuestionText(title: question.title, confirmLabel: question.confirmLabel, text: question.text)
  }

  /// Asks a question again after SwiftUI has dismissed it.
  public func reopen(_ question: Question) {
    switch question {
    case .leave: goBack()
    case .giveUp: askToGiveUp()
    }
  }
}

final class CodemakerScreen: SessionScreen<CodemakerSession> {
  /// Creates a screen that restores the saved game or starts one. `sleep` waits between the coach's guesses.
  init(
    _ environment: PlayEnvironment, sleep: @escaping Sleep = { try await Task.sleep(for: $0) },
    coach answer: @escaping RequestRunner<CodemakerSession>.Coach
  ) {
    let session = CodemakerSession(environment: environment)
    super.init(session, sleep: sleep, pressTime: session.environment.pressTime, coach: answer)
  }

  /// Pauses the coach and the search, which continue when the player comes back.
  override func close() {
    session.setGuessesAutomatically(false)
    super.close()
  }
}
