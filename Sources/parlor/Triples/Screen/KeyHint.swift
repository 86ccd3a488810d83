import TriplesSession

/// A key and what it does, as the foot of the screen names them.
struct KeyHint: Hashable {
  let key: String
  let meaning: String
  var isEnabled = true

  init(_ key: String, _ meaning: String, isEnabled: Bool = true) {
    self.key = key
    self.meaning = meaning
    self.isEnabled = isEnabled
  }

  /// Whether it is named where there is no room for all. (The page About names all.)
  var isEssential: Bool { ["move", "undo", "new game", "step", "close", "help", "quit"].contains(meaning) }

  var spans: [Span] {
    [Span(key, isEnabled ? .bold : .dim), Span(" " + meaning, isEnabled ? .plain : .dim)]
  }

  /// The hints in as few lines of at most `width` columns as can be, and those as even as can be.
  static func lines(_ hints: [KeyHint], width: Int) -> [[Span]] {
    let lines = filled(hints, width: width)
    var narrower = width - 1
    while narrower > 0, filled(hints, width: narrower).count == lines.count { narrower -= 1 }
    return filled(hints, width: narrower + 1)
  }

  private static func filled(_ hints: [KeyHint], width: Int) -> [[Span]] {
    var lines: [[Span]] = [[]]
    for hint in hints {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = hint.spans
      } else if last.columns + 2 + hint.spans.columns <= width {
        lines[lines.count - 1] += [Span("  ")] + hint.spans
      } else {
        lines.append(hint.spans)
      }
    }
    return lines
  }

  /// What can be done on the screen in front.
  static func hints(for session: TriplesSession, look: Look) -> [KeyHint] {
    if let viewer = session.viewer {
      return [
        KeyHint(look.isUnicode ? "←→" : "arrows", "step"), KeyHint("Home End", "first and last"),
        KeyHint("p", "play from here", isEnabled: viewer.canPlayOn), KeyHint("c", "copy"), KeyHint("Esc", "close"),
        KeyHint("q", "quit"),
      ]
    }
    switch session.tab {
    case .board:
      return [
        KeyHint(look.isUnicode ? "←↓↑→" : "arrows", "move"), KeyHint("u", "undo", isEnabled: session.canUndo),
        KeyHint("r", "redo", isEnabled: session.canRedo), KeyHint("n", "new game"), KeyHint("g", "open game"),
        KeyHint("m", "new games: \(session.mode.label)"), KeyHint("c", "copy"), KeyHint("Tab", "scores"),
        KeyHint("?", "help"), KeyHint("q", "quit"),
      ]
    case .scores:
      return [
        KeyHint(look.isUnicode ? "↑↓" : "arrows", "choose"),
        KeyHint("Enter", "replay"), KeyHint("n", "new game"), KeyHint("Esc", "board"),
        KeyHint("q", "quit"),
      ]
    case .about:
      return [
        KeyHint(look.isUnicode ? "↑↓" : "arrows", "scroll"), KeyHint("Esc", "board"), KeyHint("q", "quit"),
      ]
    }
  }
}
