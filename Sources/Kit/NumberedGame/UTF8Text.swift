/// A text as its bytes in UTF-8, and nothing more: what `String` means in the browser.
///
/// The standard library's `String` compares by Unicode's rules, counts characters, and may lie in another language's
/// memory. Nothing here asks for that, and a program of the browser would be a fifth larger for it. So in Embedded Swift
/// the name `String` stands for this type in every file that imports this module; everywhere else it is the standard
/// library's. What is compiled for both keeps to what both have: literals, interpolation of texts, whole numbers, truth
/// values and what describes itself, `+`, `+=`, `isEmpty`, `joined(separator:)`, `utf8Bytes`, `String(decoding:as:)`.
/// Where the compiler takes a literal for the standard library's, it is to be given its type: `let none: String = "–"`.
///
/// Equal is what has the same bytes, so texts of different normal forms differ.
public struct UTF8Text: Hashable, Sendable {
  /// The bytes.
  public fileprivate(set) var utf8Bytes: [UInt8]

  /// Makes an empty text.
  public init() {
    utf8Bytes = []
  }

  /// Makes a text of its bytes. They are taken as they are: nobody looks whether they are UTF-8.
  public init(decoding bytes: [UInt8], as encoding: UTF8.Type) {
    utf8Bytes = bytes
  }

  /// Makes a text of a literal.
  public init(_ literal: StaticString) {
    self.init(stringLiteral: literal)
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { utf8Bytes.isEmpty }

  /// Puts another text at the end of this one.
  @inline(never)
  public mutating func append(_ addition: UTF8Text) {
    utf8Bytes += addition.utf8Bytes
  }

  @inline(never)
  fileprivate mutating func append(literal: StaticString) {
    literal.withUTF8Buffer { utf8Bytes.append(contentsOf: $0) }
  }

  @inline(never)
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
  /// Makes a text of a literal.
  @inline(never)
  public init(stringLiteral literal: StaticString) {
    self.init()
    append(literal: literal)
  }

  /// Makes a text of a literal with something between its parts.
  public init(stringInterpolation: Interpolation) {
    self = stringInterpolation.text
  }

  /// A literal being put together.
  public struct Interpolation: StringInterpolationProtocol {
    var text = UTF8Text()

    /// Begins with nothing. What is to come is too short to make room for it beforehand.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds what stands in the literal itself.
    public mutating func appendLiteral(_ literal: StaticString) {
      text.append(literal: literal)
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ part: UTF8Text) {
      text.append(part)
    }

    /// Adds a number in decimal, at most 64 bits wide.
    public mutating func appendInterpolation(_ number: some FixedWidthInteger) {
      text.append(isNegative: number < 0, magnitude: UInt64(truncatingIfNeeded: number.magnitude))
    }

    /// Adds `true` or `false`.
    public mutating func appendInterpolation(_ isTrue: Bool) {
      text.append(literal: isTrue ? "true" : "false")
    }

    /// Adds what something says of itself.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text.utf8Bytes += value.description.utf8Bytes
    }
  }
}

extension [UTF8Text] {
  /// All texts one after the other, with another one between them.
  @inline(never)
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
/// A text. In the browser that is its bytes.
public typealias String = UTF8Text

/// What a literal is where nothing says otherwise.
public typealias StringLiteralType = UTF8Text

// Anywhere else these would be two more readings of every sum, which cost the compiler minutes.
extension UTF8Text {
  /// Puts a text at the end of another.
  @inline(never)
  public static func += (text: inout UTF8Text, addition: UTF8Text) {
    text.append(addition)
  }

  /// One text after another.
  @inline(never)
  public static func + (left: UTF8Text, right: UTF8Text) -> UTF8Text {
    var text = left
    text.append(right)
    return text
  }
}

/// What describes itself in words.
public protocol CustomStringConvertible {
  /// The words.
  var description: String { get }
}

extension FixedWidthInteger {
  /// The number in decimal.
  public var description: String { "\(self)" }
}
#else
extension String {
  /// Makes a text of a literal.
  public init(_ literal: StaticString) {
    self = literal.description
  }

  /// The text as UTF-8. Codecs and comparisons work on these bytes.
  public var utf8Bytes: [UInt8] { Array(utf8) }
}
#endif
