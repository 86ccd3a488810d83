import CodeBreakerSession

extension CodeBreakerSession.KeyCommand {
  /// The command of a key, by the character that Apple's frameworks give it: what it types, or for a key that types
  /// nothing one of the function-key characters of AppKit, which SwiftUI uses too. Other keys have none.
  init?(character: Character) {
    self.init(key: Array((Self.names[character] ?? String(character)).utf8))
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

  /// The names that the W3C gives to keys without a printable character.
  private static let names: [Character: String] = [
    "\u{F700}": "ArrowUp", "\u{F701}": "ArrowDown", "\u{F702}": "ArrowLeft", "\u{F703}": "ArrowRight",
    "\u{F729}": "Home", "\u{F72B}": "End",
    // Backspace is one or the other, depending on the system; the key that deletes forward is the third.
    "\u{8}": "Backspace", "\u{7F}": "Backspace", "\u{F728}": "Delete",
    // Return, and the Enter of the number pad.
    "\r": "Enter", "\n": "Enter", "\u{3}": "Enter",
  ]
}
