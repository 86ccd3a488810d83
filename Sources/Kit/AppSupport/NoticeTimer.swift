import PlaySupport

/// Takes a passing notice away when it has been seen for long enough: one that is behind another app, or was never on a
/// screen, stays.
@MainActor
final class NoticeTimer {
  /// How long a passing notice is to be seen.
  static let duration = Duration.seconds(4)

  private let sleep: TurnTimer.Sleep
  private let dismiss: () -> Void
  private var seen: Notice?
  private var task: Task<Void, Never>?

  /// Makes a timer. Nothing is waited for yet.
  ///
  /// - Parameters:
  ///   - sleep: how time passes.
  ///   - dismiss: takes the first notice away.
  init(sleep: @escaping TurnTimer.Sleep, dismiss: @escaping () -> Void) {
    self.sleep = sleep
    self.dismiss = dismiss
  }

  /// Says which notice can be seen now, or `nil`. One that is seen again has its whole time again.
  func note(_ notice: Notice?) {
    guard notice != seen else { return }
    task?.cancel()
    task = nil
    seen = notice
    guard let notice, notice.isPassing else { return }
    task = Task {
      guard (try? await sleep(Self.duration)) != nil, !Task.isCancelled, seen == notice else { return }
      seen = nil
      dismiss()
    }
  }
}
