import PlaySupport

extension RequestSource {
  /// Performs a pending navigation request, as a front end does.
  ///
  /// - Returns: The destination, or `nil` if none is pending.
  public func takeDeparture() -> Departure? {
    for case .go(let departure) in pendingRequests {
      receive(.done, to: .go(departure))
      return departure
    }
    return nil
  }
}
