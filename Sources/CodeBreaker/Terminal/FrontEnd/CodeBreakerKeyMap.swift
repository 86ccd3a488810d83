import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

enum CodeBreakerKeyMap {
  /// Returns a key's command for the guess, or `nil`. Keys are named as in a browser. Space acts as a tap on the hole.
  static func guessCommand(_ key: Key) -> CodeBreakerSession.KeyCommand? {
    if key == " " { return .nextChoice }
    return key.name.flatMap { CodeBreakerSession.KeyCommand(key: Array($0.utf8)) }
  }
}

extension KeyHint {
  static func hints(for session: CodeBreakerSession, capabilities: TerminalCapabilities) -> [KeyHint] {
    switch session.tab {
    case .game where session.isReviewOpen: reviewHints(capabilities)
    case .game: session.game.isOver ? gameOverHints(session) : guessHints(session, capabilities) + gameHints(session)
    case .statistics:
      [
        KeyHint(capabilities.supportsUnicode ? "←→" : "arrows", "choose"),
        KeyHint(capabilities.supportsUnicode ? "↑↓" : "up down", "scroll"),
        KeyHint("Esc", "game"), KeyHint("q", "quit"),
      ]
    case .rules:
      [KeyHint(capabilities.supportsUnicode ? "↑↓" : "arrows", "scroll"), KeyHint("Esc", "game"), KeyHint("q", "quit")]
    }
  }

  /// Returns the hint for the keys that choose a peg.
  static func choose(_ choices: [Peg]) -> KeyHint {
    // The first ten keys are consecutive, so show them as a range.
    let names = choices.indices.map(CodeBreakerSession.KeyCommand.keyName(forChoice:))
    let keys = ["1-\(names.prefix(10).last ?? "")"] + names.dropFirst(10)
    return KeyHint(keys.joined(separator: " "), "choose", isEssential: true)
  }

  private static func reviewHints(_ capabilities: TerminalCapabilities) -> [KeyHint] {
    [
      KeyHint(capabilities.supportsUnicode ? "↑↓" : "up down", "choose"), KeyHint("Enter", "codes left"),
      KeyHint("PgDn", "scroll"),
      KeyHint("c", "copy"), KeyHint("Esc", "game"), KeyHint("q", "quit"),
    ]
  }

  private static func gameOverHints(_ session: CodeBreakerSession) -> [KeyHint] {
    [
      KeyHint("v", "review", isEnabled: session.canReview),
      KeyHint("a", session.nextLabel.lowercased(), isEssential: true),
    ] + newGameHints(session) + [
      KeyHint("c", "copy"), KeyHint("Tab", "statistics"),
      KeyHint("?", "rules", isEssential: true), .quit,
    ]
  }

  private static func guessHints(_ session: CodeBreakerSession, _ capabilities: TerminalCapabilities) -> [KeyHint] {
    [
      choose(session.game.pegChoices),
      KeyHint("Enter", session.guessLabel.lowercased(), isEnabled: session.canGuess, isEssential: true),
      KeyHint(capabilities.supportsUnicode ? "←→" : "left right", "move"),
      KeyHint(capabilities.supportsUnicode ? "↑↓" : "up down", "change"),
      KeyHint(capabilities.supportsUnicode ? "⌫" : "Backspace", "clear"), KeyHint("f", "fill row"),
      KeyHint("e", "earlier attempt", isEnabled: !session.game.attempts.isEmpty),
    ]
  }

  /// The hints for keys that start other games. In a daily game, the only one leads to the player's own game.
  private static func newGameHints(_ session: CodeBreakerSession) -> [KeyHint] {
    session.day == nil
      ? [
        KeyHint("r", "surprise me", isEssential: session.game.isOver), KeyHint("n", "new game", isEssential: true),
      ] : [KeyHint("n", "my own game", isEssential: true)]
  }

  private static func gameHints(_ session: CodeBreakerSession) -> [KeyHint] {
    var hints = [KeyHint("i", "hints", isEnabled: session.canHint)] + newGameHints(session)
    if session.canReturnToPreviousGame, let title = session.previousGameTitle {
      hints.append(KeyHint("b", "back to \(title)"))
    }
    hints.append(KeyHint("c", "copy"))
    if session.game.setup.theme.kind == .color {
      hints.append(KeyHint("l", "letters: \(session.settings.letters.label)"))
    }
    hints += [
      KeyHint("o", "holes: \(session.settings.holes.label)"), KeyHint("g", "give up", isEnabled: session.canGiveUp),
    ]
    return hints + [
      KeyHint("Tab", "statistics"), KeyHint("?", "rules", isEssential: true), .quit,
    ]
  }
}
