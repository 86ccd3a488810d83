import CodeBreakerSession

/// Keeps time for the end of a game: tells the session when it has been watched for long enough.
@MainActor
final class RevealTimer {
  /// Lets some time pass, or throws when it is cancelled.
  typealias Sleep = @Sendable (Duration) async throws -> Void

  private let session: CodeBreakerSession
  private let sleep: Sleep
  private var turn: Int?
  private var task: Task<Void, Never>?

  init(_ session: CodeBreakerSession, sleep: @escaping Sleep = { try await Task.sleep(for: $0) }) {
    self.session = session
    self.sleep = sleep
  }

  /// Sets the timer anew if another end is being watched, and stops it if none is. To be called after each of the
  /// session's changes.
  func note() {
    let next = session.reveal?.turn
    guard next != turn else { return }
    task?.cancel()
    task = nil
    turn = next
    guard let next else { return }
    task = Task {
      guard (try? await sleep(.milliseconds(CodeBreakerSession.Reveal.milliseconds))) != nil, turn == next else {
        return
      }
      session.revealTimeIsUp(turn: next)
    }
  }
}
