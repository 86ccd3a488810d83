/// The W3C names of keys, for the characters that Apple's frameworks use for them.
public enum KeyNames {
  /// Returns the name in UTF-8 of the key for a character, which can be AppKit's and SwiftUI's for a function key.
  public static func name(of character: Character) -> [UInt8] {
    Array((names[character] ?? String(character)).utf8)
  }

  private static let names: [Character: String] = [
    "\u{F700}": "ArrowUp", "\u{F701}": "ArrowDown", "\u{F702}": "ArrowLeft", "\u{F703}": "ArrowRight",
    "\u{F729}": "Home", "\u{F72B}": "End",
    // Backspace is one of the first two, depending on the system. The third is the key that deletes forward.
    "\u{8}": "Backspace", "\u{7F}": "Backspace", "\u{F728}": "Delete",
    // Return, and Enter on the number pad.
    "\r": "Enter", "\n": "Enter", "\u{3}": "Enter",
  ]
}
