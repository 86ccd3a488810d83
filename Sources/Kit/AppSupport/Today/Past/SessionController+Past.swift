import NumberedGame
import PlaySupport

// Past days whose games a server dealt. The page of a past day replaces the list of days.
extension SessionController {
  /// Shows the page of a past day. Does nothing without a server. `asksForDeal` is `true` if the player opened a
  /// game of this day whose deal isn't stored on this device.
  public final func showDay(_ day: CalendarDay, asksForDeal: Bool = false) {
    guard server.choice != nil else { return }
    if shownDay != day || asksForDeal {
      closeDay()
      dayScreen = DayScreen(
        day, DayDealer(Session.kind, Session.DayDealType.self), server, asksForDeal: asksForDeal,
        go: { [weak self] in self?.go($0) })
    }
    showToday(true)
  }

  /// Shows the list of days again.
  public final func closeDay() {
    dayScreen?.close()
    dayScreen = nil
  }

  /// The day whose page is shown, or `nil`. SwiftUI sets it to `nil` when the player goes back.
  final var shownDay: CalendarDay? {
    get { dayScreen?.check.day }
    set {
      guard newValue == nil, dayScreen != nil else { return }
      closeDay()
      loadFirstDay()
    }
  }

  /// Returns the page of a past day as a screen, even while the page is being dismissed. Reads `session`, so that
  /// the view is redrawn when the player's game of that day changes.
  final func screen(of day: DayScreen) -> PlainScreen {
    _ = (session, showsToday)
    return day.check.screen
  }

  /// Shows a recorded game over the page of a past day. `address` is the part of the game's link after `#`.
  public final func watch(_ address: [UInt8]) {
    // Open the game in the player's own session, because a replay isn't part of a daily game.
    switchSession(to: ownSession)
    ownSession.open(address: address)
  }
}
