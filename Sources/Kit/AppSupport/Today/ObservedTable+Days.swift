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

  /// Goes to the game of a day: to its table as long as it can be played; the game of a day that is over is one for the own
  /// table, or where a server dealt it, one to be looked at.
  ///
  /// - Parameter isAlone: whether it is the game that nobody deals, also where there is a server.
  public final func visit(_ day: CalendarDay, isAlone: Bool = false) {
    let time = session.environment.now()
    if time < day.begin { return session.tellOfComing(day) }
    let isRanked = server.place != nil && !isAlone
    if day.isOpen(at: time) { return sit(atTableOf: day, isRanked: isRanked) }
    if isRanked { return showStandings(of: day) }
    sitAtOwn()
    own.openGame(of: day)
  }

  /// Goes where a link leads.
  ///
  /// - Parameters:
  ///   - search: what stands behind its `?`, which may be a day.
  ///   - address: what stands behind its `#`, as a session reads it.
  public final func open(search: [UInt8], address: [UInt8]) {
    if search.starts(with: "join=".utf8), server.place != nil { return showAccount(search) }
    showToday(false)
    switch DayVisit(search: search, at: session.environment.now()) {
    case .none: session.open(address: address)
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
    case .days, .check:
      sit(at: own)
      showToday(true)
    }
  }

  private func sit(atTableOf day: CalendarDay, isRanked: Bool) {
    if session.day != day || isRanked != (session.seat != nil) { sit(at: makeSession(of: day, isRanked: isRanked)) }
    showToday(false)
  }

  /// Makes the session of the table of a day.
  final func makeSession(of day: CalendarDay, isRanked: Bool) -> Session {
    var environment = own.environment
    if isRanked { environment.storage = server.storage }
    return Session(environment: environment, day: day, isRanked: isRanked)
  }

  // MARK: Coming back

  /// Where the player is, as a window keeps it: "Today", "Board", or at the table of a day "Board 2026-11-21"; where a server
  /// deals it, "Board 2026-11-21 ranked".
  final var placeLabel: String {
    if showsToday { return Self.todayLabel }
    return tab.label + (session.day.map { " \($0)" } ?? "") + (session.seat == nil ? "" : " \(Self.rankedWord)")
  }

  /// Goes back to where the player left the app, once, when its first window comes up. Where the session has something to ask
  /// already, such as what a link says, that is not disturbed. A day that is over is not gone back to.
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
      let isRanked = words.count == 3 && words[2] == Self.rankedWord
      guard words.count == 2 || isRanked && server.place != nil, let day = try? CalendarDay(text: words[1].utf8),
        day.isOpen(at: session.environment.now())
      else { return }
      sit(atTableOf: day, isRanked: isRanked)
    }
    if tab != session.tab { session.select(tab) }
  }

  /// What the screen with the games of days is called.
  static var todayLabel: String { "Today" }

  private static var rankedWord: String { "ranked" }
}
