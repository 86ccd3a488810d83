import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SessionSupport

extension OwnBoardSession: SheetSession {
  /// Returns a question's text.
  public func text(of question: Question) -> QuestionText {
    QuestionText(title: question.title, confirmLabel: question.confirmLabel, text: question.text(board))
  }

  /// Asks a question again after SwiftUI has dismissed it.
  public func reopen(_ question: Question) {
    switch question {
    case .clear: askToClear()
    case .link(let board): open(board)
    case .setup(let board): open(board)
    }
  }
}

final class OwnBoardScreen: SessionScreen<OwnBoardSession> {
  init(_ environment: PlayEnvironment, coach answer: @escaping RequestRunner<OwnBoardSession>.Coach) {
    let session = OwnBoardSession(environment: environment)
    super.init(session, pressTime: session.environment.pressTime, coach: answer)
  }
}
