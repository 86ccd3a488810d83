import DOM
import PlaySupport

/// What a page asks of the session of its game, whatever the game.
public protocol PageSession: AnyObject {
  /// A screen that has a tab.
  associatedtype Tab: CaseIterable & Equatable where Tab.AllCases == [Tab]

  /// The screen in front.
  var tab: Tab { get }
  /// Whether that screen can be seen. If not, something else covers it.
  var showsTab: Bool { get }
  /// Where the player is, as the part of the page's address after `#`.
  var address: [UInt8] { get }
  /// What the latest intent did, as a sentence for screen readers.
  var status: String { get }
  /// What the player is to be told, oldest first.
  var notices: [Notice] { get }
  /// Called after every intent that changed something.
  var onChange: (() -> Void)? { get set }

  /// Brings a screen to the front.
  func select(_ tab: Tab)
  /// Goes where an address says.
  func open(address: [UInt8])
  /// Does away with the notice that is shown.
  func dismissNotice()
  /// Takes up what another window has saved.
  func storageChanged()
  /// To be called when the page can be seen again.
  func windowShown()
  /// To be called when the page can no longer be seen.
  func windowHidden()
}

extension PageSession {
  /// Takes up what another window has saved.
  public func windowShown() { storageChanged() }

  /// A game that has no clock has nothing to stop.
  public func windowHidden() {}
}

/// What the pages of all games do: brings tabs, address, storage and the window's coming and going to the session, and shows
/// what it says in the tabs, the address, the notice and the status.
public final class Page<Session: PageSession> {
  private let session: Session
  private let address: AddressBar
  private let tabs: TabList
  private let notices: NoticeBar
  private let status = Part.named("status")

  /// Makes the page. Nothing happens before `begin`.
  ///
  /// - Parameter tabs: the names of the session's tabs in the page, in their order.
  public init(_ session: Session, tabs: [String]) {
    self.session = session
    address = AddressBar(home: session.address)
    self.tabs = TabList(tabs) { session.select(Session.Tab.allCases[$0]) }
    notices = NoticeBar { session.dismissNotice() }
  }

  /// Goes where the address says, and from then on draws whatever changes.
  ///
  /// - Parameter draw: shows on the page what only this game has.
  public func begin(draw: @escaping () -> Void) {
    let draw = { [self] in
      tabs.show(Session.Tab.allCases.firstIndex(of: session.tab) ?? 0, showsPanel: session.showsTab)
      draw()
      notices.show(session.notices.first)
      status.setText(session.status)
      address.show(session.address)
    }
    session.onChange = draw
    address.follow(open: { [session] in session.open(address: $0) }, draw: draw)
    LocalStorage.onChange { [session] _ in session.storageChanged() }
    Window.onVisibilityChange { [session] isHidden in
      if isHidden { session.windowHidden() } else { session.windowShown() }
    }
    Window.listen("pagehide") { [session] _ in session.windowHidden() }
    Window.listen("pageshow") { [session] _ in session.windowShown() }
  }
}
