package struct TextScroll: Hashable {
  package private(set) var line = 0

  package init() {}

  /// Scrolls if `key` is a key for scrolling, to `maxScrollLine` at most. Without this limit, the position could pass
  /// the end of the text, and the first keys that scroll back would have no visible effect.
  package mutating func handle(_ key: Key, maxScrollLine: Int) {
    line = key.position(from: line, last: maxScrollLine) ?? line
  }
}

extension Key {
  /// Returns the position in a list to which a key moves, or `nil` if the key doesn't move. Positions are 0 to `last`.
  package func position(from position: Int, last: Int) -> Int? {
    let goal: Int
    switch self {
    case .up: goal = position - 1
    case .down: goal = position + 1
    case .pageUp: goal = position - 10
    case .pageDown: goal = position + 10
    case .home: goal = 0
    case .end: goal = last
    default: return nil
    }
    return max(0, min(goal, last))
  }
}
