/// Keeps time for what happens by itself: tells a session when what is shown has been seen for long enough.
@MainActor
public final class TurnTimer {
  /// Lets some time pass, or throws when it is cancelled.
  public typealias Sleep = @Sendable (Duration) async throws -> Void

  /// What is shown until its time is up: no two in a row have the same number.
  public typealias Turn = (number: Int, milliseconds: Int)

  private let next: () -> Turn?
  private let sleep: Sleep
  private let timeIsUp: (_ number: Int) -> Void
  private var turn: Int?
  private var task: Task<Void, Never>?

  /// Makes a timer. Nothing is waited for yet.
  ///
  /// - Parameters:
  ///   - sleep: how time passes.
  ///   - next: the session's present turn, if it has one.
  ///   - timeIsUp: tells the session that a turn is over.
  public init(
    sleep: @escaping Sleep, next: @escaping () -> Turn?, timeIsUp: @escaping (_ number: Int) -> Void
  ) {
    self.sleep = sleep
    self.next = next
    self.timeIsUp = timeIsUp
  }

  /// Sets the timer anew if another turn has begun, and stops it if there is none. To be called after each of the session's
  /// changes.
  public func note() {
    let next = next()
    guard next?.number != turn else { return }
    task?.cancel()
    task = nil
    turn = next?.number
    guard let next else { return }
    task = Task {
      guard (try? await sleep(.milliseconds(next.milliseconds))) != nil, turn == next.number else { return }
      timeIsUp(next.number)
    }
  }
}
