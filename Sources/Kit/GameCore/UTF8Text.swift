/// A string represented by its UTF-8 bytes. It replaces `String` in the browser.
///
/// The standard library's `String` compares by Unicode canonical equivalence, counts grapheme clusters, and supports
/// foreign storage. The games need none of that, and it would make a program for the browser a third larger. In
/// Embedded Swift, the name `String` therefore means this type in every file that imports this module. Elsewhere it
/// means the standard library's type. Code that is compiled for both may use only what both offer: literals;
/// interpolation of strings, integers, Booleans, and values with a description; `+`, `+=`, `isEmpty`,
/// `joined(separator:)`, `utf8Bytes`, and `String(decoding:as:)`. If the compiler would infer the standard library's
/// type for a literal, annotate it: `let none: String = "–"`.
///
/// Strings are equal if their bytes are equal, so different normalization forms of a string are not equal.
public struct UTF8Text: Hashable, Sendable {
  /// The text as UTF-8.
  public fileprivate(set) var utf8Bytes: [UInt8]

  /// Creates an empty text.
  public init() {
    utf8Bytes = []
  }

  /// Creates a string from its bytes without validating that they are UTF-8.
  public init(decoding bytes: [UInt8], as encoding: UTF8.Type) {
    utf8Bytes = bytes
  }

  /// Creates a string from a literal.
  public init(_ literal: StaticString) {
    self.init(stringLiteral: literal)
  }

  /// Whether the text has no bytes.
  public var isEmpty: Bool { utf8Bytes.isEmpty }

  /// Appends another text.
  public mutating func append(_ addition: UTF8Text) {
    utf8Bytes += addition.utf8Bytes
  }

  fileprivate mutating func append(literal: StaticString) {
    literal.withUTF8Buffer { utf8Bytes.append(contentsOf: $0) }
  }

  fileprivate mutating func append(isNegative: Bool, magnitude: UInt64) {
    if isNegative { utf8Bytes.append(UInt8(ascii: "-")) }
    let start = utf8Bytes.count
    var rest = magnitude
    repeat {
      utf8Bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    utf8Bytes[start...].reverse()
  }
}

extension UTF8Text: ExpressibleByStringInterpolation {
  /// Creates a string from a literal.
  public init(stringLiteral literal: StaticString) {
    self.init()
    append(literal: literal)
  }

  /// Creates a string from an interpolated literal.
  public init(stringInterpolation: Interpolation) {
    self = stringInterpolation.text
  }

  /// The text of an interpolated literal while it is being built.
  public struct Interpolation: StringInterpolationProtocol {
    var text = UTF8Text()

    /// Creates an empty interpolation. Ignores the capacities, because the strings are too short for reserving to help.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a literal part.
    public mutating func appendLiteral(_ literal: StaticString) {
      text.append(literal: literal)
    }

    /// Appends a string.
    public mutating func appendInterpolation(_ part: UTF8Text) {
      text.append(part)
    }

    /// Appends an integer of at most 64 bits in decimal.
    public mutating func appendInterpolation(_ number: some FixedWidthInteger) {
      text.append(isNegative: number < 0, magnitude: UInt64(truncatingIfNeeded: number.magnitude))
    }

    /// Appends `true` or `false`.
    public mutating func appendInterpolation(_ isTrue: Bool) {
      text.append(literal: isTrue ? "true" : "false")
    }

    /// Appends the description of a value.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text.utf8Bytes += value.description.utf8Bytes
    }
  }
}

extension [UTF8Text] {
  /// Returns all strings joined, with a separator between them.
  public func joined(separator: UTF8Text) -> UTF8Text {
    var joined = UTF8Text()
    for (index, text) in enumerated() {
      if index > 0 { joined.append(separator) }
      joined.append(text)
    }
    return joined
  }
}

#if hasFeature(Embedded)
/// The string type of programs for the browser.
public typealias String = UTF8Text

/// The default type of string literals.
public typealias StringLiteralType = UTF8Text

// These operators exist only here, because elsewhere two more overloads would cost the type checker minutes.
extension UTF8Text {
  /// Appends a string to another.
  public static func += (text: inout UTF8Text, addition: UTF8Text) {
    text.append(addition)
  }

  /// Returns the concatenation of two strings.
  public static func + (left: UTF8Text, right: UTF8Text) -> UTF8Text {
    var text = left
    text.append(right)
    return text
  }
}

/// A type whose values have a textual description.
public protocol CustomStringConvertible {
  /// A textual description of the value.
  var description: String { get }
}

extension FixedWidthInteger {
  /// The number in decimal.
  public var description: String { "\(self)" }
}
#else
extension String {
  /// Creates a string from a literal.
  public init(_ literal: StaticString) {
    self = literal.description
  }

  /// The string as UTF-8. Codecs and comparisons use these bytes.
  public var utf8Bytes: [UInt8] { Array(utf8) }
}
#endif
