import DOM
import GameCore
import SessionSupport

/// The page of practice: passes on the coach's answers, and shows the practice's screen (`ScreenPanel`). While a position
/// is shown, the page's element `practice` has the class `round`.
public final class PracticeView<Practice: PracticeSession> {
  /// The practice of the page.
  public let practice = Practice(environment: .browser)
  private let runner: RequestRunner<Practice>
  private let frame = Element.named("practice")
  private let panel: ScreenPanel<Practice>
  private var drawPosition: () -> Void = {}
  private var status = LiveRegion("status")
  private var gear: SettingsGear<Practice>

  /// Creates the view. Nothing is drawn before `begin`. `draw` draws a picture of the game into an empty element.
  public init(coach: CoachConnection<Practice.CoachTask>, draw: @escaping (Practice.Picture, Element) -> Void) {
    PressGuard.begin()
    gear = SettingsGear(practice)
    runner = RequestRunner(practice, coach: coach)
    panel = ScreenPanel(practice, heading: "h2", draw: draw)
  }

  /// Draws the practice, now and after every change. `drawPosition` draws what the screen doesn't contain.
  public func begin(_ drawPosition: @escaping () -> Void = {}) {
    self.drawPosition = drawPosition
    practice.onChange = { [self] in update() }
    LocalStorage.onChange { [practice] _ in practice.loadChangesFromStorage() }
    Window.listen("pageshow") { [practice] _ in practice.loadChangesFromStorage() }
    update()
  }

  /// Focuses the selected part or the main button of a block.
  public func focus(_ id: BlockID) { panel.focus(id) }

  private func update() {
    frame.setProperty("hidden", false)
    frame.toggleClass("round", practice.phase.isInRound)
    drawPosition()
    panel.show(practice.screen)
    gear.draw()
    status.announce(practice.spokenEvent)
    runner.updateRequests()
  }
}
