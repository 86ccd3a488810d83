import DOM
import GameCore
import SessionSupport

/// A session that a page can show.
public protocol PageSession: GameSession, CoachClient {
  /// Whether the selected tab's panel is visible. If not, something else covers it.
  var showsTab: Bool { get }
  /// Call this method when the page becomes visible again.
  func windowDidAppear()
  /// Call this method when the page is hidden. Pauses the coach's play, replays, and the clock.
  func windowDidDisappear()
}

extension PageSession {
  /// `true`, for pages on which nothing covers a tab.
  public var showsTab: Bool { true }

  /// Loads what another window has saved.
  public func windowDidAppear() { loadChangesFromStorage() }

  /// Does nothing: most pages have nothing to pause.
  public func windowDidDisappear() {}
}

/// The code that all games' pages share. Passes changes of tab, address, settings, storage, and visibility to the
/// session. Shows the session's tab, address, settings, notice, and status, and plays its cues.
public final class Page<Session: PageSession> {
  /// The session that the page shows.
  public let session: Session

  private let address: AddressBar
  private let tabs: TabList
  private let notices: NoticeBar
  private var gear: SettingsGear<Session>
  private let runner: RequestRunner<Session>
  private var status = LiveRegion("status")

  /// Creates the page. `TabList` finds the elements of the tabs by the tabs' addresses. Nothing happens before `begin`.
  /// `coach` is `nil` if the game has none.
  public init(_ session: Session, coach: CoachConnection<Session.CoachTask>? = nil) {
    PressGuard.begin()
    self.session = session
    runner = RequestRunner(session, coach: coach)
    address = AddressBar(home: session.address)
    let screens = Array(Session.Tab.allCases)
    tabs = TabList(screens.map { String(decoding: $0.address, as: UTF8.self) }) { session.select(screens[$0]) }
    gear = SettingsGear(session)
    notices = NoticeBar { session.dismissNotice() }
  }

  /// Opens the page's address, and then draws every change. `draw` draws what only this game has. `afterDrawing` is
  /// called after each drawing, and starts what only this game's page needs.
  public func begin(draw: @escaping () -> Void, afterDrawing: @escaping () -> Void = {}) {
    let draw = { [self] in
      tabs.show(Array(Session.Tab.allCases).firstIndex(of: session.tab) ?? 0, showsPanel: session.showsTab)
      draw()
      gear.draw()
      notices.show(session.notices.first, number: session.noticeNumber)
      status.announce(session.spokenEvent)
      address.show(session.address)
    }
    let updateAll = { [runner] in
      runner.updateRequests()
      afterDrawing()
    }
    Drawing.begin(draw, afterDrawing: updateAll)
    session.onChange = { Drawing.schedule() }
    address.begin(open: { [session] in session.open(address: $0) }, draw: draw)
    updateAll()
    LocalStorage.onChange { [session] _ in session.loadChangesFromStorage() }
    Window.onVisibilityChange { [self] isHidden in
      if isHidden { leave() } else { session.windowDidAppear() }
    }
    Window.listen("pagehide") { [self] _ in leave() }
    Window.listen("pageshow") { [session] _ in session.windowDidAppear() }
  }

  private func leave() {
    session.windowDidDisappear()
    session.publishHomeStatus()
  }
}
