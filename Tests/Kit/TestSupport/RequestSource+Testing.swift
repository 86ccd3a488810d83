import PlaySupport

extension RequestSource {
  /// Takes the player elsewhere, as a front end does.
  ///
  /// - Returns: where, or `nil` if the player stays.
  public func takeDeparture() -> Departure? {
    for case .go(let departure) in pendingRequests {
      receive(.done, to: .go(departure))
      return departure
    }
    return nil
  }
}
