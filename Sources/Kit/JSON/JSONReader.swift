struct JSONReader {
  private let text: [UInt8]
  private var position = 0

  init(_ text: [UInt8]) {
    self.text = text
  }

  mutating func readDocument() -> JSONValue? {
    guard isUTF8, let value = readValue(depth: 0) else { return nil }
    skipSpace()
    return position == text.count ? value : nil
  }

  private var isUTF8: Bool {
    var rest = 0
    var scalar: UInt32 = 0
    var minScalar: UInt32 = 0
    for byte in text {
      if byte & 0xC0 == 0x80 {
        guard rest > 0 else { return false }
        rest -= 1
        scalar = scalar << 6 | UInt32(byte & 0x3F)
        // Reject overlong encodings, halves of surrogate pairs, and values beyond the last scalar.
        if rest == 0, scalar < minScalar || Unicode.Scalar(scalar) == nil { return false }
      } else {
        guard rest == 0 else { return false }
        switch byte {
        case 0..<0x80: continue
        case 0xC0..<0xE0: (rest, minScalar) = (1, 0x80)
        case 0xE0..<0xF0: (rest, minScalar) = (2, 0x800)
        case 0xF0..<0xF8: (rest, minScalar) = (3, 0x10000)
        default: return false
        }
        scalar = UInt32(byte & (0x3F >> UInt8(rest)))
      }
    }
    return rest == 0
  }

  // MARK: Values

  private mutating func readValue(depth: Int) -> JSONValue? {
    skipSpace()
    guard position < text.count else { return nil }
    switch text[position] {
    case UInt8(ascii: "{"): return readObject(depth: depth + 1)
    case UInt8(ascii: "["): return readArray(depth: depth + 1)
    case UInt8(ascii: "\""): return readString().map { .text($0) }
    case UInt8(ascii: "t"): return skip("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return skip("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return skip("null") ? .null : nil
    default: return readNumber()
    }
  }

  private mutating func readObject(depth: Int) -> JSONValue? {
    guard depth <= JSONValue.maxDepth else { return nil }
    position += 1
    var members: [(name: [UInt8], value: JSONValue)] = []
    if skipMark("}") { return .object(members) }
    repeat {
      skipSpace()
      guard let name = readString(), skipMark(":"), let value = readValue(depth: depth) else { return nil }
      members.append((name, value))
    } while skipMark(",")
    return skipMark("}") ? .object(members) : nil
  }

  private mutating func readArray(depth: Int) -> JSONValue? {
    guard depth <= JSONValue.maxDepth else { return nil }
    position += 1
    var values: [JSONValue] = []
    if skipMark("]") { return .array(values) }
    repeat {
      guard let value = readValue(depth: depth) else { return nil }
      values.append(value)
    } while skipMark(",")
    return skipMark("]") ? .array(values) : nil
  }

  // MARK: Strings

  private mutating func readString() -> [UInt8]? {
    guard skipByte("\"") else { return nil }
    var bytes: [UInt8] = []
    while position < text.count {
      let byte = text[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return bytes
      case UInt8(ascii: "\\"):
        guard let scalar = readEscape(), let encoded = UTF8.encode(scalar) else { return nil }
        bytes += Array(encoded)
      case 0..<0x20: return nil
      default: bytes.append(byte)
      }
    }
    return nil
  }

  /// Reads the rest of an escape sequence. Returns `nil` if it is invalid, including half of a surrogate pair.
  private mutating func readEscape() -> Unicode.Scalar? {
    guard position < text.count else { return nil }
    let byte = text[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"):
      guard let unit = readCodeUnit() else { return nil }
      guard 0xD800...0xDBFF ~= unit else { return Unicode.Scalar(unit) }
      guard skip("\\u"), let low = readCodeUnit(), 0xDC00...0xDFFF ~= low else { return nil }
      return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    default: return nil
    }
  }

  private mutating func readCodeUnit() -> UInt32? {
    guard position + 4 <= text.count else { return nil }
    var unit: UInt32 = 0
    for byte in text[position..<(position + 4)] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 + UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 + UInt32(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 + UInt32(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    position += 4
    return unit
  }

  // MARK: Numbers

  private mutating func readNumber() -> JSONValue? {
    let isNegative = skipByte("-")
    var digits: [UInt8] = []
    while let digit = readDigit() { digits.append(digit) }
    var point = digits.count
    guard point == 1 || point > 1 && digits[0] != 0 else { return nil }
    if skipByte(".") {
      while let digit = readDigit() { digits.append(digit) }
      guard digits.count > point else { return nil }
    }
    if skipByte("e") || skipByte("E") {
      let isSmall = skipByte("-")
      if !isSmall { _ = skipByte("+") }
      guard var exponent = readDigit().map({ Int($0) }) else { return nil }
      // No text is long enough for a greater exponent to make a difference.
      while let digit = readDigit() { exponent = min(10 * exponent + Int(digit), 100_000_000) }
      point += isSmall ? -exponent : exponent
    }
    let hasFraction = digits.indices.contains { $0 >= point && digits[$0] != 0 }
    return .number(
      hasFraction ? nil : Self.number(digits, upTo: point, isNegative: isNegative),
      hundredths: Self.number(digits, upTo: point + 2, isNegative: isNegative))
  }

  /// Returns the number formed by the first `place` digits, padded with zeros, or `nil` if it overflows.
  private static func number(_ digits: [UInt8], upTo place: Int, isNegative: Bool) -> Int? {
    var number = 0
    for index in 0..<max(place, 0) {
      let hasDigit = index < digits.count
      // Stop here, because zero stays zero however long the padding. Any other number soon overflows.
      if !hasDigit, number == 0 { break }
      let digit = hasDigit ? Int(digits[index]) : 0
      let (tenfold, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, exceeds) = tenfold.addingReportingOverflow(isNegative ? -digit : digit)
      if isTooLarge || exceeds { return nil }
      number = sum
    }
    return number
  }

  private mutating func readDigit() -> UInt8? {
    guard position < text.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[position] else { return nil }
    position += 1
    return text[position - 1] - UInt8(ascii: "0")
  }

  // MARK: Marks

  private mutating func skipByte(_ mark: Unicode.Scalar) -> Bool {
    guard position < text.count, text[position] == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private mutating func skipMark(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    return skipByte(mark)
  }

  /// Skips a word, and returns whether the text has it here. If not, the text is invalid, and the position irrelevant.
  private mutating func skip(_ word: StaticString) -> Bool {
    let bytes = word.withUTF8Buffer { Array($0) }
    for byte in bytes {
      guard position < text.count, text[position] == byte else { return false }
      position += 1
    }
    return true
  }

  private mutating func skipSpace() {
    while position < text.count {
      switch text[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }
}
