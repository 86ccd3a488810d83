import DOM
import PlaySupport
import TriplesModel
import TriplesSession
import WebSupport

/// The page of Triples: brings what the player does to the session, and what the session says to the page.
final class TriplesPage {
  // The page lasts as long as the program.
  nonisolated(unsafe) private static var page: TriplesPage?

  private let session: TriplesSession
  private let address = AddressBar(home: TriplesSession.Tab.board.address)
  private let tabs: TabList
  private let notices: NoticeBar
  private let table: TableView
  private let viewer: ViewerView
  private let scores: ScoresView
  private let about: AboutView
  private let coach: CoachLine<CoachQuestion>
  private let popUps: PopUpViews
  private let status = Part.named("status")

  static func start() {
    let page = TriplesPage(TriplesSession(environment: .browser))
    Self.page = page
    page.begin()
  }

  private init(_ session: TriplesSession) {
    self.session = session
    tabs = TabList(["board", "scores", "about"]) { session.select(TriplesSession.Tab.allCases[$0]) }
    notices = NoticeBar { session.dismissNotice() }
    table = TableView(session)
    viewer = ViewerView(session)
    scores = ScoresView(session)
    about = AboutView(session)
    coach = CoachLine(
      files: "triples/coach.wasm triples/pocket.network", question: { session.coachQuestion }, text: { $0.text },
      receive: { session.receive($0, to: $1) }, fail: { session.coachFailed() })
    popUps = PopUpViews(session)
  }

  private func begin() {
    session.onChange = { [self] in draw() }
    address.follow(
      open: { [session] in session.open(address: $0) },
      draw: { [self] in draw() })
    Keyboard(session).begin()
    LocalStorage.onChange { [session] _ in session.storageChanged() }
    Window.onVisibilityChange { [session] isHidden in if !isHidden { session.storageChanged() } }
  }

  /// Shows the session as it is now. Whatever is shown already is left alone.
  private func draw() {
    tabs.show(TriplesSession.Tab.allCases.firstIndex(of: session.tab) ?? 0, showsPanel: session.viewer == nil)
    table.draw()
    viewer.draw()
    if session.tab == .scores { scores.draw() }
    about.draw()
    popUps.draw()
    notices.show(session.notices.first)
    status.setText(session.status)
    address.show(session.address)
    coach.draw()
  }
}
