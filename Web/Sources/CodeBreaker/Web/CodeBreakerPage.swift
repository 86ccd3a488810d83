import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import DailyGames
import GameCore
import SessionSupport
import WebSupport

/// Starts the program. The bridge calls this function once, when the page is ready.
@_expose(wasm, "start") @_cdecl("start")
func start() {
  CodeBreakerPage().begin()
}

extension CodeBreakerSession: PageSession {
  /// `false` while a review or a duel covers the tab.
  public var showsTab: Bool { !isReviewOpen && !isDuelOpen }
}

/// The page of CodeBreaker: passes input to the session and shows its state.
final class CodeBreakerPage {
  private let page = Page<CodeBreakerSession>(
    coach: CoachConnection(files: "codebreaker/coach.wasm", encode: { $0.text }))
  private let session: CodeBreakerSession
  private let gameTab: GameTabView
  private var statistics = LazyView<StatisticsView>()
  private let letters: LettersView<CodeBreakerSession>
  /// The windows with room for hints beside the board. The style sheet (sizes.css) has the same condition.
  private static let roomForHints = "(min-width: 68rem) and (min-height: 36rem)"
  private var popUps = LazyView<PopUpView<CodeBreakerSession>>()
  private var review = LazyView<CoverView>()
  private var duel = LazyView<CoverView>()
  private var day = LazyView<DayView>()

  init() {
    let session = page.session
    self.session = session
    gameTab = GameTabView(session)
    letters = LettersView(session)
  }

  func begin() {
    // Report the device's settings before `page.begin`, because changes don't redraw the page until then. If the page
    // were drawn before it opened its address, it would overwrite the address.
    letters.begin()
    // With less motion, the result appears at once.
    session.setShowsMotion(!Motion.isReduced)
    Motion.onChange { [session] in session.setShowsMotion(!Motion.isReduced) }
    session.setShowsHintsBeside(Window.matches(Self.roomForHints))
    Window.onMediaChange(Self.roomForHints) { [session] in session.setShowsHintsBeside($0) }
    page.begin(.codeBreaker) { [self] in draw() }
    Window.listen("keydown") { [session, gameTab] event in
      if session.isHintBeside, event.key == "Escape".utf8Bytes { return session.closePopUp() }
      guard let command = session.press(event), command != .hint else { return }
      // After a key that changed the guess, Enter must make the guess, not press the focused button. So move the focus.
      if event.closest("button:not(.hole, .choice)") != nil {
        Drawing.flush()
        gameTab.focusGuess()
      }
    }
  }

  private func draw() {
    letters.draw()
    gameTab.draw()
    if session.tab == .statistics { statistics.view(isShown: true) { StatisticsView(session) }?.draw() }
    _ = day.view(isShown: session.day != nil) { DayView(session) }
    popUps.view(isShown: session.hasPopUp) {
      PopUpView(session, draw: Picture.draw) { [gameTab] in gameTab.moveFocus(afterPopUp: $0) }
    }?.draw(isModal: !session.isHintBeside)
    drawCovers()
    gameTab.focusNewGame()
  }

  /// Draws the review and the duel, which cover the game.
  private func drawCovers() {
    review.view(isShown: session.isReviewOpen) {
      Element.button("review-close") { [session] in session.closeReview() }
      return CoverView(
        session, panel: Element.named("panel-review"), container: Element.named("review"),
        beside: Element.named("review-beside"), perform: { [session] in session.performInReview($0) })
    }?.draw(session.reviewScreen(), next: gameTab.boardAnswer(at: session.canReview ? 1 : 0))
    duel.view(isShown: session.isDuelOpen) {
      Element.button("duel-close") { [session] in session.closeDuel() }
      return CoverView(
        session, panel: Element.named("panel-duel"), container: Element.named("duel"),
        perform: { [session] in session.performDuelAction($0) })
    }?.draw(
      session.isDuelOpen ? session.duel?.screen(coachProblem: session.coachProblem) : nil,
      next: gameTab.boardAnswer(at: 0))
  }
}
