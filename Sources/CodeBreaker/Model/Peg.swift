import NumberedGame

/// What a player puts into a hole of a code: a colour by its name, such as "red", or else an emoji.
///
/// A peg is text, and is written as text: `let peg: Peg = "red"`. It is a type of its own and not a `typealias` of
/// `String` for one reason: two pegs are the same when their bytes are, in every build, whereas `String`s are normalised
/// first where they are the standard library's. An array of bytes is also smaller to copy and quicker to compare.
///
/// A peg that is no colour's name is taken for an emoji. See `PegColor.init?(_:)`.
public struct Peg: Hashable, Sendable {
  /// The text as UTF-8.
  private let bytes: [UInt8]

  /// The peg that is written `text`.
  public init(_ text: String) {
    bytes = text.utf8Bytes
  }

  /// The name of the colour, or the emoji.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension Peg: ExpressibleByStringLiteral {
  /// The peg that is written `text`.
  public init(stringLiteral text: StaticString) {
    bytes = text.withUTF8Buffer { Array($0) }
  }
}

extension Peg: CustomStringConvertible {
  /// The text of the peg.
  public var description: String { text }
}
