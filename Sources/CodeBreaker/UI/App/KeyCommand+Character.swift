import AppSupport
import CodeBreakerSession

extension CodeBreakerSession.KeyCommand {
  /// The command of a key, by the character that Apple's frameworks give it: what it types, or for a key that types
  /// nothing one of the function-key characters of AppKit, which SwiftUI uses too. Other keys have none.
  init?(character: Character) {
    self.init(key: KeyNames.name(of: character))
  }

  /// The command of a key as it is pressed. Where the digits are typed with Shift, as in France, the key is not called by
  /// its digit, but types it.
  ///
  /// - Parameters:
  ///   - character: what the key is called.
  ///   - text: what it types.
  init?(character: Character, typing text: String) {
    guard let command = Self(character: character) ?? text.first.flatMap({ Self(character: $0) }) else { return nil }
    self = command
  }

  /// Whether holding the key down does it again and again. A guess is made once: what it asks before it counts a guess with
  /// holes must not be answered by the same key.
  var repeats: Bool { self != .guess }
}
