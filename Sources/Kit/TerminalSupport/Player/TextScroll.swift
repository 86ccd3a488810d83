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
  package mutating func handle(_ key: Key?, lastLine: Int) {
    switch key {
    case .up: line -= 1
    case .down: line += 1
    case .pageUp: line -= 10
    case .pageDown: line += 10
    case .home: line = 0
    case .end: line = lastLine
    default: return
    }
    line = max(0, min(line, lastLine))
  }
}
