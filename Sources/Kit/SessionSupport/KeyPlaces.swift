import GameCore

/// The keys of a game that stand for their place on the keyboard, not for the character that they type.
public enum KeyPlaces: Sendable {
  /// The row of digits.
  case digits
  /// The row of digits, and the keys that a US keyboard labels W, A, S, and D.
  case digitsAndWASD

  /// Returns the name of a pressed key, as `KeyName` reads it: the same one in every keyboard layout.
  ///
  /// A key that stands for its place has the name that a US keyboard gives it. The others stand for what they type. If
  /// they type letters of another script, such as Cyrillic, they have the name that a US keyboard gives them.
  ///
  /// - Parameters:
  ///   - key: The typed character, or the name of the key, in the W3C standard "UI Events KeyboardEvent key Values".
  ///   - code: The place of the key in the W3C standard "UI Events KeyboardEvent code Values", such as `KeyW`. Empty if
  ///     it isn't known, as on a keyboard on the screen. Then every key stands for what it types.
  ///   - hasCommand: Whether Control or Command is down. Then every key stands for what it types.
  public func name(key: [UInt8], code: [UInt8], hasCommand: Bool) -> [UInt8] {
    let place = Self.character(code)
    if let place, !hasCommand, isPlace(place) { return [place] }
    let name: [UInt8]
    if let first = key.first, first >= Self.firstByteAfterLatin, let place { name = [place] } else { name = key }
    // In another layout, a key elsewhere types one of these letters.
    if !hasCommand, !code.isEmpty, name.count == 1, self == .digitsAndWASD, Self.isWASD(name[0] | 0x20) { return [] }
    return name
  }

  private func isPlace(_ character: UInt8) -> Bool {
    switch character {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self == .digitsAndWASD && Self.isWASD(character)
    default: true
    }
  }

  private static func isWASD(_ letter: UInt8) -> Bool { "wasd".utf8Bytes.contains(letter) }

  /// The first byte in UTF-8 of the letters after those of the Latin script: Greek, Cyrillic, and so on.
  private static let firstByteAfterLatin: UInt8 = 0xCD

  /// Returns the character that a US keyboard types in a place, without Shift, if it is a letter, or in the row of digits.
  private static func character(_ code: [UInt8]) -> UInt8? {
    if code.count == 4, code.starts(with: "Key".utf8Bytes) { return code[3] | 0x20 }
    if code.count == 6, code.starts(with: "Digit".utf8Bytes) { return code[5] }
    if code.elementsEqual("Minus".utf8Bytes) { return UInt8(ascii: "-") }
    return code.elementsEqual("Equal".utf8Bytes) ? UInt8(ascii: "=") : nil
  }
}
