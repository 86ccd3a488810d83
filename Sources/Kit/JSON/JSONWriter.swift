import GameCore

/// A writer that writes JSON (RFC 8259) one value after another, as UTF-8 without white space.
///
/// Escapes quotation marks, backslashes, and control characters in strings, the latter as `\n`, `\r`, `\t`, or
/// `\u00xx`. Strings must be valid UTF-8, and an object's member names must be distinct. The writer checks neither.
public struct JSONWriter: Sendable {
  /// The text written so far.
  public private(set) var bytes: [UInt8] = []

  private var needsComma = false

  /// Creates an empty writer.
  public init() {}

  /// Returns the text of an object whose members the closure writes.
  public static func object<E: Error>(_ members: (inout JSONWriter) throws(E) -> Void) throws(E) -> [UInt8] {
    var json = JSONWriter()
    try json.object(members)
    return json.bytes
  }

  // MARK: Values

  /// Writes an object whose members the closure writes.
  public mutating func object<E: Error>(_ members: (inout JSONWriter) throws(E) -> Void) throws(E) {
    begin(UInt8(ascii: "{"))
    try members(&self)
    end(UInt8(ascii: "}"))
  }

  /// Writes an array. The closure writes one value for each element.
  public mutating func array<Element, E: Error>(
    _ elements: some Sequence<Element>, _ value: (inout JSONWriter, Element) throws(E) -> Void
  ) throws(E) {
    begin(UInt8(ascii: "["))
    for element in elements { try value(&self, element) }
    end(UInt8(ascii: "]"))
  }

  /// Writes an integer of at most 64 bits.
  public mutating func value(_ number: some FixedWidthInteger) {
    separate()
    bytes += "\(number)".utf8Bytes
  }

  /// Writes a string.
  public mutating func value(_ text: String) {
    value(utf8: text.utf8Bytes)
  }

  /// Writes a string that is given as UTF-8.
  public mutating func value(utf8 text: [UInt8]) {
    separate()
    put(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): putEscape(byte)
      case 0x0A: putEscape(UInt8(ascii: "n"))
      case 0x0D: putEscape(UInt8(ascii: "r"))
      case 0x09: putEscape(UInt8(ascii: "t"))
      case 0..<0x20:
        putEscape(UInt8(ascii: "u"))
        put(UInt8(ascii: "0"))
        put(UInt8(ascii: "0"))
        put(UInt8(ascii: "0") + byte >> 4)
        let digit = byte & 15
        put(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
      default: put(byte)
      }
    }
    put(UInt8(ascii: "\""))
  }

  /// Writes `true` or `false`.
  public mutating func value(_ flag: Bool) {
    value(json: (flag ? "true" : "false").utf8Bytes)
  }

  /// Writes `null`.
  public mutating func null() {
    value(json: "null".utf8Bytes)
  }

  /// Writes a value that is already JSON.
  public mutating func value(json: [UInt8]) {
    separate()
    bytes += json
  }

  // MARK: Members

  /// Writes a member whose value is an integer of at most 64 bits, or `null`.
  public mutating func member(_ name: String, _ number: (some FixedWidthInteger)?) {
    key(name)
    if let number { value(number) } else { null() }
  }

  /// Writes a member whose value is a string, or `null`.
  public mutating func member(_ name: String, _ text: String?) {
    key(name)
    if let text { value(text) } else { null() }
  }

  /// Writes a member whose value is a string that is given as UTF-8.
  public mutating func member(_ name: String, utf8 text: [UInt8]) {
    key(name)
    value(utf8: text)
  }

  /// Writes a member whose value is `true` or `false`.
  public mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// Writes a member whose value is a number with two decimals, or `null`. `hundredths` must not be negative.
  public mutating func hundredthsMember(_ name: String, _ hundredths: Int64?) {
    key(name)
    guard let hundredths else { return null() }
    let rest = hundredths % 100
    let zero: String = rest < 10 ? "0" : ""
    value(json: "\(hundredths / 100).\(zero)\(rest)".utf8Bytes)
  }

  /// Writes a member whose value is `null`.
  public mutating func nullMember(_ name: String) {
    key(name)
    null()
  }

  /// Writes a member whose value is already JSON.
  public mutating func member(_ name: String, json: [UInt8]) {
    key(name)
    value(json: json)
  }

  /// Writes a member whose value is an object. The closure writes the members of the object.
  public mutating func object<E: Error>(
    _ name: String, _ members: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    key(name)
    try object(members)
  }

  /// Writes a member whose value is an array. The closure writes one value for each element.
  public mutating func array<Element, E: Error>(
    _ name: String, _ elements: some Sequence<Element>, _ value: (inout JSONWriter, Element) throws(E) -> Void
  ) throws(E) {
    key(name)
    try array(elements, value)
  }

  /// Writes the name of a member. The caller must write its value next.
  public mutating func key(_ name: String) {
    value(name)
    put(UInt8(ascii: ":"))
    needsComma = false
  }

  // MARK: Bytes

  private mutating func separate() {
    if needsComma { put(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func begin(_ mark: UInt8) {
    separate()
    put(mark)
    needsComma = false
  }

  private mutating func end(_ mark: UInt8) {
    put(mark)
    needsComma = true
  }

  private mutating func put(_ byte: UInt8) {
    bytes.append(byte)
  }

  private mutating func putEscape(_ letter: UInt8) {
    put(UInt8(ascii: "\\"))
    put(letter)
  }
}
