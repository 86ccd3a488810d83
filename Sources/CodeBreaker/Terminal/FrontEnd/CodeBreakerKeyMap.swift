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
  /// Returns the hint for the keys that choose a peg.
  static func choose(_ choices: [Peg]) -> KeyHint {
    // The first ten keys are consecutive, so show them as a range.
    let names = choices.indices.map(CodeBreakerSession.KeyCommand.keyName(forChoice:))
    let keys = ["1-\(names.prefix(10).last ?? "")"] + names.dropFirst(10)
    return KeyHint(keys.joined(separator: " "), "choose", isEssential: true)
  }

  /// Returns the hints for the keys that edit a row.
  static func editRow(_ capabilities: TerminalCapabilities) -> [KeyHint] {
    capabilities.supportsUnicode
      ? [KeyHint("←→", "move"), KeyHint("↑↓", "change"), KeyHint("⌫", "clear")]
      : [KeyHint("left right", "move"), KeyHint("up down", "change"), KeyHint("Backspace", "clear")]
  }
}

extension CodeBreakerFrontEnd {
  func hints(height: Int) -> [KeyHint] {
    switch session.tab {
    case .game:
      review?.pageHints(height: height, capabilities: capabilities)
        ?? (session.game.isOver ? gameOverHints : guessHints + gameHints)
    case .statistics:
      [
        KeyHint(capabilities.supportsUnicode ? "←→" : "arrows", "choose"),
        KeyHint(capabilities.supportsUnicode ? "↑↓" : "up down", "scroll"), KeyHint("Esc", "game"),
        KeyHint("q", "quit"),
      ]
    case .rules:
      [KeyHint(capabilities.supportsUnicode ? "↑↓" : "arrows", "scroll"), KeyHint("Esc", "game"), KeyHint("q", "quit")]
    }
  }

  private var gameOverHints: [KeyHint] {
    let answers = session.boardAnswers.compactMap { answer in
      answer.key.map { KeyHint($0.name, answer.label.lowercased(), isEssential: true) }
    }
    return answers + [
      otherGameHint, KeyHint("c", "copy"), .settings, KeyHint("Tab", "statistics"),
      KeyHint("?", "rules", isEssential: true), .quit,
    ]
  }

  private var guessHints: [KeyHint] {
    [
      .choose(session.game.pegChoices),
      KeyHint("Enter", session.guessLabel.lowercased(), isEnabled: session.canGuess, isEssential: true),
    ] + KeyHint.editRow(capabilities) + [
      KeyHint("f", "fill row"),
      KeyHint("e", "earlier attempt", isEnabled: !session.game.attempts.isEmpty),
    ]
  }

  /// The hint for the key that leads to another game of the player's own.
  private var otherGameHint: KeyHint {
    KeyHint("n", session.day == nil ? "new game" : "my own game", isEssential: true)
  }

  private var gameHints: [KeyHint] {
    var hints = [KeyHint("h", "hints", isEnabled: session.canHint)]
    if session.day == nil { hints.append(KeyHint("r", "restart game")) }
    hints.append(otherGameHint)
    if session.canReturnToPreviousGame, let title = session.previousGameTitle {
      hints.append(KeyHint("b", "back to \(title)"))
    }
    hints.append(KeyHint("c", "copy"))
    if session.game.setup.theme.kind == .color {
      hints.append(KeyHint("l", "letters: \(session.settings.letters.label)"))
    }
    return hints + [
      // The key for holes is only on the rules page, because the settings show the choice.
      .settings, KeyHint("g", "give up", isEnabled: session.canGiveUp), KeyHint("Tab", "statistics"),
      KeyHint("?", "rules", isEssential: true), .quit,
    ]
  }
}
