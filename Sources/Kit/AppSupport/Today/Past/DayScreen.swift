import NumberedGame
import Observation
import PlaySupport

/// The check of a past day, observable by SwiftUI.
@MainActor
@Observable
public final class DayScreen {
  @ObservationIgnored private let runner: RequestRunner<PastDay>
  private var changeCount = 0

  /// Creates the screen, and requests a day's data. `asksForDeal` says that the player comes from a game of this day
  /// that this device must deal again first. `go` takes the player to a game that is played again.
  init(
    _ day: CalendarDay, _ dealer: DayDealer, _ server: DayServer, asksForDeal: Bool = false,
    go: @escaping (DayNavigation) -> Void
  ) {
    runner = RequestRunner(
      PastDay(day, [dealer], storage: server.storage, asksForDeal: asksForDeal), ask: server.ask)
    runner.go = go
    runner.onReply = { [weak self] in self?.changeCount += 1 }
    runner.follow()
  }

  /// The check.
  public var check: PastDay {
    _ = changeCount
    return runner.source
  }

  /// Performs one of the player's actions.
  public func act(_ action: (PastDay) -> Void) {
    action(runner.source)
    changeCount += 1
    runner.follow()
  }

  /// Cancels what is in flight. Call this method when the player leaves.
  func close() { runner.stop() }
}
