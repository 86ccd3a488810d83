import PlaySupport

extension RequestSource {
  /// Performs a pending navigation request, as a front end does. Returns the destination, or `nil` if none is pending.
  public func takePendingNavigation() -> DayNavigation? {
    for case .navigation(let pendingNavigation) in pendingRequests {
      receive(.done, to: .navigation(pendingNavigation))
      return pendingNavigation
    }
    return nil
  }
}
