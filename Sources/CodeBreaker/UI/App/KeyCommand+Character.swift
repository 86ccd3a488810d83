import AppSupport
import CodeBreakerSession

extension CodeBreakerSession.KeyCommand {
  /// Creates the command for a character from Apple's frameworks: a typed one, or one of AppKit's function-key
  /// characters, which SwiftUI uses too. Returns `nil` for other keys.
  init?(character: Character) {
    self.init(key: KeyNames.name(of: character))
  }

  /// Creates a pressed key's command, or returns `nil`. `character` is the key without modifiers, and `text` what was
  /// typed. On layouts that type digits with Shift, such as French, only `text` has the digit.
  init?(character: Character, typing text: String) {
    guard let command = Self(character: character) ?? text.first.flatMap({ Self(character: $0) }) else { return nil }
    self = command
  }
}
