import DOM
import NumberedGame
import PlaySupport

/// Draws what all practice pages share: the practice's screen. The game draws the position. The page's element
/// `practice` contains `screen` and `actions`. While a position is shown, `practice` has the class `round`.
public final class PracticeView<Practice: PracticeSession> {
  /// The practice of the page.
  public let practice = Practice(environment: .browser)
  private let runner: RequestRunner<Practice>
  private let frame = Element.named("practice")
  private let sections: ScreenSectionsView<Never>
  private let actions: ActionList
  private var drawPosition: () -> Void = {}
  private var shownPhase: PracticePhase?
  private var status = LiveRegion("status")

  /// Creates the view. Nothing is drawn before `begin`.
  public init(coach: CoachConnection<Practice.CoachTask>) {
    PressGuard.begin()
    runner = RequestRunner(practice, coach: coach)
    let actionHandler = ScreenActionHandler(
      rootPath: "../", perform: { [practice] id, _ in practice.perform(id) },
      onShare: { [practice] in practice.handleShareOutcome($0) })
    sections = ScreenSectionsView(Element.named("screen"), heading: "h2", actionHandler, draw: { _, _ in })
    actions = ActionList(Element.named("actions"), actionHandler)
  }

  /// Draws the practice, now and after every change. `drawPosition` draws the position and the player's answer.
  public func begin(_ drawPosition: @escaping () -> Void) {
    self.drawPosition = drawPosition
    practice.onChange = { [self] in update() }
    LocalStorage.onChange { [self] _ in refresh() }
    Window.listen("pageshow") { [self] _ in refresh() }
    update()
  }

  private func refresh() {
    practice.core.refresh()
    update()
  }

  private func update() {
    drawScreen()
    drawPosition()
    status.announce(practice.spokenEvent)
    runner.updateRequests()
  }

  private func drawScreen() {
    let (screen, phase) = (practice.screen, practice.phase)
    frame.setProperty("hidden", false)
    frame.toggleClass("round", phase.isInRound)
    sections.show(screen.sections)
    actions.show(screen.actions)
    if let shownPhase, shownPhase != phase { moveFocus(after: phase) }
    shownPhase = phase
  }

  /// Moves the focus after a change of phase, because the element that had it may be gone.
  private func moveFocus(after phase: PracticePhase) {
    PressGuard.situationDidChange()
    switch phase {
    case .asking: frame.call("focus")
    case .judging: break
    case .idle: (frame.find("#screen .primary") ?? frame).call("focus")
    case .judged, .over: frame.find("#actions .primary")?.call("focus")
    }
  }
}
