import NumberedGame

/// The keys that games use, by their names in the standard "UI Events KeyboardEvent key Values" of the W3C.
public enum KeyName: Hashable, Sendable {
  /// The arrow keys.
  case arrowLeft, arrowRight, arrowUp, arrowDown
  /// The keys for the first and the last of something.
  case home, end
  /// The keys that go back and on by as much as is seen.
  case pageUp, pageDown
  /// The keys that take something out, and the one that is done with it.
  case backspace, delete, enter
  /// A key that writes one ASCII character; letters in lower case.
  case character(UInt8)

  /// Reads the name of a key, for example `ArrowLeft` or `a`; nothing for any other key.
  ///
  /// - Parameter name: the name as UTF-8. A letter may be upper case.
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
