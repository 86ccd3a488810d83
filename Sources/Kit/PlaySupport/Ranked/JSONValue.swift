import NumberedGame

/// A value of JSON (RFC 8259) as a server answers with it.
public indirect enum JSONValue: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case truth(Bool)
  /// A number: what stands before the point, and all of it in hundredths, the rest cut off.
  case number(Int, hundredths: Int)
  /// A text, as UTF-8 without its escapes.
  case text([UInt8])
  /// Values in their order.
  case list([JSONValue])
  /// Values by their names, in the order of the text.
  case object([(name: [UInt8], value: JSONValue)])

  /// Reads a text.
  ///
  /// - Returns: nothing where it is no JSON, goes on after its value, or nests deeper than any answer.
  public init?(_ text: [UInt8]) {
    var reader = JSONReader(text)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  /// The value of that name in an object; nothing where there is none, or it is null.
  public subscript(name: StaticString) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    let bytes = name.withUTF8Buffer { Array($0) }
    guard let value = members.first(where: { $0.name == bytes })?.value else { return nil }
    if case .null = value { return nil }
    return value
  }

  /// What stands before the point of the number, if it is one.
  public var int: Int? {
    if case .number(let number, _) = self { number } else { nil }
  }

  /// The number in hundredths, if it is one.
  public var hundredths: Int? {
    if case .number(_, let hundredths) = self { hundredths } else { nil }
  }

  /// The text, if it is one.
  public var bytes: [UInt8]? {
    if case .text(let text) = self { text } else { nil }
  }

  /// Whether it is true or not, if it is one of the two.
  public var bool: Bool? {
    if case .truth(let truth) = self { truth } else { nil }
  }

  /// The values, if it is a list.
  public var list: [JSONValue]? {
    if case .list(let values) = self { values } else { nil }
  }
}

/// Reads JSON from the left to the right.
private struct JSONReader {
  private let text: [UInt8]
  private var place = 0

  /// Deeper than any answer of a server of the day.
  private static let deepest = 16

  init(_ text: [UInt8]) {
    self.text = text
  }

  /// Whether nothing follows but spaces.
  var isAtEnd: Bool {
    mutating get {
      skipSpaces()
      return place == text.count
    }
  }

  mutating func value(depth: Int) -> JSONValue? {
    skipSpaces()
    guard depth < Self.deepest, place < text.count else { return nil }
    switch text[place] {
    case UInt8(ascii: "{"): return object(depth: depth + 1)
    case UInt8(ascii: "["): return list(depth: depth + 1)
    case UInt8(ascii: "\""): return string().map { .text($0) }
    case UInt8(ascii: "t"): return take("true") ? .truth(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .truth(false) : nil
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func object(depth: Int) -> JSONValue? {
    place += 1
    var members: [(name: [UInt8], value: JSONValue)] = []
    if takeMark("}") { return .object(members) }
    repeat {
      skipSpaces()
      guard let name = string(), takeMark(":"), let value = value(depth: depth) else { return nil }
      members.append((name, value))
    } while takeMark(",")
    return takeMark("}") ? .object(members) : nil
  }

  private mutating func list(depth: Int) -> JSONValue? {
    place += 1
    var values: [JSONValue] = []
    if takeMark("]") { return .list(values) }
    repeat {
      guard let value = value(depth: depth) else { return nil }
      values.append(value)
    } while takeMark(",")
    return takeMark("]") ? .list(values) : nil
  }

  private mutating func string() -> [UInt8]? {
    guard place < text.count, text[place] == UInt8(ascii: "\"") else { return nil }
    place += 1
    var bytes: [UInt8] = []
    while place < text.count {
      let byte = text[place]
      place += 1
      if byte == UInt8(ascii: "\"") { return bytes }
      if byte < 0x20 { return nil }
      if byte != UInt8(ascii: "\\") {
        bytes.append(byte)
      } else if let scalar = escape() {
        bytes += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      } else {
        return nil
      }
    }
    return nil
  }

  /// What stands behind a backslash. Half of a pair of surrogates is the replacement character.
  private mutating func escape() -> Unicode.Scalar? {
    guard place < text.count else { return nil }
    let byte = text[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"):
      guard let unit = codeUnit() else { return nil }
      guard 0xD800...0xDBFF ~= unit else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
      guard take("\\u"), let low = codeUnit(), 0xDC00...0xDFFF ~= low else { return "\u{FFFD}" }
      return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    default: return nil
    }
  }

  private mutating func codeUnit() -> UInt32? {
    guard place + 4 <= text.count else { return nil }
    var unit: UInt32 = 0
    for byte in text[place..<(place + 4)] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 + UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 + UInt32(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 + UInt32(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    place += 4
    return unit
  }

  private mutating func number() -> JSONValue? {
    let isNegative = takeByte("-")
    guard let whole = digits(), whole.count == 1 || whole.first != UInt8(ascii: "0"), whole.count <= 15 else {
      return nil
    }
    var decimals: [UInt8] = []
    if takeByte(".") {
      guard let digits = digits() else { return nil }
      decimals = digits
    }
    if takeByte("e") || takeByte("E") { return nil }
    let sign: Int64 = isNegative ? -1 : 1
    let magnitude = Self.value(whole[...])
    let hundredths = 100 * magnitude + Self.value((decimals + Self.noDecimals).prefix(2))
    guard let number = Int(exactly: sign * magnitude), let all = Int(exactly: sign * hundredths) else { return nil }
    return .number(number, hundredths: all)
  }

  private static var noDecimals: [UInt8] { [UInt8(ascii: "0"), UInt8(ascii: "0")] }

  private static func value(_ digits: ArraySlice<UInt8>) -> Int64 {
    digits.reduce(0) { 10 * $0 + Int64($1 - UInt8(ascii: "0")) }
  }

  private mutating func digits() -> [UInt8]? {
    let start = place
    while place < text.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[place] { place += 1 }
    return start == place ? nil : Array(text[start..<place])
  }

  private mutating func takeByte(_ mark: Unicode.Scalar) -> Bool {
    guard place < text.count, text[place] == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }

  private mutating func takeMark(_ mark: Unicode.Scalar) -> Bool {
    skipSpaces()
    return takeByte(mark)
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let bytes = word.withUTF8Buffer { Array($0) }
    guard text[place...].starts(with: bytes) else { return false }
    place += bytes.count
    return true
  }

  private mutating func skipSpaces() {
    while place < text.count, [0x20, 0x0A, 0x0D, 0x09].contains(text[place]) { place += 1 }
  }
}
