import Foundation
import GameCore
import SessionSupport

extension SessionController {
  /// A tab of the window: the daily games, or a screen of the session.
  public enum Place: Hashable, Sendable {
    /// The daily games.
    case today
    /// A screen of the current session.
    case tab(Session.Tab)
  }

  /// The selected tab.
  public final var place: Place {
    get { showsToday ? .today : .tab(tab) }
    set {
      switch newValue {
      case .today: setShowsToday(true)
      case .tab(let tab): self.tab = tab
      }
    }
  }

  /// Performs an intent on the session, and closes the screen of the daily games.
  public final func closeTodayAndPerform(_ intent: (Session) -> Void) {
    setShowsToday(false)
    intent(session)
  }

  /// The screen of the daily games, which asks the server for its first day.
  public final var daysScreen: SourceScreen<DaysScreen> {
    if let storedDaysScreen { return storedDaysScreen }
    let isRanked = server.choice != nil
    let days = DaysScreen(
      isRanked: isRanked, storage: isRanked ? server.storage : ownSession.environment.storage,
      now: ownSession.environment.now, ownGame: Session.kind, formatTime: Self.timeText)
    let screen = SourceScreen(RequestRunner(days, sleep: sleep, ask: server.ask))
    storedDaysScreen = screen
    return screen
  }

  /// Shows today when the screen of the daily games is shown next, and asks the server again.
  final func resetDaysScreen() {
    storedDaysScreen?.close()
    storedDaysScreen = nil
  }

  /// The screen of the daily games at the current time. Read it again as time passes.
  public final var today: PlainScreen {
    // The game's progress is part of the screen.
    _ = session
    return daysScreen.source.screen
  }

  /// Returns a closure that opens a place to which the screen of the daily games leads, or `nil` if the app can't.
  final func opener(ofDays destination: Destination) -> (@MainActor () -> Void)? {
    switch destination {
    case .daily(let day, Session.kind), .standings(let day, Session.kind): { self.openGame(of: day) }
    case .daily(let day, let game), .standings(let day, let game): { self.openOtherGame(game, day: day) }
    default: nil
    }
  }

  /// Returns `time`, in seconds since 1970 UTC, as a time of day in the device's format and time zone.
  private static func timeText(_ time: Int64) -> String {
    Date(timeIntervalSince1970: TimeInterval(time)).formatted(date: .omitted, time: .shortened)
  }

  /// Opens a daily game. An open day has its own session. A past day opens in the player's own session or, if a
  /// server deals the games, as a page. `isUnranked` opens the unranked game even if a server is chosen.
  public final func openGame(of day: CalendarDay, isUnranked: Bool = false) {
    let time = session.environment.now()
    if time < day.startTime { return session.reportDayNotOpen(day) }
    let isRanked = server.choice != nil && !isUnranked
    if day.isOpen(at: time) { return switchSession(to: isRanked ? .ranked(day) : .daily(day)) }
    if isRanked { return showPastDay(day) }
    returnToOwnSession()
    ownSession.openGame(of: day)
  }

  /// Opens a link. `search` is the part after `?`, which may name a day or an invitation. `address` is the part after
  /// `#`, which a session reads. Closes what covers the game first, because a window can present only one sheet.
  public final func open(search: [UInt8], address: [UInt8]) {
    if serverScreen != nil { closeServerScreen() }
    let query = AddressQuery(search)
    if query.value(of: "join") != nil || query.contains("join"), server.choice != nil {
      session.closePrompt()
      closeSheets()
      return showAccount(search)
    }
    setShowsToday(false)
    isPlayerNew = false
    closeOpenedScreen()
    switch DayAddress(search: search, at: session.environment.now()) {
    case .none:
      let address = AddressText.cleaned(fragment: address)
      if !openScreen(address) { session.open(address: address) }
    case .invalid:
      switchSession(to: ownSession)
      ownSession.reportInvalidDay()
    case .again(let day) where server.choice != nil: switchSession(to: .pastDay(day))
    case .open(let day), .over(let day), .again(let day), .upcoming(let day):
      openGame(of: day, isUnranked: DayAddress.excludesServer(search: search))
    }
  }

  /// Returns from a daily game to the player's own session.
  public final func returnToOwnSession() {
    switchSession(to: ownSession)
    setShowsToday(false)
  }

  /// Performs the navigation that a daily game's session requests.
  final func navigate(_ navigation: DayNavigation) {
    switch navigation {
    case .ownGame(let address):
      returnToOwnSession()
      if !address.isEmpty { ownSession.open(address: address) }
    case .days:
      switchSession(to: ownSession)
      closePastDay()
      setShowsToday(true)
    case .check(let day, let needsDeal):
      switchSession(to: ownSession)
      if server.choice == nil { openGame(of: day) } else { showPastDay(day, needsDeal: needsDeal) }
    case .pastDay(let day, _): switchSession(to: .pastDay(day))
    }
  }

  /// Switches to the session of a daily game, or to the day's page if that session doesn't know the day's deal.
  final func switchSession(to mode: PlayMode) {
    if session.day != mode.day || session.playMode.kind != mode.kind { switchSession(to: makeSession(mode)) }
    if session.day == mode.day { setShowsToday(false) }
  }

  final func makeSession(_ mode: PlayMode) -> Session {
    var environment = ownSession.environment
    if mode.hasDealer { environment.storage = server.storage }
    return Session(environment: environment, playMode: mode)
  }

  // MARK: Coming back

  /// The tab and the day as a window stores them: "Today", "Board", or "Board 2026-11-21" for a daily game. A ranked
  /// game adds "ranked", and a past day that is played again adds "again".
  final var placeLabel: String {
    if showsToday { return Self.todayLabel }
    guard let day = session.day else { return tab.label }
    return "\(tab.label) \(day)" + (Self.labelSuffix(session.playMode).map { " \($0)" } ?? "")
  }

  /// Restores the tab and the day from a stored `placeLabel`. Only the first call, for the first window, has an
  /// effect. Ignores invalid text. Does nothing if the session already shows something, such as a game that a link
  /// opened. Restores a past day only if it is being played again.
  final func restorePlace(labeled label: String) {
    guard !hasRestoredPlace else { return }
    hasRestoredPlace = true
    guard topLayer == .screen, session.day == nil, !showsToday else { return }
    if label == Self.todayLabel { return setShowsToday(true) }
    let words = label.split(separator: " ")
    guard let tab = Session.Tab.allCases.first(where: { $0.label == words.first.map(String.init) }) else { return }
    if words.count > 1 {
      let word = words.count == 3 ? String(words[2]) : nil
      guard words.count <= 3, let day = try? CalendarDay(text: words[1].utf8),
        let mode = [PlayMode.daily(day), .ranked(day), .pastDay(day)].first(where: { Self.labelSuffix($0) == word }),
        !mode.hasDealer || server.choice != nil, canRestore(day, mode.kind)
      else { return }
      switchSession(to: mode)
    }
    if tab != session.tab { session.select(tab) }
  }

  static var todayLabel: String { "Today" }

  private func canRestore(_ day: CalendarDay, _ kind: PlayMode.Kind) -> Bool {
    guard kind == .pastDay else { return day.isOpen(at: session.environment.now()) }
    return DailyGameProgress(Session.kind, ofPastDay: day, storage: server.storage) != nil
  }

  private static func labelSuffix(_ mode: PlayMode) -> String? {
    switch mode.kind {
    case .own, .daily: nil
    case .ranked: "ranked"
    case .pastDay: "again"
    }
  }
}
