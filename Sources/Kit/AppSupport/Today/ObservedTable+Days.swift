import JSON
import NumberedGame
import PlaySupport

// The player's own table and those of days, and the way from one to another.
extension ObservedTable {
  /// What the screen in front is called in the bar, and kept by: the games of days, or one of the session's.
  public enum Place: Hashable, Sendable {
    /// The games of days.
    case today
    /// A screen of the game on the table.
    case tab(Session.Tab)
  }

  /// The screen in front.
  public final var place: Place {
    get { showsToday ? .today : .tab(tab) }
    set {
      switch newValue {
      case .today: showToday(true)
      case .tab(let tab): self.tab = tab
      }
    }
  }

  /// Does something at the table, which comes to the front: the games of days are put away.
  public final func atTable(_ intent: (Session) -> Void) {
    showToday(false)
    intent(session)
  }

  /// What there is to see of the games of days. It is as it stands now: to be asked again when time has passed.
  public final var today: TodayPicture {
    let isRanked = server.place != nil
    return TodayPicture(
      Session.kind, at: own.environment.now(), storage: isRanked ? server.storage : own.environment.storage,
      dayAtTable: session.day, isRanked: isRanked)
  }

  /// Asks the server for its first day, from which on the list of days leads to pages. Without an answer the stored day counts.
  final func loadFirstDay() {
    guard server.place != nil else { return }
    let (storage, request) = (server.storage, FirstServedDay.request(today: CalendarDay(time: own.environment.now())))
    Task { [weak self, server] in
      guard let reply = await server.ask(request), reply.status == 200,
        let answer = JSONValue(reply.body),
        FirstServedDay.store(answer, in: storage)
      else { return }
      self?.screenChanged()
    }
  }

  /// Goes to the game of a day: to its table as long as it can be played; the game of a day that is over is one for the own
  /// table, or where a server dealt it, the day has a page.
  ///
  /// - Parameters:
  ///   - day: whose game it is.
  ///   - isAlone: whether it is the game that nobody deals, also where there is a server.
  public final func visit(_ day: CalendarDay, isAlone: Bool = false) {
    let time = session.environment.now()
    if time < day.begin { return session.tellOfComing(day) }
    let isRanked = server.place != nil && !isAlone
    if day.isOpen(at: time) { return sit(at: isRanked ? .ranked(day) : .daily(day)) }
    if isRanked { return showDay(day) }
    sitAtOwn()
    own.openGame(of: day)
  }

  /// Opens a link. It first closes what covers the game, because a window can present only one sheet.
  ///
  /// - Parameters:
  ///   - search: The part after `?`, which may name a day or an invitation.
  ///   - address: The part after `#`, in the form that a session reads.
  public final func open(search: [UInt8], address: [UInt8]) {
    if serverScreen != nil { closeServerScreen() }
    if search.starts(with: "join=".utf8), server.place != nil {
      isAskingToFinish = false
      closeSheets()
      return showAccount(search)
    }
    showToday(false)
    closeScreens()
    switch DayVisit(search: search, at: session.environment.now()) {
    case .none: if !opensScreen(address) { session.open(address: address) }
    case .again(let day) where server.place != nil: sit(at: .pastDay(day))
    case .open(let day), .over(let day), .again(let day), .coming(let day):
      visit(day, isAlone: DayVisit.isAlone(search: search))
    }
  }

  /// Goes back from the table of a day to the player's own.
  public final func sitAtOwn() {
    sit(at: own)
    showToday(false)
  }

  /// Goes where the player wants to go from the table of a day.
  final func go(_ departure: Departure) {
    switch departure {
    case .ownTable(let address):
      sitAtOwn()
      if !address.isEmpty { own.open(address: address) }
    case .days:
      sit(at: own)
      closeDay()
      showToday(true)
    case .check(let day, let asksForDeal):
      sit(at: own)
      if server.place == nil { visit(day) } else { showDay(day, asksForDeal: asksForDeal) }
    case .pastDay(let day, _): sit(at: .pastDay(day))
    }
  }

  /// Goes to the table of a day. Where that finds that it is not known what the day dealt, it leads on to the day's page.
  final func sit(at mode: PlayMode) {
    if session.day != mode.day || session.playMode.kind != mode.kind { sit(at: makeSession(mode)) }
    if session.day == mode.day { showToday(false) }
  }

  /// Makes the session of the game of a day.
  final func makeSession(_ mode: PlayMode) -> Session {
    var environment = own.environment
    if mode.hasDealer { environment.storage = server.storage }
    return Session(environment: environment, playMode: mode)
  }

  // MARK: Coming back

  /// Where the player is, as a window keeps it: "Today", "Board", or at the table of a day "Board 2026-11-21"; where a server
  /// deals it, "Board 2026-11-21 ranked", and where it is played again, "Board 2026-11-20 again".
  final var placeLabel: String {
    if showsToday { return Self.todayLabel }
    guard let day = session.day else { return tab.label }
    return "\(tab.label) \(day)" + (Self.word(session.playMode).map { " \($0)" } ?? "")
  }

  /// Goes back to where the player left the app, once, when its first window comes up. Where the session has something to ask
  /// already, such as what a link says, that is not disturbed. A day that is over is not gone back to, unless it is being played
  /// again.
  ///
  /// - Parameter label: what `placeLabel` said, or anything else where nothing is known.
  final func restorePlace(labeled label: String) {
    guard !hasRestoredPlace else { return }
    hasRestoredPlace = true
    guard topLayer == .screen, session.day == nil, !showsToday else { return }
    if label == Self.todayLabel { return showToday(true) }
    let words = label.split(separator: " ")
    guard let tab = Session.Tab.allCases.first(where: { $0.label == words.first.map(String.init) }) else { return }
    if words.count > 1 {
      let word = words.count == 3 ? String(words[2]) : nil
      guard words.count <= 3, let day = try? CalendarDay(text: words[1].utf8),
        let mode = [PlayMode.daily(day), .ranked(day), .pastDay(day)].first(where: { Self.word($0) == word }),
        !mode.hasDealer || server.place != nil, canGoBack(to: day, mode.kind)
      else { return }
      sit(at: mode)
    }
    if tab != session.tab { session.select(tab) }
  }

  /// What the screen with the games of days is called.
  static var todayLabel: String { "Today" }

  /// Whether the game of a day is still to be gone on with.
  private func canGoBack(to day: CalendarDay, _ kind: PlayMode.Kind) -> Bool {
    guard kind == .pastDay else { return day.isOpen(at: session.environment.now()) }
    return TodayGame(Session.kind, ofAgain: day, storage: server.storage) != nil
  }

  private static func word(_ mode: PlayMode) -> String? {
    switch mode.kind {
    case .own, .daily: nil
    case .ranked: "ranked"
    case .pastDay: "again"
    }
  }
}
