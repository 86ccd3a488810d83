/// What a player points with.
public enum PointerType: Sendable {
  /// A mouse or a trackpad.
  case mouse
  /// A finger.
  case touch
  /// A pen.
  case pen
  /// Something that the browser cannot name.
  case other

  init(_ name: [UInt8]) {
    switch name.first {
    case UInt8(ascii: "m"): self = .mouse
    case UInt8(ascii: "t"): self = .touch
    case UInt8(ascii: "p"): self = .pen
    default: self = .other
    }
  }
}
