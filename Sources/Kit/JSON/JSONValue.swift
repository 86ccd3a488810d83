/// A value parsed from JSON text (RFC 8259).
///
/// The text must be UTF-8 and must not nest deeper than ``maxDepth``. Text with half of a surrogate pair is invalid,
/// because it isn't Unicode. Numbers may have any length. A number that doesn't fit in `Int` has no integer value.
public indirect enum JSONValue: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number. The first value is `nil` if the number has a fraction or doesn't fit in `Int`. The second value is the
  /// number in hundredths, rounded toward zero, or `nil` if that doesn't fit in `Int`.
  case number(Int?, hundredths: Int?)
  /// A string, as UTF-8 without escapes.
  case text([UInt8])
  /// An array, with its elements in the order of the text.
  case array([JSONValue])
  /// An object, with its members in the order of the text. If a name occurs twice, the last member counts.
  case object([(name: [UInt8], value: JSONValue)])

  /// The maximum nesting depth of arrays and objects.
  public static var maxDepth: Int { 32 }

  /// Parses a JSON value in UTF-8, which may have white space around it. Returns `nil` if invalid or nested too deeply.
  public init?(_ text: [UInt8]) {
    var reader = JSONReader(text)
    guard let value = reader.readDocument() else { return nil }
    self = value
  }

  /// The value of a member, or `nil` if this isn't an object, has no such member, or the member is `null`.
  public subscript(name: StaticString) -> JSONValue? {
    get {
      guard let value = member(name) else { return nil }
      if case .null = value { return nil }
      return value
    }
  }

  /// Returns the value of a member, including `.null`, or returns `nil` if this isn't an object or has no such member.
  public func member(_ name: StaticString) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    let bytes = name.withUTF8Buffer { Array($0) }
    return members.last { $0.name == bytes }?.value
  }

  /// The number, or `nil` if this isn't a number, has a fraction, or doesn't fit in `Int`.
  public var int: Int? {
    if case .number(let number, _) = self { number } else { nil }
  }

  /// The number in hundredths, rounded toward zero, or `nil` if this isn't a number or doesn't fit in `Int`.
  public var hundredths: Int? {
    if case .number(_, let hundredths) = self { hundredths } else { nil }
  }

  /// The string as UTF-8, or `nil` if this isn't a string.
  public var bytes: [UInt8]? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The truth value, or `nil` if this isn't `true` or `false`.
  public var bool: Bool? {
    if case .bool(let truth) = self { truth } else { nil }
  }

  /// The values of the array, or `nil` if this isn't an array.
  public var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }
}
