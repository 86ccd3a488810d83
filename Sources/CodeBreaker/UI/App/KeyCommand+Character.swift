import AppSupport
import CodeBreakerSession

extension CodeBreakerSession.KeyCommand {
  /// Creates the command for a key from the character that Apple's frameworks report: the typed character, or one of AppKit's
  /// function-key characters, which SwiftUI uses too. Returns `nil` for other keys.
  init?(character: Character) {
    self.init(key: KeyNames.name(of: character))
  }

  /// Creates the command for a pressed key, or returns `nil` if there is none. `character` is the key's character without
  /// modifiers, and `text` is the typed text. On layouts that type digits with Shift, such as the French one, only `text`
  /// contains the digit.
  init?(character: Character, typing text: String) {
    guard let command = Self(character: character) ?? text.first.flatMap({ Self(character: $0) }) else { return nil }
    self = command
  }

  /// Whether holding the key down repeats the command. A guess doesn't repeat: the same key would otherwise confirm a guess
  /// with holes.
  var repeats: Bool { self != .guess }
}
