extension Key {
  /// Returns the line that a page starts with after this key, if it starts with `line` before. The line may be past the
  /// page's end, so callers that draw the page keep the line that drawing returns.
  package func scrolled(from line: Int) -> Int { position(from: line, last: 9_999) ?? line }

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
