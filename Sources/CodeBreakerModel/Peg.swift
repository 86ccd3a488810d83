/// What a player puts into a hole of a code: a colour by its name, such as "red", or else an emoji.
///
/// A peg is text, and is written as text: `let peg: Peg = "red"`. It is a type of its own and not a `typealias` of
/// `String` for one reason: two pegs are the same when their bytes are, whereas comparing `String`s normalises them
/// first, and the Unicode tables for that would be the largest part of what a browser has to load. With a type of its
/// own nobody can bring them in by mistake: `==`, `firstIndex(of:)` and `Set` all do the right thing.
///
/// A peg that is no colour's name is taken for an emoji. See `PegColor.init?(_:)`.
public struct Peg: Sendable {
  /// The name of the colour, or the emoji.
  public let text: String

  /// The peg that is written `text`.
  public init(_ text: String) {
    self.text = text
  }
}

extension Peg: Hashable {
  /// Whether both pegs are written with the same bytes.
  public static func == (left: Peg, right: Peg) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Feeds the bytes of the text to the hasher.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    // No byte of UTF-8 text is 0xFF, so this tells where the text ends.
    hasher.combine(0xFF as UInt8)
  }
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
