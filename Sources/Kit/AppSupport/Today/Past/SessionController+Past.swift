import NumberedGame
import PlaySupport

// Past days whose games a server dealt. The check of such a day takes the place of the list of days.
extension SessionController {
  /// Shows the check of a past day. Does nothing without a server. `asksForDeal` says that the player comes from a game
  /// of this day that this device must deal again first.
  public final func showDay(_ day: CalendarDay, asksForDeal: Bool = false) {
    guard server.place != nil else { return }
    if shownDay != day || asksForDeal {
      closeDay()
      dayScreen = DayScreen(
        day, DayDealer(Session.kind, Session.Dealt.self), server, asksForDeal: asksForDeal,
        go: { [weak self] in self?.go($0) })
    }
    showToday(true)
  }

  /// Shows the list of days again.
  public final func closeDay() {
    dayScreen?.close()
    dayScreen = nil
  }

  /// The day whose check is shown, as SwiftUI presents it. SwiftUI sets it to `nil` when the player goes back.
  final var shownDay: CalendarDay? {
    get { dayScreen?.check.day }
    set {
      guard newValue == nil, dayScreen != nil else { return }
      closeDay()
      loadFirstDay()
    }
  }

  /// The check of a day, which may be sliding out. Reads `session`, because a game that is played again changes there.
  final func screen(of day: DayScreen) -> PlainScreen {
    _ = (session, showsToday)
    return day.check.screen
  }

  /// Shows a recorded game over the check, by the part of its address after `#`.
  public final func watch(_ address: [UInt8]) {
    // In the player's own session, because a replay isn't part of a daily game.
    switchSession(to: own)
    own.open(address: address)
  }
}
