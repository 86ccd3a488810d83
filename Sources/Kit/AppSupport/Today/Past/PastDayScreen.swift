import NumberedGame
import Observation
import PlaySupport

/// The page of a past day, observable by SwiftUI.
@MainActor
@Observable
public final class PastDayScreen {
  @ObservationIgnored private let runner: RequestRunner<PastDay>
  private var changeCount = 0

  /// Creates the screen, and requests a day's data. `needsDeal` is `true` if the player opened a game of this day
  /// whose deal isn't stored on this device. `navigate` opens the day's game, to play it again.
  init(
    _ day: CalendarDay, _ dealer: DayDealer, _ server: DayServer, needsDeal: Bool = false,
    navigate: @escaping (DayNavigation) -> Void
  ) {
    runner = RequestRunner(
      PastDay(day, [dealer], storage: server.storage, needsDeal: needsDeal), ask: server.ask)
    runner.navigate = navigate
    runner.onReply = { [weak self] in self?.changeCount += 1 }
    runner.updateRequests()
  }

  /// The past day.
  public var pastDay: PastDay {
    _ = changeCount
    return runner.source
  }

  /// Performs one of the player's actions.
  public func act(_ action: (PastDay) -> Void) {
    action(runner.source)
    changeCount += 1
    runner.updateRequests()
  }

  /// Cancels pending requests. Call this method when the player leaves.
  func close() { runner.stop() }
}
