import DOM
import NumberedGame
import PlaySupport

/// Draws what all practice pages share: the practice's screen. The game draws the position. The page's element
/// `practice` contains `screen` and `actions`. While a position is shown, `practice` has the class `round`.
public final class PracticeView<Practice: PracticeSession> {
  private let practice: Practice
  private let frame = Element.named("practice")
  private let sections: ScreenSectionsView<Never>
  private let actions: ActionList
  private var shownPhase: PracticePhase?

  /// Creates the view. `draw` draws the page again.
  public init(_ practice: Practice, draw: @escaping () -> Void) {
    self.practice = practice
    let actionHandler = ScreenActionHandler(
      rootPath: "../", perform: { id, _ in practice.perform(id) }, onShare: { _ in })
    sections = ScreenSectionsView(Element.named("screen"), heading: "h2", actionHandler, draw: { _, _ in })
    actions = ActionList(Element.named("actions"), actionHandler)
    let refresh = {
      practice.core.refresh()
      draw()
    }
    LocalStorage.onChange { _ in refresh() }
    Window.listen("pageshow") { _ in refresh() }
  }

  /// Draws the screen.
  public func draw() {
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
    switch phase {
    case .asking: frame.call("focus")
    case .judging: break
    case .idle: (frame.find("#screen .primary") ?? frame).call("focus")
    case .judged, .over: frame.find("#actions .primary")?.call("focus")
    }
  }
}
