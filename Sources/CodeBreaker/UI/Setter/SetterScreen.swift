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

/// A code that the player sets as SwiftUI observes it: with the line to the coach who breaks it, the pauses between its guesses,
/// and the search for a game that has the code.
final class SetterScreen: SessionScreen<SetterSession> {
  private let timer: TurnTimer
  private var told: SetterCoach?
  private var isSearching = false
  private var isClosed = false

  /// Takes up what is kept, or begins anew.
  ///
  /// - Parameters:
  ///   - sleep: how time passes between the coach's guesses.
  ///   - answer: the coach.
  init(
    _ environment: PlayEnvironment, sleep: @escaping TurnTimer.Sleep = { try await Task.sleep(for: $0) },
    coach answer: @escaping CoachLine<SetterSession>.Answer
  ) {
    let session = SetterSession(environment: environment)
    timer = TurnTimer(
      sleep: sleep, next: { [weak session] in session?.turn.map { ($0, SetterSession.pauseMilliseconds) } },
      timeIsUp: { [weak session] in session?.turnIsUp($0) })
    told = SetterCoach(session, after: nil)
    super.init(session, coach: answer)
    search()
  }

  /// What the coach says as the one who breaks the code; nothing where it has nothing to do with it.
  var coach: SetterCoach? {
    // What is asked of the session is what has a view drawn again.
    _ = session
    return told
  }

  /// To be called when the player leaves: the coach waits, and the search goes on next time.
  func close() {
    isClosed = true
    session.play(false)
  }

  override func noteChange() {
    told = SetterCoach(session, after: told)
    timer.note()
    search()
  }

  /// Looks for a game that has the code, a piece at a time, so that the app answers meanwhile.
  private func search() {
    guard session.isSearching, !isSearching else { return }
    isSearching = true
    Task { [weak self] in
      while let self, self.session.isSearching, !self.isClosed {
        self.session.searchOn()
        await Task.yield()
      }
      self?.isSearching = false
    }
  }
}
