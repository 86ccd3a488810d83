import NumberedGame

/// What a player puts into a hole of a code: a colour by its name, such as "red", or else an emoji.
///
/// A peg is text, and is written as text: `let peg: Peg = "red"`. It is a type of its own and not a `typealias` of
/// `String` for one reason: two pegs are the same when their bytes are, whereas comparing `String`s normalises them
/// first, and the Unicode tables for that would be the largest part of what a browser has to load. With a type of its
/// own nobody can bring them in by mistake: `==`, `firstIndex(of:)` and `Set` all do the right thing. The bytes are also
/// what is kept, since an array of them is smaller to copy and quicker to compare than a `String`.
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
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension Peg: CustomStringConvertible {
  /// The text of the peg.
  public var description: String { text }
}
