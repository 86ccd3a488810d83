/// The members of a JSON object that came with a call.
///
/// It is read by the grammar of RFC 8259, and texts have to be Unicode. Of a member that is there twice, the last one counts. A
/// value that is no text, number, flag or nothing is read and kept as something else.
public struct JSONObject: Sendable {
  /// A value.
  public enum Value: Sendable, Hashable {
    case null
    case flag(Bool)
    /// A whole number, however it is written.
    case integer(Int)
    case text(String)
    /// A list, an object, or a number that is not whole or does not fit.
    case other
  }

  private var members: [String: Value] = [:]

  /// The members of an object.
  ///
  /// - Throws: `Problem` of status 400, kind `bad-body`, where the bytes are no such thing.
  public init(_ bytes: [UInt8]) throws(Problem) {
    var reader = JSONReader(bytes)
    guard let members = reader.object() else { throw .badBody("The body is not a JSON object.") }
    self.members = members
  }

  /// The names of all members.
  public var names: Set<String> { Set(members.keys) }

  /// A member, if it is there.
  public subscript(name: String) -> Value? { members[name] }

  /// A text that has to be there.
  ///
  /// - Throws: `Problem` of status 400, kind `bad-body`, where it is not, or is no text.
  public func text(_ name: StaticString) throws(Problem) -> String {
    guard case .text(let text) = members["\(name)"] else { throw .badBody("The member \(name) has to be a text.") }
    return text
  }

  /// A text that may be missing.
  ///
  /// - Throws: `Problem` of status 400, kind `bad-body`, where it is no text.
  public func optionalText(_ name: StaticString) throws(Problem) -> String? {
    members["\(name)"] == nil ? nil : try text(name)
  }

  /// A whole number that has to be there.
  ///
  /// - Throws: `Problem` of status 400, kind `bad-body`, where it is not, or is none.
  public func integer(_ name: StaticString) throws(Problem) -> Int {
    guard case .integer(let number) = members["\(name)"] else {
      throw .badBody("The member \(name) has to be a whole number.")
    }
    return number
  }
}

extension Call {
  /// The members of the body.
  ///
  /// - Parameter allowed: the names that it may have. A body with others is refused, since whoever sends more than is asked for
  ///   expects something of it that will not come.
  /// - Throws: `Problem` of status 400, kind `bad-body`.
  public func object(_ allowed: Set<String>) throws(Problem) -> JSONObject {
    let object = try JSONObject(body)
    guard object.names.isSubset(of: allowed) else {
      throw .badBody("The body has a member that this call does not know.")
    }
    return object
  }
}

extension Problem {
  /// 400: the body is not what this call takes.
  public static func badBody(_ title: String) -> Problem {
    Problem(status: 400, kind: "bad-body", title: title)
  }
}

/// Reads JSON. What it cannot read is nothing.
private struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0

  /// How deep lists and objects may lie in each other.
  private static let depth = 32

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The only value of the whole text, which has to be an object.
  mutating func object() -> [String: JSONObject.Value]? {
    skipSpace()
    guard let members = readObject(0) else { return nil }
    skipSpace()
    return position == bytes.count ? members : nil
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    for offset in 0..<length where bytes[position + offset] != word.utf8Start[offset] { return false }
    position += length
    return true
  }

  private mutating func skipSpace() {
    while let next, next == SP || next == TAB || next == LF || next == CR { position += 1 }
  }

  private mutating func readObject(_ depth: Int) -> [String: JSONObject.Value]? {
    guard depth < Self.depth, take(UInt8(ascii: "{")) else { return nil }
    var members: [String: JSONObject.Value] = [:]
    skipSpace()
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      skipSpace()
      guard let name = readText() else { return nil }
      skipSpace()
      guard take(COLON), let value = readValue(depth + 1) else { return nil }
      members[name] = value
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) ? members : nil
  }

  private mutating func readArray(_ depth: Int) -> Bool {
    guard depth < Self.depth, take(UInt8(ascii: "[")) else { return false }
    skipSpace()
    if take(UInt8(ascii: "]")) { return true }
    repeat {
      guard readValue(depth + 1) != nil else { return false }
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "]"))
  }

  /// A value with the space on both sides of it.
  private mutating func readValue(_ depth: Int) -> JSONObject.Value? {
    skipSpace()
    defer { skipSpace() }
    switch next {
    case UInt8(ascii: "\""): return readText().map { .text($0) }
    case UInt8(ascii: "{"): return readObject(depth) == nil ? nil : .other
    case UInt8(ascii: "["): return readArray(depth) ? .other : nil
    case UInt8(ascii: "t"): return take("true") ? .flag(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .flag(false) : nil
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    default: return readNumber()
    }
  }

  private mutating func readNumber() -> JSONObject.Value? {
    let start = position
    _ = take(UInt8(ascii: "-"))
    if !take(ZERO) {
      guard readDigits() else { return nil }
    }
    var isPlain = true
    if take(DOT) {
      isPlain = false
      guard readDigits() else { return nil }
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isPlain = false
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard readDigits() else { return nil }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isPlain { return Int(text).map { .integer($0) } ?? .other }
    // 1.0 and 1e2 are whole numbers too.
    guard let number = Double(text), let whole = Int(exactly: number), abs(number) < 1e15 else { return .other }
    return .integer(whole)
  }

  private mutating func readDigits() -> Bool {
    let start = position
    while let next, isDigit(next) { position += 1 }
    return position > start
  }

  private mutating func readText() -> String? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = readEscape() else { return nil }
        text += Array(String(Character(scalar)).utf8)
      case 0..<SP: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func readEscape() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let first = readUnit() else { return nil }
      guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
      guard take("\\u"), let second = readUnit(), UTF16.isTrailSurrogate(second) else { return nil }
      return Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    default: return nil
    }
  }

  private mutating func readUnit() -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[position..<position + 4] {
      guard let value = hexValue(byte) else { return nil }
      unit = unit << 4 | UInt16(value)
    }
    position += 4
    return unit
  }
}
