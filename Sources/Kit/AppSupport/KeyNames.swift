import SessionSupport

/// The W3C names of keys, for the characters that Apple's frameworks use for them.
public enum KeyNames {
  /// Returns the UTF-8 name of the key that types `character`. AppKit's function keys type private-use characters.
  public static func name(of character: Character) -> [UInt8] {
    Array((names[character] ?? String(letter(typedAs: character))).utf8)
  }

  /// Returns the letter that a US keyboard has in the place of a Cyrillic or Greek letter, or `character` itself. Apple's
  /// frameworks tell only what a key types, so W, A, S, and D stand for letters in Latin layouts.
  public static func letter(typedAs character: Character) -> Character {
    character.lowercased().first.flatMap { letters[$0] } ?? character
  }

  private static let letters = Dictionary(
    zip("йцукенгшщзфывапролдячсмитьςερτυθιοπασδφγηξκλζχψωβνμ", "qwertyuiopasdfghjklzxcvbnmwertyuiopasdfghjklzxcvbnm"),
    uniquingKeysWith: { first, _ in first })

  private static let names: [Character: String] = [
    "\u{F700}": "ArrowUp", "\u{F701}": "ArrowDown", "\u{F702}": "ArrowLeft", "\u{F703}": "ArrowRight",
    "\u{F729}": "Home", "\u{F72B}": "End",
    // The Backspace key types U+8 or U+7F, depending on the system. U+F728 is the key that deletes forward.
    "\u{8}": "Backspace", "\u{7F}": "Backspace", "\u{F728}": "Delete",
    // Return, and Enter on the number pad.
    "\r": "Enter", "\n": "Enter", "\u{3}": "Enter",
  ]
}

extension ShortcutScope {
  /// Returns whether a pressed key acts. `character` is the key without modifiers, `hasModifier` tells whether Command,
  /// Control, or Option is down, and `isOnBoard` whether the focus is on the board or one of its parts.
  func allows(_ character: Character, hasModifier: Bool, isOnBoard: Bool) -> Bool {
    guard !hasModifier, let key = KeyName(KeyNames.name(of: character)) else { return true }
    return allows(key, isOnBoard: isOnBoard)
  }
}
