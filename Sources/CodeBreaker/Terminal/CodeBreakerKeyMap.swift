import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

/// Which key means what.
enum CodeBreakerKeyMap {
  /// What a key can ask for beside what is done to the guess.
  enum Command: Hashable {
    case quit, restart, newGame, bringBack, playAgain, giveUp, share, letters, hint, review
    case copyEarlierAttempt, fillRow
    case tab(CodeBreakerSession.Tab)
    case nextTab, previousTab
  }

  /// What a key does to the guess. Which key does what, the session says, by the names that browsers give to keys; the
  /// space bar goes through the choices as a tap does.
  static func guessCommand(_ key: Key) -> CodeBreakerSession.KeyCommand? {
    if key == .character(" ") { return .nextChoice }
    return name(of: key).flatMap { CodeBreakerSession.KeyCommand(key: Array($0.utf8)) }
  }

  /// The command that a key asks for.
  static func command(_ key: Key) -> Command? {
    switch key {
    case .tab: return .nextTab
    case .backTab: return .previousTab
    case .character(let character):
      switch character.lowercased() {
      case "q": return .quit
      case "r": return .restart
      case "n": return .newGame
      case "b": return .bringBack
      case "a": return .playAgain
      case "g": return .giveUp
      case "c": return .share
      case "l": return .letters
      case "i": return .hint
      case "v": return .review
      case "e": return .copyEarlierAttempt
      case "f": return .fillRow
      case "s": return .tab(.statistics)
      case "?", "h": return .tab(.rules)
      default: return nil
      }
    default: return nil
    }
  }

  /// The name of a key in the W3C's "UI Events KeyboardEvent key Values".
  private static func name(of key: Key) -> String? {
    switch key {
    case .character(let character): String(character)
    case .left: "ArrowLeft"
    case .right: "ArrowRight"
    case .up: "ArrowUp"
    case .down: "ArrowDown"
    case .home: "Home"
    case .end: "End"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .enter: "Enter"
    case .control, .pageUp, .pageDown, .escape, .tab, .backTab: nil
    }
  }
}
