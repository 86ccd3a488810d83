import GameCore
import SessionSupport

// Past days whose games a server dealt. The page of a past day replaces the list of days.
extension SessionController {
  /// Shows the page of a past day. Does nothing without a server. `needsDeal` is `true` if the player opened
  /// one of the day's games whose deal isn't stored on this device.
  public final func showPastDay(_ day: CalendarDay, needsDeal: Bool = false) {
    guard server.choice != nil else { return }
    if shownPastDay != day || needsDeal {
      closePastDay()
      pastDayScreen = PastDayScreen(
        day, DayDealer(Session.kind, Session.DayDealType.self), server, needsDeal: needsDeal,
        navigate: { [weak self] in self?.navigate($0) })
    }
    setShowsToday(true)
  }

  /// Shows the list of days again.
  public final func closePastDay() {
    pastDayScreen?.close()
    pastDayScreen = nil
  }

  /// The day whose page is shown, or `nil`. SwiftUI sets it to `nil` when the player goes back.
  final var shownPastDay: CalendarDay? {
    get { pastDayScreen?.source.day }
    set {
      guard newValue == nil, pastDayScreen != nil else { return }
      closePastDay()
      resetDaysScreen()
    }
  }

  /// Returns the page of a past day as a screen, even while the page is being dismissed. Reads `session`, so that
  /// the view is redrawn when the player's game for that day changes.
  final func screen(of day: PastDayScreen) -> PlainScreen {
    _ = (session, showsToday)
    return day.source.screen
  }

  /// Shows a recorded game over the page of a past day. `address` is the part of the game's link after `#`.
  public final func watchRecordedGame(at address: [UInt8]) {
    // Open the game in the player's own session, because a replay isn't part of a daily game.
    switchSession(to: ownSession)
    ownSession.open(address: address)
  }
}
