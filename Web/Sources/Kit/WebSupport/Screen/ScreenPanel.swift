import DOM
import GameCore
import SessionSupport

/// A screen on a page of its own: its title, sections, actions, and focus. The page has the elements `screen-title`,
/// `screen`, and `screen-actions`. If it also has `screen-beside`, that contains the sections of the second column.
public final class ScreenPanel<Source: ScreenSource> {
  private let sections: ScreenSectionsView<Source.Picture>
  private let sectionsBeside: ScreenSectionsView<Source.Picture>?
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
    sections = ScreenSectionsView(Element.named("screen"), heading: heading, actionHandler, draw: draw)
    sectionsBeside = Element.find(id: "screen-beside").map {
      ScreenSectionsView($0, heading: heading, actionHandler, draw: draw)
    }
    actions = ActionList(actionsElement, actionHandler)
  }

  /// Draws what differs, and then moves the focus if the screen says so. Opening a page doesn't move it.
  public func show(_ screen: Screen<Source.Picture>) {
    title.setText(screen.title)
    if let sectionsBeside {
      sections.show(screen.sections.filter { !$0.isBeside })
      sectionsBeside.show(screen.sections.filter { $0.isBeside })
    } else {
      sections.show(screen.sections)
    }
    actions.show(screen.actions)
    defer { (shownFocus, hasShownScreen) = (screen.focus, true) }
    guard hasShownScreen, screen.focus != shownFocus else { return }
    switch screen.focus?.target {
    case .title:
      PressGuard.situationDidChange()
      title.call("focus")
    case .heading(let id):
      PressGuard.situationDidChange()
      focus(id)
    case .mainAction:
      PressGuard.situationDidChange()
      actionsElement.find(".primary")?.call("focus")
    case .id(let id): focus(id)
    case nil: break
    }
  }

  /// Focuses the heading of a section, the selected part of a block, or the main button of a block.
  public func focus(_ id: BlockID) {
    let place = Element.find(id: id.text)
    let part = place?.find("[aria-pressed=true]") ?? place?.find(".primary:not(:disabled)") ?? place?.find("button")
    if let heading = Element.find(id: "\(id.text)-title") {
      heading.setAttribute("tabindex", "-1")
      place?.call("scrollIntoView")
      heading.call("focus")
    } else {
      part?.call("focus")
    }
  }
}
