/// A short text that the player types into a dialog.
package struct TypedText: Hashable {
  package private(set) var text = ""

  /// Nothing typed yet.
  package init() {}

  /// More than any answer needs, and few enough to fit into every window.
  private static let limit = 15

  /// The text as bytes, as sessions take it.
  package var bytes: [UInt8] { Array(text.utf8) }

  /// Takes a key as part of the text.
  ///
  /// - Returns: whether it was one.
  package mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .character(let character) where character.isASCII:
      if text.count < Self.limit { text.append(character) }
      return true
    case .backspace, .delete:
      _ = text.popLast()
      return true
    default: return false
    }
  }

  /// The text with a cursor, underlined as wide as it may become.
  package var field: Span {
    Span(
      text + "_" + String(repeating: " ", count: max(0, Self.limit - text.count)),
      Style(isBold: true, isUnderlined: true))
  }
}
