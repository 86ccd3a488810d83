import CodeBreakerModel
import CodeBreakerSession
import DOM
import NumberedGame
import PlaySupport
import WebSupport

/// Begins the program. The bridge calls it once, when the page is ready.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  CodeBreakerPage.shared.begin()
}

extension CodeBreakerSession: PageSession {
  /// A review covers every screen, and so does a duel.
  public var showsTab: Bool { !isReviewOpen && !isDuelOpen }
}

/// The page of CodeBreaker: brings what the player does to the session, and what the session says to the page.
final class CodeBreakerPage {
  // The page lasts as long as the program, which has one thread.
  nonisolated(unsafe) static let shared = CodeBreakerPage(visit: Page<CodeBreakerSession>.visit)

  /// Players for whom colours are replaced, or too alike, are shown letters.
  private static let contrastQuery = "(forced-colors: active), (prefers-contrast: more)"

  private let visit: DayVisit
  private let session: CodeBreakerSession
  private let page: Page<CodeBreakerSession>
  private let table: TableView
  private let statistics: StatisticsView
  private let letters: RadioGroup
  private static let letterSettings = [CodeBreakerSession.LetterSetting.automatic, .on, .off]
  private let holes: RadioGroup
  private static let holeSettings = [CodeBreakerSession.HoleSetting.ask, .allow]
  private let popUps: PopUpViews
  private let hints: HintsView
  private let review: ReviewView
  private var duel = LazyView<DuelView>()
  private var day = LazyView<DayView>()
  private var ranked = LazyView<RankedView<CodeBreakerSession>>()

  private init(visit: DayVisit) {
    self.visit = visit
    let session = CodeBreakerSession(environment: .browser, playMode: Page<CodeBreakerSession>.mode(of: visit))
    self.session = session
    page = Page(session, coach: CoachLine(files: "codebreaker/coach.wasm", text: { $0.text }))
    table = TableView(session)
    statistics = StatisticsView(session)
    letters = RadioGroup("letters", ["automatic", "on", "off"]) { session.choose(letters: Self.letterSettings[$0]) }
    holes = RadioGroup("holes", ["ask", "allow"]) { session.choose(holes: Self.holeSettings[$0]) }
    popUps = PopUpViews(session)
    hints = HintsView(session)
    review = ReviewView(session)
  }

  func begin() {
    // Before anything is drawn, which would put the screen's own address in place of the one that is to be opened.
    session.contrastChanged(Window.matches(Self.contrastQuery))
    Window.onMediaChange(Self.contrastQuery) { [session] in session.contrastChanged($0) }
    // Players who want no motion are told at once how a game has ended.
    session.motionChanged(!Motion.isLess)
    Motion.onChange { [session] in session.motionChanged(!Motion.isLess) }
    page.begin { [self] in draw() }
    if visit != .none { DayView.visit(visit, session) }
    Window.listen("keydown") { [session, table] event in
      guard !event.hasControl, !event.hasMeta, !event.hasAlt, !event.isComposing,
        event.closest("input, select, dialog, [role=tab]") == nil
      else { return }
      let key = event.key
      if key == [UInt8(ascii: "h")] || key == [UInt8(ascii: "H")], session.canHint { return session.askForHint() }
      guard let command = CodeBreakerSession.KeyCommand(key: key) else { return }
      // Enter on a button presses that button; on pegs, which Space presses, and everywhere else it guesses.
      if case .guess = command, event.closest("button:not(.hole, .choice), a") != nil { return }
      guard session.press(command) else { return }
      event.preventDefault()
      // Whoever plays with keys means the guess with the next Enter, not the button that was pressed before.
      if event.closest("button:not(.hole, .choice)") != nil {
        Drawing.now()
        table.focusGuess()
      }
    }
  }

  private func draw() {
    // Of the whole page: dialogs have pegs too.
    Element.find("body")?.toggleClass("letters", session.showsLetters)
    table.draw()
    if session.tab == .statistics { statistics.draw() }
    letters.show(Self.letterSettings.firstIndex(of: session.settings.letters))
    holes.show(Self.holeSettings.firstIndex(of: session.settings.holes))
    _ = day.view(isSeen: session.day != nil) { DayView(session) }
    ranked.view(isSeen: session.isRanked) {
      RankedView(session, name: "CodeBreaker") { [session] in session.shareItem }
    }?.draw()
    popUps.draw()
    hints.draw()
    review.draw()
    duel.view(isSeen: session.isDuelOpen) { DuelView(session) }?.draw()
    table.focusNewGame()
  }
}
