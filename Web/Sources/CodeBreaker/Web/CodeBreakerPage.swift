import CodeBreakerModel
import CodeBreakerSession
import DOM
import PlaySupport
import WebSupport

/// The page of CodeBreaker: brings what the player does to the session, and what the session says to the page.
final class CodeBreakerPage {
  // The page lasts as long as the program.
  nonisolated(unsafe) private static var page: CodeBreakerPage?

  /// Players for whom colours are replaced, or too alike, are shown letters.
  private static let contrastQuery = "(forced-colors: active), (prefers-contrast: more)"

  private let session: CodeBreakerSession
  private let address = AddressBar(home: CodeBreakerSession.Tab.game.address)
  private let tabs: TabList
  private let notices: NoticeBar
  private let table: TableView
  private let statistics: StatisticsView
  private let settings: SettingsView
  private let popUps: PopUpViews
  private let hints: HintsView
  private let review: ReviewView
  private let coach: CoachLine<CoachQuestion>
  private let status = Part.named("status")

  static func start() {
    let page = CodeBreakerPage(CodeBreakerSession(environment: .browser))
    Self.page = page
    page.begin()
  }

  private init(_ session: CodeBreakerSession) {
    self.session = session
    tabs = TabList(["game", "statistics", "rules"]) { session.select(CodeBreakerSession.Tab.allCases[$0]) }
    notices = NoticeBar { session.dismissNotice() }
    table = TableView(session)
    statistics = StatisticsView(session)
    settings = SettingsView(session)
    popUps = PopUpViews(session)
    hints = HintsView(session)
    review = ReviewView(session)
    coach = CoachLine(
      files: "codebreaker/coach.wasm", question: { session.coachQuestion }, text: { $0.text },
      receive: { session.receive($0, to: $1) }, fail: { session.coachFailed() })
  }

  private func begin() {
    // Before anything is drawn, which would put the screen's own address in place of the one that is to be opened.
    session.contrastChanged(Window.matches(Self.contrastQuery))
    session.onChange = { [self] in draw() }
    Window.onMediaChange(Self.contrastQuery) { [session] in session.contrastChanged($0) }
    address.follow(
      open: { [session] in session.open(address: $0) },
      draw: { [self] in draw() })
    Window.listen("keydown") { [session] event in
      guard !event.hasControl, !event.hasMeta, !event.hasAlt, !event.isComposing,
        event.closest("input, select, dialog, [role=tab]") == nil
      else { return }
      let key = event.key
      if key == [UInt8(ascii: "h")] || key == [UInt8(ascii: "H")], session.canHint { return session.askForHint() }
      guard let command = CodeBreakerSession.KeyCommand(key: key) else { return }
      // Enter on a button presses that button; on pegs, which Space presses, and everywhere else it guesses.
      if case .guess = command, event.closest("button:not(.hole, .choice), a") != nil { return }
      if session.press(command) { event.preventDefault() }
    }
    LocalStorage.onChange { [session] _ in session.storageChanged() }
    Window.onVisibilityChange { [session] isHidden in
      if isHidden { session.windowHidden() } else { session.windowShown() }
    }
    Window.listen("pagehide") { [session] _ in session.windowHidden() }
    Window.listen("pageshow") { [session] _ in session.windowShown() }
  }

  /// Shows the session as it is now. Whatever is shown already is left alone.
  private func draw() {
    tabs.show(CodeBreakerSession.Tab.allCases.firstIndex(of: session.tab) ?? 0, showsPanel: !session.isReviewOpen)
    // Of the whole page: dialogs have pegs too.
    Element.find("body")?.toggleClass("letters", session.showsLetters)
    table.draw()
    if session.tab == .statistics { statistics.draw() }
    settings.draw()
    popUps.draw()
    hints.draw()
    review.draw()
    table.focusNewGame()
    notices.show(session.notices.first)
    status.setText(session.status)
    address.show(session.address)
    coach.draw()
  }
}

/// Begins the program. The bridge calls it once, when the page is ready.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  CodeBreakerPage.start()
}
