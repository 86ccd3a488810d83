import NumberedGame

/// A peg in a hole of a code: a color by its name, such as "red", or an emoji.
///
/// A peg is written as text: `let peg: Peg = "red"`. It is a separate type and not a `typealias` of `String`, so that
/// pegs are equal if their bytes are equal in every build. The standard library's `String` compares normalized text. An
/// array of bytes is also smaller to copy and faster to compare.
///
/// A peg that isn't the name of a color is treated as an emoji (see `PegColor.init?(_:)`).
public struct Peg: Hashable, Sendable {
  /// The text as UTF-8.
  private let bytes: [UInt8]

  /// Creates a peg from its text.
  public init(_ text: String) {
    bytes = text.utf8Bytes
  }

  /// The name of the color, or the emoji.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension Peg: ExpressibleByStringLiteral {
  /// Creates a peg from its text.
  public init(stringLiteral text: StaticString) {
    bytes = text.withUTF8Buffer { Array($0) }
  }
}

extension Peg: CustomStringConvertible {
  /// The text of the peg.
  public var description: String { text }
}
