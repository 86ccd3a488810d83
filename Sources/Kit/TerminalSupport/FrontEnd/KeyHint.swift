/// A key and its effect, for the bottom of the screen.
package struct KeyHint: Hashable, Sendable {
  package let key: String
  package let meaning: String
  package var isEnabled = true

  /// Whether the hint is shown even if there isn't room for all. (Each game's rules page lists all keys.)
  package var isEssential = false

  package init(_ key: String, _ meaning: String, isEnabled: Bool = true, isEssential: Bool = false) {
    self.key = key
    self.meaning = meaning
    self.isEnabled = isEnabled
    self.isEssential = isEssential
  }

  package static let quit = KeyHint("q", "quit", isEssential: true)

  package static let settings = KeyHint(",", "settings")

  package var spans: [Span] {
    [Span(key, isEnabled ? .bold : .dim), Span(" " + meaning, isEnabled ? .plain : .dim)]
  }

  /// Returns the hints in as few lines of at most `width` columns as possible, of similar length.
  package static func lines(_ hints: [KeyHint], width: Int) -> [[Span]] {
    let lines = packedLines(hints, width: width)
    var narrower = width - 1
    while narrower > 0, packedLines(hints, width: narrower).count == lines.count { narrower -= 1 }
    return packedLines(hints, width: narrower + 1)
  }

  private static func packedLines(_ hints: [KeyHint], width: Int) -> [[Span]] {
    var flow = SpanFlow(width: width, indent: 0)
    for hint in hints { flow.add(hint.spans) }
    return hints.isEmpty ? [[]] : flow.lines
  }
}
