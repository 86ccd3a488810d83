import NumberedGame
import Observation
import PlaySupport

/// What can lie over what in a window. Notices stand on the topmost, so that nothing hides them.
public enum Layer: Comparable, Hashable, Sendable {
  /// The tabs, with nothing over them.
  case screen
  /// A pop-up over the screen.
  case cover
  /// A sheet, or an alert.
  case sheet
}

/// A session as SwiftUI observes it: a view that reads `session` is drawn again after every change. Each app has a
/// table of its own kind, with what its screens ask beyond the session.
///
/// The player sits at the own table, or at that of a day, which has a session of its own: `session` is the one or the other.
@MainActor
@Observable
open class ObservedTable<Session: AppSession> {
  @ObservationIgnored private var runner: RequestRunner<Session>
  @ObservationIgnored private let ownRunner: RequestRunner<Session>
  @ObservationIgnored private let makeRunner: (Session) -> RequestRunner<Session>
  @ObservationIgnored private var dayTurn: DayTurn
  @ObservationIgnored var hasRestoredPlace = false

  /// How time passes for the session, and for what else the server is asked.
  @ObservationIgnored let sleep: Sleep

  /// The server of the game of the day, if one is chosen.
  @ObservationIgnored public let server: DayServer
  private var changeCount = 0

  /// The windows that show the table.
  public private(set) final var windows = WindowList()

  /// Whether the screen with the games of days is in front, in the place of the session's.
  public private(set) final var showsToday = false

  /// The day that is over whose page is shown in the place of the list of days, if one is.
  public internal(set) final var dayScreen: DayScreen?

  /// What is shown over the tabs of what a server has, if anything is.
  public internal(set) final var serverScreen: ServerScreen?

  /// Sits down at the table of a session. It takes the session's `onChange` for itself.
  ///
  /// - Parameters:
  ///   - session: the session of the player's own table.
  ///   - server: the server of the game of the day; none, and no way to one, unless it is given.
  ///   - sleep: how time passes for the session.
  ///   - daySleep: how time passes until a day ends.
  ///   - file: returns the bytes of a file of the game, or `nil` if there is none.
  ///   - answer: the coach.
  public init(
    _ session: Session, server: DayServer? = nil,
    sleep: @escaping Sleep = { try await Task.sleep(for: $0) },
    daySleep: @escaping Sleep = { try await Task.sleep(for: $0) },
    file: @escaping (String) -> [UInt8]? = { _ in nil },
    coach answer: @escaping RequestRunner<Session>.Coach
  ) {
    let server = server ?? DayServer(storage: session.environment.storage)
    self.server = server
    self.sleep = sleep
    makeRunner = {
      RequestRunner($0, sleep: sleep, file: file, ask: server.ask, mayAsk: { server.mayAsk($0) }, coach: answer)
    }
    ownRunner = makeRunner(session)
    runner = ownRunner
    dayTurn = DayTurn(session.environment.now, sleep: daySleep)
    dayTurn.hasTurned = { [weak self] in self?.tellOfNewDay($0) }
    server.hasChanged = { [weak self] in self?.serverHasChanged() }
    server.networkIsBack = { [weak self] in self?.tryServerAgain() }
    listen()
    // The session may have something to ask already.
    follow()
  }

  /// The session. Its intents save and then lead to a new drawing.
  public final var session: Session {
    _ = changeCount
    return runner.source
  }

  /// The tab in front, or the one that would be where the games of days are looked at. Setting it puts those away.
  public final var tab: Session.Tab {
    get { session.tab }
    set { atTable { $0.select(newValue) } }
  }

  /// What lies over everything else just now. Notices stand on it. A table adds what it has of its own.
  open var topLayer: Layer { rankedLayer }

  /// Whether something is shown that only the window shows in which the player is.
  public final var isAsking: Bool { topLayer > .screen }

  /// Whether a sheet or an alert covers the game, so that menu commands must not change it.
  public final var hasSheet: Bool { topLayer == .sheet }

  /// Whether menu commands may change the game in front: neither a sheet nor the list of daily games covers it.
  public final var acceptsCommands: Bool { !showsToday && !hasSheet }

  // MARK: Windows

