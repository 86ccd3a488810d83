import Observation
import SessionSupport

/// A screen backed by an object with requests, such as practice or a past day. SwiftUI can observe it, and it runs the
/// requests.
@MainActor
@Observable
open class SourceScreen<Source: RequestSource>: SeparateScreen {
  @ObservationIgnored private var runner: RequestRunner<Source>
  @ObservationIgnored private let reportsChanges: Bool
  private var changeCount = 0

  /// Creates the screen and starts the requests. `reportsChanges` means that the source reports each of its changes,
  /// and the subclass then calls `handleChange()`. Otherwise, the views are redrawn after each reply and `act(_:)`.
  init(_ runner: RequestRunner<Source>, reportsChanges: Bool = false) {
    self.runner = runner
    self.reportsChanges = reportsChanges
    start()
  }

  /// The object. The views that read it are redrawn after each of its changes.
  public final var source: Source {
    _ = changeCount
    return runner.source
  }

  /// Performs one of the player's actions.
  public final func act(_ action: (Source) -> Void) {
    action(runner.source)
    handleChange()
  }

  /// Called after each change, before anything is drawn. Does nothing unless a subclass overrides it.
  open func sourceDidChange() {}

  /// Cancels pending requests. Call this method when the player leaves.
  open func close() { runner.stop() }

  /// Redraws the views and updates the requests.
  final func handleChange() {
    redraw()
    runner.updateRequests()
  }

  /// Replaces the source by that of another runner.
  final func replace(with runner: RequestRunner<Source>) {
    self.runner.stop()
    self.runner = runner
    start()
    changeCount += 1
  }

  private func start() {
    if !reportsChanges { runner.onReply = { [weak self] in self?.redraw() } }
    runner.updateRequests()
  }

  private func redraw() {
    sourceDidChange()
    changeCount += 1
  }
}
