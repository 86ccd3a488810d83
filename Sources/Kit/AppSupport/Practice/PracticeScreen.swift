import SessionSupport

/// The practice of a game, observable by SwiftUI, and the runner of its requests.
@MainActor
public final class PracticeScreen<Practice: PracticeSession>: SourceScreen<Practice> {
  /// Creates the screen, without beginning a practice round. `environment` is the device, and `answer` asks the coach.
  public init(_ environment: PlayEnvironment, coach answer: @escaping RequestRunner<Practice>.Coach) {
    let practice = Practice(environment: environment)
    super.init(RequestRunner(practice, coach: answer), reportsChanges: true)
    practice.onChange = { [weak self] in self?.handleChange() }
  }

  /// The practice. The views are redrawn after each of its changes.
  public var practice: Practice { source }

  /// Loads the stored progress again. Call this method when the player comes back, because a new day may have begun.
  public func refresh() { act { $0.loadChangesFromStorage() } }

  /// Ends the practice round. Call this method when the player leaves.
  public override func close() {
    if practice.phase != .idle { practice.stop() }
    super.close()
  }
}
