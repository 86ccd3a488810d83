import DOM
import PlaySupport

extension RankedSession {
  /// Repeats a failed call whenever the network is back or the player returns to the page.
  public func retryOnReturn() {
    Window.listen("online") { [self] _ in tryServerAgain() }
    Window.onVisibilityChange { [self] isHidden in if !isHidden { tryServerAgain() } }
  }
}
