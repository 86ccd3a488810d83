import GameCore
import SessionSupport

/// The page of a past day, observable by SwiftUI.
public typealias PastDayScreen = SourceScreen<PastDay>

extension SourceScreen where Source == PastDay {
  /// Creates the screen, and requests a day's data. `needsDeal` is `true` if the player opened one of the day's games
  /// whose deal isn't stored on this device. `navigate` opens the day's game, to play it again.
  convenience init(
    _ day: CalendarDay, _ dealer: DayDealer, _ server: DayServer, needsDeal: Bool = false,
    navigate: @escaping (DayNavigation) -> Void
  ) {
    let pastDay = PastDay(day, [dealer], storage: server.storage, needsDeal: needsDeal)
    let runner = RequestRunner(pastDay, ask: server.ask)
    runner.navigate = navigate
    self.init(runner)
  }
}
