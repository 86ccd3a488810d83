import DOM
import NumberedGame
import PlaySupport

extension RankedSession {
  /// Shows the link of a daily game's page, which leads to all days. On the page of a past day, it leads to the check of
  /// that day. Retries the failed calls of a ranked game.
  public func showDayLink(_ link: Element) {
    link.setProperty("hidden", false)
    if playMode.kind == .pastDay, let day { link.setAttribute("href", "../check.html?\(day)") }
    if isRanked { retryOnReturn() }
  }

  /// Repeats a failed call whenever the network is back or the player returns to the page.
  private func retryOnReturn() {
    Window.listen("online") { [self] _ in tryServerAgain() }
    Window.onVisibilityChange { [self] isHidden in if !isHidden { tryServerAgain() } }
  }
}