  /// Adds a window.
  ///
  /// - Returns: what it is called in `windows`.
  final func openWindow() -> Int { windows.open() }

  /// Notes what has become of the windows. The session hears when the player comes back to the table, and when it can no
  /// longer be seen anywhere: as long as one window shows it, its clock goes on.
  final func change(_ change: (inout WindowList) -> Void) {
    var new = windows
    change(&new)
    guard new != windows else { return }
    let wasActive = windows.isActive
    see { windows = new }
    if !wasActive, new.isActive {
      dayTurn.note()
      tryServerAgain()
    } else if session.notices.first?.isPassing == true {
      // It goes away only while it can be seen. Nothing else depends on the windows.
      follow()
    }
  }

  /// Brings the games of days to the front, or puts them away.
  final func showToday(_ isShown: Bool) {
    guard isShown != showsToday else { return }
    see { showsToday = isShown }
    if isShown, dayScreen == nil { loadFirstDay() }
  }

  /// Does something that changes whether the table can be seen, of which the session hears then.
  private func see(_ change: () -> Void) {
    let old = (isActive: windows.isActive && !showsToday, isSeen: windows.isSeen && !showsToday)
    change()
    let new = (isActive: windows.isActive && !showsToday, isSeen: windows.isSeen && !showsToday)
    if !old.isActive, new.isActive { session.windowShown() }
    if old.isSeen, !new.isSeen { hide() }
    // Before the first window is there, the table may be left as well.
    if !old.isSeen, showsToday { leaveDoorLine() }
  }

  private func hide() {
    session.windowHidden()
    leaveDoorLine()
  }

  /// Leaves how far the game of a day is, for those who list it.
  private func leaveDoorLine() {
    if session.day != nil { session.leaveDoorLine() }
  }

  // MARK: Tables

  /// The session of the player's own table.
  final var own: Session { ownRunner.source }

  /// Sits down at another table: the player's own, or that of a day.
  final func sit(at session: Session) {
    let left = runner.source
    guard session !== left else { return }
    left.onChange = nil
    runner.stop()
    hide()
    runner = session === own ? ownRunner : makeRunner(session)
    listen()
    satDown(from: left)
    if windows.isActive, !showsToday { session.windowShown() }
    changed()
  }

  /// Called when the player has sat down at the table of another session, before anything of it is drawn.
  ///
  /// - Parameter other: the session that was left.
  open func satDown(from other: Session) {}

  private func listen() {
    runner.source.onChange = { [weak self] in self?.changed() }
    runner.holds = { [weak self] in $0.isNotice && self?.windows.isActive != true }
    runner.go = { [weak self] in self?.go($0) }
  }

  // MARK: Changes

  /// Called after each of the session's changes, before anything of it is drawn. It does nothing unless a table overrides it.
  open func noteChange() {}

  /// Begins what the session needs from outside now, and cancels what it no longer needs.
  final func follow() { runner.follow() }

  private func changed() {
    changeCount += 1
    noteChange()
    follow()
  }

  /// To be called when a screen comes or goes that the session knows nothing of, such as practice: views that read `session` are
  /// drawn again.
  public final func screenChanged() {
    changeCount += 1
  }

  /// Puts away the screens that the session knows nothing of. A table that has some puts them away here.
  open func closeScreens() {}

  /// Closes every sheet and question that the game presents. A game that presents some must override this method.
  open func closeSheets() {}

  /// Opens an address that is none of the session's, if it is one that leads to a screen of the table's own.
  ///
  /// - Returns: whether it was.
  open func opensScreen(_ address: [UInt8]) -> Bool { false }

  private func tellOfNewDay(_ day: CalendarDay) {
    // Who looks at the days sees it.
    if showsToday { changed() } else { session.tellOfNewDay(day) }
  }
}

#if canImport(SwiftUI)
import SwiftUI

extension ObservedTable {
  /// What a control shows of the session, and the intent that a change of it leads to.
  public func binding<Value: Sendable>(
    _ value: @escaping @MainActor (Session) -> Value, set: @escaping @MainActor (Session, Value) -> Void
  ) -> Binding<Value> {
    Binding(get: { @MainActor in value(self.session) }, set: { @MainActor value in set(self.session, value) })
  }
}
#endif
