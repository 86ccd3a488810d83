import DOM
import GameCore
import SessionSupport

/// The tabs of a page: buttons with `role=tab`, of which only the selected one can get the focus by Tab, and their
/// panels. Arrow keys, Home, and End move between the tabs, as the ARIA Authoring Practices recommend.
public final class TabList {
  private let tabs: [Element]
  private let panels: [Element]
  private var shownState: (index: Int, showsPanel: Bool)?

  /// Creates tabs from buttons `tab-NAME` and panels `panel-NAME`, in page order. `select` gets the chosen index.
  public init(_ names: [String], select: @escaping (Int) -> Void) {
    tabs = names.map { Element.named("tab-\($0)") }
    panels = names.map { Element.named("panel-\($0)") }
    for (index, tab) in tabs.enumerated() {
      tab.listen("click") { _ in select(index) }
      // The screen uses the arrow keys, so a pressed tab must not keep the focus.
      tab.blurAfterPointerPress()
      tab.listen("keydown") { [tabs] event in
        guard let next = Self.target(of: event, from: index, count: tabs.count) else { return }
        event.preventDefault()
        event.stopPropagation()
        select(next)
        tabs[next].call("focus")
      }
    }
  }

  /// Selects a tab. `showsPanel` is `false` if something else covers all panels.
  public func show(_ selected: Int, showsPanel: Bool) {
    if let shownState, shownState == (selected, showsPanel) { return }
    shownState = (selected, showsPanel)
    for (index, tab) in tabs.enumerated() {
      tab.setAttribute("aria-selected", index == selected)
      tab.setAttribute("tabindex", index == selected ? "0" : "-1")
      panels[index].setProperty("hidden", index != selected || !showsPanel)
    }
  }

  private static func target(of event: Event, from index: Int, count: Int) -> Int? {
    switch KeyName(event.key) {
    case .arrowLeft, .arrowUp: (index + count - 1) % count
    case .arrowRight, .arrowDown: (index + 1) % count
    case .home: 0
    case .end: count - 1
    default: nil
    }
  }
}
