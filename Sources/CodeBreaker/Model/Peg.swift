import GameCore

/// A peg: the name of a color, such as "red", or any other text, which counts as an emoji (see `PegColor.init?(_:)`).
///
/// A peg can be a string literal: `let peg: Peg = "red"`. It isn't a `String`, because strings with different bytes can
/// be equal after Unicode normalization. Pegs are equal only if their bytes are, in every build. Bytes are also smaller
/// to copy and faster to compare.
public struct Peg: Hashable, Sendable {
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
