import DOM
import GameCore
import SessionSupport

extension ScreenFocus {
  /// Moves the focus to the place. `title` is the element of the screen's title, and `actions` that of its actions.
  func apply(title: Element, actions: Element) {
    switch target {
    case .title:
      PressGuard.situationDidChange()
      title.call("focus")
    case .heading(let id):
      PressGuard.situationDidChange()
      Self.apply(to: id)
    case .mainAction:
      PressGuard.situationDidChange()
      actions.find(".primary")?.call("focus")
    case .id(let id): Self.apply(to: id)
    }
  }

  /// Focuses the heading of a section, the selected part of a block, or the main button of a block. If that is disabled,
  /// focuses the first enabled button.
  static func apply(to id: BlockID) {
    let place = Element.find(id: id.text)
    let part =
      place?.find("[aria-pressed=true]") ?? place?.find(".primary:not(:disabled)")
      ?? place?.find("button:not(:disabled)")
    if let heading = Element.find(id: "\(id.text)-title") {
      heading.setAttribute("tabindex", "-1")
      place?.call("scrollIntoView")
      heading.call("focus")
    } else {
      part?.call("focus")
    }
  }
}
