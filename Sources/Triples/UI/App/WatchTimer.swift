import TriplesSession

/// Keeps time for the coach's play: tells the session when a board has been seen for long enough.
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

  /// Sets the timer anew if another turn has begun, and stops it if the coach does not play. To be called after each of
  /// the session's changes.
  func note() {
    let watch = session.watch.flatMap { $0.isPaused ? nil : $0 }
    guard watch?.turn != turn else { return }
    task?.cancel()
    task = nil
    turn = watch?.turn
    guard let watch else { return }
    task = Task {
      guard (try? await sleep(.milliseconds(watch.speed.milliseconds))) != nil, turn == watch.turn else { return }
      session.watchTimeIsUp(turn: watch.turn)
    }
  }
}
