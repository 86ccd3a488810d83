import NumberedGame
import PlaySupport

// Days that are over, where a server dealt their games: each has a page in the place of the list of days.
extension ObservedTable {
  /// Shows the page of a day that is over. Where there is no server there is nothing to be shown.
  ///
  /// - Parameters:
  ///   - day: the day.
  ///   - asksForDeal: whether the player was led here by a game that cannot be played again before it is dealt anew.
  public final func showDay(_ day: CalendarDay, asksForDeal: Bool = false) {
    guard server.place != nil else { return }
    if dayScreen?.day != day || asksForDeal {
      closeDay()
      dayScreen = DayScreen(
        day, Session.kind, server, asksForDeal: asksForDeal,
        dealer: { (try? Session.Dealt(day: $0, words: $1.words)) ?? nil })
    }
    showToday(true)
  }

  /// Puts the page of a day away: the list of days is there again.
  public final func closeDay() {
    dayScreen?.close()
    dayScreen = nil
  }

  /// The day whose page is shown, as SwiftUI presents it. All that can be set is none: the player has gone back.
  final var shownDay: CalendarDay? {
    get { dayScreen?.day }
    set {
      guard newValue == nil, dayScreen != nil else { return }
      closeDay()
      loadFirstDay()
    }
  }

  /// The way to the day's game, played again; nothing before it is known what was dealt, or where that cannot be trusted.
  public final var dayAgain: DayAgainOffer? { dayScreen.flatMap { again($0) } }

  /// The same of a page, which may be sliding away.
  final func again(_ screen: DayScreen) -> DayAgainOffer? {
    // How far it is may have changed at its table.
    _ = (session, showsToday)
    return screen.deal == nil ? nil : DayAgainOffer(screen.game, of: screen.day, storage: server.storage)
  }

  /// Goes to the table at which the game of the day is played again.
  public final func playDayAgain() {
    guard let screen = dayScreen, let deal = screen.deal else { return }
    guard server.storage.write(PastDayGame.dealKey(screen.game), deal.text) else { return screen.tellOfFullStorage() }
    sit(at: .pastDay(screen.day))
  }

  /// Shows one of the day's games over its page.
  public final func watch(_ game: DayPage.Game) {
    guard let address = game.address else { return }
    // At the own table: what is looked at is no part of the game of a day.
    sit(at: own)
    own.open(address: address)
  }
}
