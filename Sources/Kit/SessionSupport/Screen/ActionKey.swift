import GameCore

/// A key that performs an action in a terminal: Enter, Escape, or a key for a printable ASCII character. The terminal's
/// key hints follow from the keys of a screen.
public struct ActionKey: Hashable, Sendable, ExpressibleByUnicodeScalarLiteral {
  /// The ASCII character.
  public let character: UInt8

  /// Creates a key from an ASCII character.
  public init(_ character: UInt8) { self.character = character }

  /// Creates a key from an ASCII character.
  public init(unicodeScalarLiteral scalar: Unicode.Scalar) { self.init(UInt8(ascii: scalar)) }

  /// The Enter key.
  public static var enter: ActionKey { "\r" }

  /// The Escape key.
  public static var escape: ActionKey { "\u{1B}" }
}

extension Action {
  /// The symbol on a button that has no room for its label.
  public enum Symbol: Equatable, Sendable {
    /// An arrow that points back.
    case undo
    /// The system's symbol for sharing.
    case share
    /// A trash can.
    case remove
    /// The symbol of the key that deletes a character.
    case backspace
    /// An arrow that points up or down.
    case up, down
    /// A bulb.
    case coach
  }
}
