/// The names that the W3C gives to keys, for the characters that Apple's frameworks give them.
public enum KeyNames {
  /// The name of a key as UTF-8, as sessions read it.
  ///
  /// - Parameter character: what it types, or for a key that types nothing one of the function-key characters of AppKit, which
  ///   SwiftUI uses too.
  public static func name(of character: Character) -> [UInt8] {
    Array((names[character] ?? String(character)).utf8)
  }

  private static let names: [Character: String] = [
    "\u{F700}": "ArrowUp", "\u{F701}": "ArrowDown", "\u{F702}": "ArrowLeft", "\u{F703}": "ArrowRight",
    "\u{F729}": "Home", "\u{F72B}": "End",
    // Backspace is one or the other, depending on the system; the key that deletes forward is the third.
    "\u{8}": "Backspace", "\u{7F}": "Backspace", "\u{F728}": "Delete",
    // Return, and the Enter of the number pad.
    "\r": "Enter", "\n": "Enter", "\u{3}": "Enter",
  ]
}
