import DOM
import DailyGames
import GameCore
import SessionSupport
import TriplesBoard
import TriplesModel
import TriplesSession
import WebSupport

/// Starts the program. The bridge calls this function once, when the page is ready.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  TriplesPage().begin()
}

extension TriplesSession: PageSession {
  /// `false` while a replay, a duel, or the map of the levels covers the tab.
  public var showsTab: Bool { !isCovered }
}

/// The page of Triples: passes the player's input to the session and shows the session on the page.
final class TriplesPage {
  private let page = Page<TriplesSession>(
    coach: CoachConnection(files: "triples/coach.wasm triples/pocket.network", encode: { $0.text }))
  private let session: TriplesSession
  private let gameTab: GameTabView
  private var viewer = LazyView<ViewerView>()
  private var scores = LazyView<ScoresView>()
  private var levels = LazyView<LevelsView>()
  private var duel = LazyView<DuelView>()
  private var popUps = LazyView<PopUpView<TriplesSession>>()
  private var isToyRequested = false
  private var day = LazyView<DayView>()

  init() {
    session = page.session
    gameTab = GameTabView(session)
  }

  func begin() {
    // The final board stays visible for a moment, unless the player wants less motion.
    session.delaysResult = !Motion.isReduced
    Motion.onChange { [session] in session.delaysResult = !Motion.isReduced }
    page.begin(.triples, draw: { [self] in draw() }, afterDrawing: { [self] in loadToy() })
    listenToKeys()
  }

  private func draw() {
    gameTab.draw()
    viewer.view(isShown: session.viewer != nil) { ViewerView(session) }?.draw()
    levels.view(isShown: session.levelMap != nil) { LevelsView(session) }?.draw()
    let isScoresTab = session.tab == .scores
    if let scores = scores.view(isShown: isScoresTab, make: { ScoresView(session) }), isScoresTab { scores.draw() }
    popUps.view(isShown: session.hasPopUp) { PopUpView(session, draw: Picture.draw) }?.draw()
    // A closing dialog moves the focus back, so the duel can take it only afterward.
    duel.view(isShown: session.duel != nil) { DuelView(session) }?.draw()
    day.view(isShown: session.day != nil) { DayView(session) }?.draw()
  }

  private func listenToKeys() {
    Window.listen("keydown") { [session] event in
      if let command = TriplesSession.KeyCommand(event), session.press(command) { event.preventDefault() }
    }
  }

  /// Loads the toy of the About tab, a separate program, when the tab is first shown.
  private func loadToy() {
    guard session.tab == .about, session.showsTab, !isToyRequested else { return }
    isToyRequested = true
    Window.run(program: "jelly.wasm") { [self] isRunning in
      guard !isRunning else { return }
      // There is no network, and the program isn't cached. Opening the tab again tries again.
      isToyRequested = false
      Element.named("tank-status").setText("Can’t load the jellies. They need the network once.")
    }
  }
}
