import TerminalSupport
import TriplesSession

extension KeyHint {
  /// What can be done on the screen in front.
  static func hints(for session: TriplesSession, look: Look) -> [KeyHint] {
    if let viewer = session.viewer {
      return [
        KeyHint(look.isUnicode ? "←→" : "arrows", "step", isEssential: true), KeyHint("Home End", "first and last"),
        KeyHint("p", "play from here", isEnabled: viewer.canPlayOn), KeyHint("c", "copy"),
        KeyHint("Esc", "close", isEssential: true), KeyHint("q", "quit", isEssential: true),
      ]
    }
    switch session.tab {
    case .board:
      return [
        KeyHint(look.isUnicode ? "←↓↑→" : "arrows", "move", isEssential: true),
        KeyHint("u", "undo", isEnabled: session.canUndo, isEssential: true),
        KeyHint("r", "redo", isEnabled: session.canRedo),
        KeyHint("n", "new game", isEssential: true),
        KeyHint("g", "open game"), KeyHint("m", "new games: \(session.mode.label)"),
        KeyHint("i", "hint", isEnabled: session.canHint), KeyHint("c", "copy"),
        KeyHint("Tab", "scores"), KeyHint("?", "help", isEssential: true), KeyHint("q", "quit", isEssential: true),
      ]
    case .scores:
      return [
        KeyHint(look.isUnicode ? "↑↓" : "arrows", "choose"), KeyHint("Enter", "replay"),
        KeyHint("r", "ranked by: \(session.ranking.label)"), KeyHint("n", "new game"),
        KeyHint("Esc", "board"), KeyHint("q", "quit"),
      ]
    case .about:
      return [
        KeyHint(look.isUnicode ? "↑↓" : "arrows", "scroll"), KeyHint("Esc", "board"), KeyHint("q", "quit"),
      ]
    }
  }
}
