/// Writes JSON, a value after the other, as bytes.
public struct JSONWriter: Sendable {
  /// What is written so far.
  public private(set) var bytes: [UInt8] = []

  private var needsComma = false

  /// Nothing written yet.
  public init() {
    bytes.reserveCapacity(256)
  }

  /// An object, whose members the closure writes.
  public mutating func object<E: Error>(_ members: (inout JSONWriter) throws(E) -> Void) throws(E) {
    begin(UInt8(ascii: "{"))
    try members(&self)
    end(UInt8(ascii: "}"))
  }

  /// A list, whose values the closure writes.
  public mutating func array<E: Error>(_ values: (inout JSONWriter) throws(E) -> Void) throws(E) {
    begin(UInt8(ascii: "["))
    try values(&self)
    end(UInt8(ascii: "]"))
  }

  /// A list of as many values as there are elements.
  public mutating func array<Element, E: Error>(
    _ elements: some Sequence<Element>, _ value: (inout JSONWriter, Element) throws(E) -> Void
  ) throws(E) {
    begin(UInt8(ascii: "["))
    for element in elements { try value(&self, element) }
    end(UInt8(ascii: "]"))
  }

  /// A whole number.
  public mutating func value(_ number: some BinaryInteger) {
    separate()
    bytes += String(number).utf8
  }

  /// A text.
  public mutating func value(_ text: String) {
    separate()
    write(text)
  }

  /// True or false.
  public mutating func value(_ flag: Bool) {
    separate()
    bytes += (flag ? "true" : "false").utf8
  }

  /// Nothing.
  public mutating func null() {
    separate()
    bytes += "null".utf8
  }

  /// A value that is JSON already.
  public mutating func value(json: [UInt8]) {
    separate()
    bytes += json
  }

  /// A member with a whole number, or with nothing.
  public mutating func member(_ name: String, _ number: (some BinaryInteger)?) {
    key(name)
    if let number { value(number) } else { null() }
  }

  /// A member with a text, or with nothing.
  public mutating func member(_ name: String, _ text: String?) {
    key(name)
    if let text { value(text) } else { null() }
  }

  /// A member with true or false.
  public mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// A member with nothing.
  public mutating func memberNull(_ name: String) {
    key(name)
    null()
  }

  /// A member with a value that is JSON already.
  public mutating func member(_ name: String, json: [UInt8]) {
    key(name)
    value(json: json)
  }

  /// A member with an object.
  public mutating func object<E: Error>(
    _ name: String, _ members: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    key(name)
    try object(members)
  }

  /// A member with a list.
  public mutating func array<Element, E: Error>(
    _ name: String, _ elements: some Sequence<Element>, _ value: (inout JSONWriter, Element) throws(E) -> Void
  ) throws(E) {
    key(name)
    try array(elements, value)
  }

  /// The name of a member, whose value comes next.
  public mutating func key(_ name: String) {
    separate()
    write(name)
    bytes.append(COLON)
    needsComma = false
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func begin(_ byte: UInt8) {
    separate()
    bytes.append(byte)
    needsComma = false
  }

  private mutating func end(_ byte: UInt8) {
    bytes.append(byte)
    needsComma = true
  }

  private mutating func write(_ text: String) {
    let quote = UInt8(ascii: "\"")
    let backslash = UInt8(ascii: "\\")
    bytes.append(quote)
    for byte in text.utf8 {
      switch byte {
      case quote, backslash:
        bytes.append(backslash)
        bytes.append(byte)
      case LF: bytes += "\\n".utf8
      case CR: bytes += "\\r".utf8
      case TAB: bytes += "\\t".utf8
      case 0..<SP:
        let digits = String(byte, radix: 16)
        bytes += "\\u00".utf8
        if digits.utf8.count == 1 { bytes.append(ZERO) }
        bytes += digits.utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(quote)
  }
}

extension Answer {
  /// An answer with a JSON object.
  public static func json<E: Error>(
    status: Int = 200, headers: [(name: String, value: String)] = [],
    _ members: (inout JSONWriter) throws(E) -> Void
  ) throws(E) -> Answer {
    var json = JSONWriter()
    try json.object(members)
    return Answer(status: status, headers: [("Content-Type", "application/json")] + headers, body: json.bytes)
  }
}
