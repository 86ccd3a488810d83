import SessionSupport

extension RequestSource {
  /// Performs a pending navigation request, as a front end does. Returns the destination, or `nil` if none is pending.
  public func takePendingNavigation() -> DayNavigation? {
    for case .navigation(let pendingNavigation) in pendingRequests {
      receive(.done, to: .navigation(pendingNavigation))
      return pendingNavigation
    }
    return nil
  }

  /// Whether the source waits for a pause to begin work that the player hasn't asked for.
  public var waitsForPause: Bool { idlePause != nil }

  /// Lets two pauses pass: the first ends with the events before it, and there is no event in the second.
  public func pause() {
    for _ in 0..<2 {
      if let idlePause { receive(.done, to: idlePause) }
    }
  }

  private var idlePause: Request<CoachTask>? {
    pendingRequests.first { if case .wait(let wait) = $0 { wait.purpose == .idle } else { false } }
  }
}
