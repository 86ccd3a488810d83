import DOM
import GameCore
import SessionSupport

/// A screen on a page of its own: its title, sections, actions, and focus. The page has the elements `screen-title`,
/// `screen`, and `screen-actions`. If it also has `screen-beside`, that contains the sections of the second column. A
/// section for which the page has an element `screen-ID`, such as one on the game's board, is in that element.
public final class ScreenPanel<Source: ScreenSource> {
  private let sections: ScreenSectionsView<Source.Picture>
  private let sectionsBeside: ScreenSectionsView<Source.Picture>?
  private var placed: [(id: BlockID, view: ScreenSectionsView<Source.Picture>)] = []
  private let makeSections: (Element) -> ScreenSectionsView<Source.Picture>
  private let actions: ActionList
  private let actionsElement = Element.named("screen-actions")
  private let title = Element.named("screen-title")
  private var shownFocus: ScreenFocus?
  private var hasShownScreen = false

  /// Creates a panel. `heading` is the name of the sections' headings, such as `h2`. `draw` draws a picture of the game
  /// into an empty element. `share` opens an item's share sheet. If it is `nil`, a copy contains the item's text and
  /// address.
  public init(
    _ source: Source, heading: StaticString, draw: @escaping (Source.Picture, Element) -> Void,
    share: ((ShareItem, @escaping (SessionSupport.ShareOutcome) -> Void) -> Void)? = nil
  ) {
    let actionHandler = ScreenActionHandler(
      rootPath: "../", perform: { source.perform($0, text: $1) }, onShare: { source.handleShareOutcome($0) },
      shareItem: share)
    makeSections = { ScreenSectionsView($0, heading: heading, actionHandler, draw: draw) }
    sections = makeSections(Element.named("screen"))
    sectionsBeside = Element.find(id: "screen-beside").map(makeSections)
    actions = ActionList(actionsElement, actionHandler)
  }

  /// Draws what differs, and then moves the focus if the screen says so. Opening a page doesn't move it.
  public func show(_ screen: Screen<Source.Picture>) {
    title.setText(screen.title)
    let unplaced = showPlaced(screen.sections)
    if let sectionsBeside {
      sections.show(unplaced.filter { !$0.isBeside })
      sectionsBeside.show(unplaced.filter { $0.isBeside })
    } else {
      sections.show(unplaced)
    }
    actions.show(screen.actions)
    defer { (shownFocus, hasShownScreen) = (screen.focus, true) }
    guard hasShownScreen, screen.focus != shownFocus else { return }
    screen.focus?.apply(title: title, actions: actionsElement)
  }

  /// Draws the sections that have elements of their own, and returns the other sections.
  private func showPlaced(_ sections: [Screen<Source.Picture>.Section]) -> [Screen<Source.Picture>.Section] {
    for section in sections where !placed.contains(where: { $0.id == section.id }) {
      if let place = Element.find(id: "screen-\(section.id.text)") { placed.append((section.id, makeSections(place))) }
    }
    for (id, view) in placed { view.show(sections.filter { $0.id == id }) }
    return sections.filter { section in !placed.contains { $0.id == section.id } }
  }

  /// Focuses the heading of a section, the selected part of a block, or the main button of a block.
  public func focus(_ id: BlockID) { ScreenFocus.apply(to: id) }
}
