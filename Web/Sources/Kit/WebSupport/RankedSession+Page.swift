import DOM
import NumberedGame
import PlaySupport

extension RankedSession {
  /// Shows the link of a daily game's page, which leads to all days. On the page of a past day, it leads to the check of
  /// that day.
  public func showDayLink(_ link: Element) {
    link.setProperty("hidden", false)
    if playMode.kind == .pastDay, let day { link.setAttribute("href", "../check.html?\(day)") }
  }

  /// Repeats a failed call to the server whenever the network is back or the player returns to the page. Pages load the
  /// code of this method only when they need it.
  @inline(never)
  func retryOnReturn() {
    Window.listen("online") { [self] _ in tryServerAgain() }
    Window.onVisibilityChange { [self] isHidden in if !isHidden { tryServerAgain() } }
  }
}
