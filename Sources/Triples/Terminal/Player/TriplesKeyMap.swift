import TerminalSupport
import TriplesModel
import TriplesSession

/// Which key means what.
enum TriplesKeyMap {
  /// What a key can ask for on every screen.
  enum Command: Hashable {
    case quit, newGame, openGame, toggleMode, share
    case tab(TriplesSession.Tab)
    case nextTab, previousTab
  }

  /// The direction of the arrow keys, of vi's hjkl, and of WASD; upper case too, for whoever leans on Caps Lock.
  static func direction(_ key: Key) -> Direction? {
    switch key {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case .character(let character):
      switch character.lowercased() {
      case "h", "a": .left
      case "l", "d": .right
      case "k", "w": .up
      case "j", "s": .down
      default: nil
      }
    default: nil
    }
  }

  /// The arrow key that does what this key does, or the key itself.
  static func arrow(_ key: Key) -> Key {
    switch direction(key) {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case nil: key
    }
  }

  /// The command that a key asks for.
  ///
  /// - Parameter isInViewer: whether a replay is open. What belongs to the game on the table does nothing then.
  static func command(_ key: Key, isInViewer: Bool) -> Command? {
    switch key {
    case .tab: return .nextTab
    case .backTab: return .previousTab
    case .character(let character):
      switch character.lowercased() {
      case "q": return .quit
      case "c": return .share
      case "1": return .tab(.board)
      case "2": return .tab(.scores)
      case "3", "?": return .tab(.about)
      case "n" where !isInViewer: return .newGame
      case "g" where !isInViewer: return .openGame
      case "m" where !isInViewer: return .toggleMode
      default: return nil
      }
    default: return nil
    }
  }
}

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
