import NumberedGame
import Observation
import PlaySupport

/// The practice of a game, observable by SwiftUI, and the runner of its requests.
@MainActor
@Observable
public final class PracticeScreen<Practice: PracticeSession> {
  @ObservationIgnored private let runner: RequestRunner<Practice>
  private var changeCount = 0

  /// Creates the screen, without beginning a practice round. `environment` is the device, and `answer` asks the coach.
  public init(_ environment: PlayEnvironment, coach answer: @escaping RequestRunner<Practice>.Coach) {
    let practice = Practice(environment: environment)
    runner = RequestRunner(practice, coach: answer)
    practice.onChange = { [weak self] in self?.handleChange() }
    runner.updateRequests()
  }

  /// The practice. The views are redrawn after each of its changes.
  public var practice: Practice {
    _ = changeCount
    return runner.source
  }

  /// Performs an action of the practice's screen.
  public func perform(_ id: Action.ID) { runner.source.perform(id) }

  /// Loads the stored progress again. Call this method when the player comes back, because a new day may have begun.
  public func refresh() {
    runner.source.core.refresh()
    handleChange()
  }

  /// Ends the practice round and stores its results. Call this method when the player leaves.
  public func close() {
    if runner.source.phase != .idle { runner.source.stop() }
    runner.stop()
  }

  private func handleChange() {
    changeCount += 1
    runner.updateRequests()
  }
}
