import DOM
import NumberedGame
import PlaySupport
import TriplesModel
import TriplesSession
import WebSupport

/// Begins the program. The bridge calls it once, when the page is ready.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  TriplesPage.shared.begin()
}

extension TriplesSession: PageSession {
  /// A replay covers every screen, and so do a duel and the map of the levels.
  public var showsTab: Bool { !isCovered }
}

/// The page of Triples: brings what the player does to the session, and what the session says to the page.
final class TriplesPage {
  // The page lasts as long as the program, which has one thread.
  nonisolated(unsafe) static let shared = TriplesPage(visit: Page<TriplesSession>.visit)

  private let visit: DayVisit
  private let session: TriplesSession
  private let page: Page<TriplesSession>
  private let table: TableView
  private var viewer = LazyView<ViewerView>()
  private var scores = LazyView<ScoresView>()
  private var levels = LazyView<LevelsView>()
  private var duel = LazyView<DuelView>()
  private var popUps = LazyView<PopUpViews>()
  private let about: AboutView
  private var day = LazyView<DayView>()
  private var ranked = LazyView<RankedView<TriplesSession>>()

  private init(visit: DayVisit) {
    self.visit = visit
    let session = TriplesSession(environment: .browser, playMode: Page<TriplesSession>.mode(of: visit))
    self.session = session
    page = Page(
      session, coach: CoachLine(files: "triples/coach.wasm triples/pocket.network", text: { $0.text }),
      holds: { if case .file = $0 { Self.isEarly && !Self.needsLevels(session) } else { false } })
    table = TableView(session)
    about = AboutView(session)
  }

  /// Whether the page is so new that the files of the levels wait, and with them the part of the program that reads them.
  nonisolated(unsafe) private static var isEarly = true

  /// How long they wait at most, in milliseconds.
  private static let patience = 6_000.0

  /// Whether the player looks at something other than a board to play on.
  private static func needsLevels(_ session: TriplesSession) -> Bool {
    session.levelMap != nil || session.tab == .scores || !session.acceptsMoves
  }

  func begin() {
    // The board stays in view when a game is over, unless the player wants no motion.
    session.lingers = !Motion.isLess
    Motion.onChange { [session] in session.lingers = !Motion.isLess }
    Window.after(Self.patience) { [page] in
      Self.isEarly = false
      page.follow()
    }
    page.begin(draw: { [self] in draw() }, follow: { [about] in about.loadToy() })
    if visit != .none { DayView.visit(visit, session) }
    listenToKeys()
  }

  private func draw() {
    table.draw()
    viewer.view(isSeen: session.viewer != nil) { ViewerView(session) }?.draw()
    levels.view(isSeen: session.levelMap != nil) { LevelsView(session) }?.draw()
    let isScoresTab = session.tab == .scores
    if let scores = scores.view(isSeen: isScoresTab, make: { ScoresView(session) }), isScoresTab { scores.draw() }
    popUps.view(isSeen: session.popUp != nil) { PopUpViews(session) }?.draw()
    // A dialog that closes gives the keyboard back; only then the duel can have it.
    duel.view(isSeen: session.duel != nil) { DuelView(session) }?.draw()
    day.view(isSeen: session.day != nil) { DayView(session) }?.draw()
    ranked.view(isSeen: session.isRanked) { RankedView(session, name: "Triples") { [session] in session.shareItem } }?
      .draw()
  }

  private func listenToKeys() {
    Window.listen("keydown") { [session] event in
      guard !event.hasAlt, !event.isComposing,
        let command = TriplesSession.KeyCommand(
          key: event.key, hasCommand: event.hasControl || event.hasMeta, hasShift: event.hasShift),
        // What has the keys and can be pressed, the space bar presses. On a slider it means nothing of itself.
        event.closest(
          command == .play ? "button, summary, a, dialog, input:not([type=range])" : "input, dialog") == nil
      else { return }
      if session.press(command) { event.preventDefault() }
    }
  }
}

/// The About tab. Its toy is a program of its own, which is loaded when the tab is first seen.
private final class AboutView {
  private enum Toy { case none, loading, running }

  private let session: TriplesSession
  private var toy = Toy.none

  init(_ session: TriplesSession) {
    self.session = session
  }

  /// Loads the toy if it is to be seen.
  func loadToy() {
    guard session.tab == .about, session.showsTab, toy == .none else { return }
    toy = .loading
    Window.run(program: "jelly.wasm") { [self] isRunning in
      toy = isRunning ? .running : .none
      // Without a network, and never seen before. The next time the tab is opened, it is asked for again.
      if !isRunning {
        Part.named("tank-status").setText("The jellies could not be loaded. They need the network once.")
      }
    }
  }
}
