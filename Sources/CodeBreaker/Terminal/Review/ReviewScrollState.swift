import TerminalSupport

/// The chosen attempt and the scroll position in a review.
struct ReviewScrollState: Hashable {
  /// The number of the attempt, or 0 for the head of the page.
  private(set) var attemptNumber = 0

  /// The first visible line, which the screen clamps to the page.
  var line = 0

  /// Whether the attempt was chosen after the last scrolling, so that it must be in view.
  private(set) var isFollowing = true

  /// The number of lines to scroll at a time, less than a page on the smallest screen so that no line is skipped.
  private static let pageLength = 5

  /// Handles a key that selects an attempt or scrolls. Returns whether the key does.
  mutating func handle(_ key: Key, attemptCount: Int) -> Bool {
    switch key {
    case .up, .left: select(attemptNumber - 1, of: attemptCount)
    case .down, .right: select(attemptNumber + 1, of: attemptCount)
    case .home: select(0, of: attemptCount)
    case .end: select(attemptCount, of: attemptCount)
    case .pageUp: scroll(by: -Self.pageLength)
    case .pageDown: scroll(by: Self.pageLength)
    default: return false
    }
    return true
  }

  mutating func select(_ number: Int, of attemptCount: Int) {
    attemptNumber = max(0, min(number, attemptCount))
    isFollowing = true
  }

  private mutating func scroll(by lines: Int) {
    line = max(0, line + lines)
    isFollowing = false
  }
}
