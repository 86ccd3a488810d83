import GameCore

/// The keys that games use, with names from the W3C standard "UI Events KeyboardEvent key Values".
public enum KeyName: Hashable, Sendable {
  /// The arrow keys.
  case arrowLeft, arrowRight, arrowUp, arrowDown
  /// The keys for the first and the last item.
  case home, end
  /// The keys that scroll by a page.
  case pageUp, pageDown
  /// The keys that delete, and the one that submits.
  case backspace, delete, enter
  /// A key for one printable ASCII character, with letters in lowercase.
  case character(UInt8)

  /// Reads the name of a key in UTF-8, such as `ArrowLeft`, `a`, or `A`, or returns `nil` for any other key.
  public init?(_ name: [UInt8]) {
    if name.count == 1 {
      guard UInt8(ascii: " ")...UInt8(ascii: "~") ~= name[0] else { return nil }
      self = .character(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= name[0] ? name[0] | 0x20 : name[0])
      return
    }
    for (text, key) in Self.names where name == text.utf8Bytes {
      self = key
      return
    }
    return nil
  }

  private static var names: [(String, KeyName)] {
    [
      ("ArrowLeft", .arrowLeft), ("ArrowRight", .arrowRight), ("ArrowUp", .arrowUp), ("ArrowDown", .arrowDown),
      ("Home", .home), ("End", .end), ("Backspace", .backspace), ("Delete", .delete), ("Enter", .enter),
      ("PageUp", .pageUp), ("PageDown", .pageDown),
    ]
  }
}
