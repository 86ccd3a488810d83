import TerminalSupport

/// Where in a review the player is: which attempt they look at, and how far the page has been scrolled.
struct ReviewPlace: Hashable {
  /// The number of the attempt, 1 for the first; 0 is the head of the page.
  private(set) var attempt = 0

  /// The first line that shows. What lies beyond the page the screen puts right.
  var line = 0

  /// Whether the attempt was chosen after the page was scrolled, so that it has to be in sight.
  private(set) var isFollowing = true

  /// Less than the page of the smallest screen, so that no line is missed.
  private static let pageLength = 5

  /// Goes where a key says.
  ///
  /// - Returns: whether it says anything.
  mutating func handle(_ key: Key, attemptCount: Int) -> Bool {
    switch key {
    case .up, .left: select(attempt - 1, of: attemptCount)
    case .down, .right: select(attempt + 1, of: attemptCount)
    case .home: select(0, of: attemptCount)
    case .end: select(attemptCount, of: attemptCount)
    case .pageUp: scroll(by: -Self.pageLength)
    case .pageDown: scroll(by: Self.pageLength)
    default: return false
    }
    return true
  }

  /// Looks at an attempt, or at the nearest one that there is.
  mutating func select(_ number: Int, of attemptCount: Int) {
    attempt = max(0, min(number, attemptCount))
    isFollowing = true
  }

  private mutating func scroll(by lines: Int) {
    line = max(0, line + lines)
    isFollowing = false
  }
}
