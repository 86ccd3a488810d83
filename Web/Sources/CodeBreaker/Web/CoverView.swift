import CodeBreakerSession
import DOM
import GameCore
import SessionSupport
import WebSupport

/// A panel that covers the game with a screen of the session, such as a review.
final class CoverView {
  private let panel: Element
  private let sections: ScreenSectionsView<CodeBreakerSession.Picture>
  private let sectionsBeside: ScreenSectionsView<CodeBreakerSession.Picture>?
  private var isShown = false

  /// Creates the view in the elements of the page. If there is an element `beside`, it contains the sections of the
  /// second column.
  init(
    _ session: CodeBreakerSession, panel: Element, container: Element, beside: Element? = nil,
    perform: @escaping (Action.ID) -> Void
  ) {
    self.panel = panel
    let makeSections = { (container: Element) in
      ScreenSectionsView<CodeBreakerSession.Picture>(
        ofTab: container, draw: Picture.draw, onShare: { session.handleShareOutcome($0) }, perform: perform)
    }
    sections = makeSections(container)
    sectionsBeside = beside.map(makeSections)
  }

  /// Shows a screen, or closes the panel. Then, the focus goes to `next`.
  func draw(_ screen: CodeBreakerSession.Screen?, next: @autoclosure () -> Element) {
    let hadFocus = panel.find(":focus") != nil
    panel.setProperty("hidden", screen == nil)
    if let screen {
      if let sectionsBeside {
        sections.show(screen.sections.filter { !$0.isBeside })
        sectionsBeside.show(screen.sections.filter { $0.isBeside })
      } else {
        sections.show(screen.sections)
      }
      // The button that had the focus may be gone.
      if hadFocus, panel.find(":focus") == nil { panel.call("focus") }
    }
    guard (screen != nil) != isShown else { return }
    isShown.toggle()
    (isShown ? panel : next()).focusUnlessFocusIsVisible()
  }
}
