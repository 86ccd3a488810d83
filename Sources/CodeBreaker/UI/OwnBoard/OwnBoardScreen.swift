import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import PlaySupport

extension OwnBoardSession: ScreenSession {
  /// A question in words.
  public func words(of question: Question) -> AskedQuestion {
    AskedQuestion(title: question.title, confirmLabel: question.confirmLabel, text: question.text(board))
  }

  /// Asks a question that has been taken away.
  public func ask(_ question: Question) {
    switch question {
    case .clear: askToClear()
    case .link(let board): open(board)
    case .setup(let board): open(board)
    }
  }
}

/// The board of one's own as SwiftUI observes it, with its coach.
final class OwnBoardScreen: SessionScreen<OwnBoardSession> {
  private var told: OwnBoardCard

  /// Takes up the saved board, or begins a new one.
  ///
  /// - Parameter answer: the coach.
  init(_ environment: PlayEnvironment, coach answer: @escaping RequestRunner<OwnBoardSession>.Coach) {
    let session = OwnBoardSession(environment: environment)
    told = OwnBoardCard(session)
    super.init(session, coach: answer)
  }

  /// What the coach says. As long as it thinks, what it said before stays.
  var card: OwnBoardCard {
    // What is asked of the session is what has a view drawn again.
    _ = session
    return told
  }

  override func noteChange() {
    if session.findings == .awaited {
      told.isThinking = true
    } else {
      told = OwnBoardCard(session)
    }
  }
}
