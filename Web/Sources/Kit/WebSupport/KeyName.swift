import NumberedGame

/// The named keys that the games use.
public enum KeyName: Hashable, Sendable {
  /// The arrow keys.
  case arrowLeft, arrowRight, arrowUp, arrowDown
  /// The keys for the first and the last of something.
  case home, end
  /// A key that writes one ASCII letter or digit; letters in lower case.
  case character(UInt8)

  /// Reads the name of a key as browsers give it, for example `ArrowLeft` or `a`; nothing for any other key.
  public init?(_ name: [UInt8]) {
    if name.count == 1 {
      switch name[0] {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .character(name[0] | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): self = .character(name[0])
      default: return nil
      }
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
      ("Home", .home), ("End", .end),
    ]
  }
}
