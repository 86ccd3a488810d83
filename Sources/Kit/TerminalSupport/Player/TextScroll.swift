/// How far a text that is longer than the screen has been scrolled.
package struct TextScroll: Hashable {
  /// The first line that shows.
  package private(set) var line = 0

  /// At the beginning of the text.
  package init() {}

  /// Scrolls as a key says, if it says anything.
  ///
  /// - Parameter lastLine: a line that need not be scrolled beyond. The screen shows as much as fits; counting on
  ///   beyond the end would have to be counted back.
  package mutating func handle(_ key: Key, lastLine: Int) {
    line = key.place(from: line, last: lastLine) ?? line
  }
}

extension Key {
  /// Where the key leads in what stands below each other, counted from 0: one on or back, a page, or to an end.
  ///
  /// - Returns: a place from 0 to `last`, or `nil` for a key that leads nowhere.
  package func place(from place: Int, last: Int) -> Int? {
    let goal: Int
    switch self {
    case .up: goal = place - 1
    case .down: goal = place + 1
    case .pageUp: goal = place - 10
    case .pageDown: goal = place + 10
    case .home: goal = 0
    case .end: goal = last
    default: return nil
    }
    return max(0, min(goal, last))
  }
}
