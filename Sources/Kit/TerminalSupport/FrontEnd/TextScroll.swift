package struct TextScroll: Hashable {
  package private(set) var line = 0

  package init() {}

  /// Scrolls if `key` is a key for scrolling, to `lastLine` at most. Without a limit, the position could grow beyond
  /// the end of the text, and the first keys that scroll back would have no visible effect.
  package mutating func handle(_ key: Key, lastLine: Int) {
    line = key.place(from: line, last: lastLine) ?? line
  }
}

extension Key {
  /// Returns the position in a list to which a key moves, or `nil` if the key doesn't move. Positions are 0 to `last`.
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
