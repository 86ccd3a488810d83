import TriplesSession

/// Keeps time for what happens by itself, the coach's play, a replay's, and the end of a game: tells the session when a
/// board has been seen for long enough.
@MainActor
final class WatchTimer {
  /// Lets some time pass, or throws when it is cancelled.
  typealias Sleep = @Sendable (Duration) async throws -> Void

  private let session: TriplesSession
  private let sleep: Sleep
  private var turn: Int?
  private var task: Task<Void, Never>?

  init(_ session: TriplesSession, sleep: @escaping Sleep = { try await Task.sleep(for: $0) }) {
    self.session = session
    self.sleep = sleep
  }

  /// Sets the timer anew if another turn has begun, and stops it if there is none. To be called after each of the session's
  /// changes.
  func note() {
    let next = session.turn
    guard next?.number != turn else { return }
    task?.cancel()
    task = nil
    turn = next?.number
    guard let next else { return }
    task = Task {
      guard (try? await sleep(.milliseconds(next.milliseconds))) != nil, turn == next.number else { return }
      session.timeIsUp(turn: next.number)
    }
  }
}
