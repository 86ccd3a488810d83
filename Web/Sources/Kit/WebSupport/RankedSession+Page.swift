import DOM
import GameCore
import SessionSupport

extension RankedSession {
  /// Shows a daily game's link to all days or, for a past day, its link to the check of that day.
  public func showDayLink(_ link: Element) {
    link.setProperty("hidden", false)
    if playMode.kind == .pastDay, let day { link.setAttribute("href", "../check.html?\(day)") }
  }

  /// Repeats a failed call to the server whenever the network is back or the player returns to the page. Pages load the
  /// code of this method only when they need it.
  func retryOnReturn() {
    Window.listen("online") { [self] _ in tryServerAgain() }
    Window.onVisibilityChange { [self] isHidden in if !isHidden { tryServerAgain() } }
  }
}
