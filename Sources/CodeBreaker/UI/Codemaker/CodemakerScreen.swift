import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import PlaySupport

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
  private var shownCoach: CodemakerCoachState?

  /// Creates a screen that restores the saved game or starts one. `sleep` waits between the coach's guesses.
  init(
    _ environment: PlayEnvironment, sleep: @escaping Sleep = { try await Task.sleep(for: $0) },
    coach answer: @escaping RequestRunner<CodemakerSession>.Coach
  ) {
    let session = CodemakerSession(environment: environment)
    shownCoach = CodemakerCoachState(session, after: nil)
    super.init(session, sleep: sleep, pressTime: session.environment.pressTime, coach: answer)
  }

  /// The coach's state, or `nil` if the coach isn't the codebreaker.
  var coach: CodemakerCoachState? {
    // Read `session`, so that SwiftUI redraws the view after each change.
    _ = session
    return shownCoach
  }

  /// Pauses the coach and the search, which continue when the player comes back.
  override func close() {
    session.setGuessesAutomatically(false)
    super.close()
  }

  override func sourceDidChange() {
    super.sourceDidChange()
    shownCoach = CodemakerCoachState(session, after: shownCoach)
  }
}
