import DOM
import NumberedGame
import PlaySupport

/// What a page asks of the session of its game besides what any front end does.
public protocol PageSession: TableSession, CoachClient {
  /// Whether the screen in front can be seen. If not, something else covers it.
  var showsTab: Bool { get }
  /// Call this when the page can be seen again.
  func windowShown()
  /// Call this when the page can no longer be seen. The coach's play, replays, and the clock pause.
  func windowHidden()
}

extension PageSession {
  /// Takes up what another window has saved.
  public func windowShown() { storageChanged() }

  /// Does nothing: most pages have nothing to pause.
  public func windowHidden() {}
}

/// What the pages of all games do: brings tabs, address, settings, storage and the window's coming and going to the session,
/// and shows what it says in the tabs, the address, the settings, the notice and the status, and lets it be heard.
public final class Page<Session: PageSession> {
  private let session: Session
  private let address: AddressBar
  private let tabs: TabList
  private let notices: NoticeBar
  private var settings = LazyView<SettingsView<Session>>()
  private let firstHouse: HouseSettings
  private var cues = CuePlayer()
  private let runner: RequestRunner<Session>
  private let status = Part.named("status")

  /// What the address asks for behind its `?`: the game of a day, or none.
  public static var visit: DayVisit {
    let search = Window.search
    return search.isEmpty ? .none : DayVisit(search: search, at: Window.epochSeconds)
  }

  /// Whether the game of the day that the address asks for is one that a server deals: where the site has one, and the address
  /// does not ask for the game that nobody deals.
  public static var isRanked: Bool {
    Window.hasServer && !DayVisit.isAlone(search: Window.search)
  }

  /// The mode of the game that the address asks for.
  public static func mode(of visit: DayVisit) -> PlayMode {
    visit == .none ? .own : dayMode(of: visit)
  }

  private static func dayMode(of visit: DayVisit) -> PlayMode {
    visit.mode(search: Window.search, hasServer: Window.hasServer)
  }

  /// Makes the page, whose tabs are called by their addresses. Nothing happens before `begin`.
  ///
  /// - Parameters:
  ///   - coach: the coach that the session asks.
  ///   - holds: whether a request of the session has to wait.
  public init(
    _ session: Session, coach: CoachLine<Session.CoachTask>,
    holds: @escaping (Request<Session.CoachTask>) -> Bool = { _ in false }
  ) {
    self.session = session
    runner = RequestRunner(session, coach: coach, holds: holds)
    address = AddressBar(home: session.address)
    let screens = Array(Session.Tab.allCases)
    tabs = TabList(screens.map { String(decoding: $0.address, as: UTF8.self) }) { session.select(screens[$0]) }
    // As `Site/appearance.js` has shown it before.
    firstHouse = session.house
    Part.button("open-settings") { session.showSettings(true) }
    notices = NoticeBar { session.dismissNotice() }
  }

  /// Goes where the address says, and from then on draws whatever changes.
  ///
  /// - Parameters:
  ///   - draw: shows on the page what only this game has.
  ///   - follow: starts what only this game's page needs after each drawing.
  public func begin(draw: @escaping () -> Void, follow: @escaping () -> Void = {}) {
    let draw = { [self] in
      tabs.show(Array(Session.Tab.allCases).firstIndex(of: session.tab) ?? 0, showsPanel: session.showsTab)
      draw()
      settings.view(isSeen: session.showsSettings || session.house != firstHouse) { SettingsView(session) }?.draw()
      notices.show(session.notices.first)
      status.setText(session.status)
      address.show(session.address)
      cues.play(session.latestCue, session.house)
    }
    let followAll = { [runner] in
      runner.follow()
      follow()
    }
    Drawing.begin(draw, follow: followAll)
    session.onChange = { Drawing.soon() }
    address.follow(open: { [session] in session.open(address: $0) }, draw: draw)
    followAll()
    LocalStorage.onChange { [session] _ in session.storageChanged() }
    Window.onVisibilityChange { [self] isHidden in
      if isHidden { leave() } else { session.windowShown() }
    }
    Window.listen("pagehide") { [self] _ in leave() }
    Window.listen("pageshow") { [session] _ in session.windowShown() }
  }

  /// Starts what had to wait and no longer has to.
  public func follow() { runner.follow() }

  private func leave() {
    session.windowHidden()
    session.leaveDoorLine()
  }
}
