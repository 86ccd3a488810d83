import SessionSupport

extension BlockRenderer {
  /// Returns the pictures of parts. Those of a list and large buttons are below each other, and all others side by side. The selected part
  /// and the marked one are in brackets or, in a list, behind an arrow.
  func lines(_ block: PartsBlock<Picture>) -> [[Span]] {
    let isSelected = block.parts.enumerated().map { index, part in
      part.isSelected || marked != nil && block.action(at: index) == marked
    }
    if block.arrangement == .list || block.arrangement == .buttons {
      return zip(block.parts, isSelected).flatMap { part, isSelected in
        let key = part.key.map { $0.name + " " } ?? ""
        let sign = Span((block.press == nil ? "" : isSelected ? "> " : "  ") + key, .bold)
        return draw(part.picture).flatMap { wrapped($0, width - sign.text.count) }.enumerated().map { index, line in
          [index == 0 ? sign : Span(String(repeating: " ", count: sign.text.count))] + line
        }
      }
    }
    var flow = SpanFlow(width: width, indent: 0)
    for (part, isSelected) in zip(block.parts, isSelected) {
      let key = part.key.map { [Span($0.name + " ", .bold)] } ?? []
      flow.add(
        [Span(isSelected ? "[" : " ", .bold)] + key + (draw(part.picture).first ?? [])
          + [Span(isSelected ? "]" : " ", .bold)], gap: 0)
    }
    return flow.lines
  }

  /// Returns a line of text as lines of at most `width` columns. A line of several spans stays as it is.
  private func wrapped(_ line: [Span], _ width: Int) -> [[Span]] {
    line.count == 1 ? line[0].text.lines(width, line[0].style) : [line]
  }
}

extension ActionKey {
  /// The name of the key in hints.
  package var name: String {
    switch self {
    case .enter: "Enter"
    case .escape: "Esc"
    default: String(decoding: [character], as: UTF8.self)
    }
  }

  /// Creates the key of an action, or returns `nil` if no action has this key.
  package init?(_ key: Key) {
    switch key.lowercased {
    case .enter: self = .enter
    case .escape: self = .escape
    // The keys for "<" and ">" without Shift.
    case ",": self = "<"
    case ".": self = ">"
    case .character(let character):
      guard let ascii = character.asciiValue else { return nil }
      self.init(ascii)
    default: return nil
    }
  }
}
