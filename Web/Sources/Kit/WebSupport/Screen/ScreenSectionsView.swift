import DOM
import GameCore
import SessionSupport

/// The sections of a screen in an element of a page.
public final class ScreenSectionsView<Picture: Equatable & Sendable> {
  private var drawing: ListDrawing<SectionRenderer<Picture>>

  init(
    _ container: Element, heading: StaticString, _ actionHandler: ScreenActionHandler,
    draw: @escaping (Picture, Element) -> Void
  ) {
    // The style sheets of blocks apply only inside elements of this class.
    container.toggleClass("blocks", true)
    drawing = ListDrawing(
      SectionRenderer(container: container, heading: heading, actionHandler: actionHandler, draw: draw))
  }

  /// Replaces the sections. Changes only elements that differ.
  public func show(_ sections: [Screen<Picture>.Section]) { drawing.draw(sections) }
}

extension ScreenSectionsView {
  /// Creates the sections of a tab or a panel on a game's page, in `container`. `heading` is the name of the headings'
  /// elements, `h3` for a tab that has its own heading. `draw` draws a picture of the game into an empty element.
  /// `onShare` gets the outcome of sharing something, and `perform` performs an action of the screen.
  public convenience init(
    ofTab container: Element, heading: StaticString = "h3", draw: @escaping (Picture, Element) -> Void,
    onShare: @escaping (SessionSupport.ShareOutcome) -> Void = { _ in }, perform: @escaping (Action.ID) -> Void
  ) {
    let actionHandler = ScreenActionHandler(rootPath: "../", perform: { id, _ in perform(id) }, onShare: onShare)
    self.init(container, heading: heading, actionHandler, draw: draw)
  }
}
