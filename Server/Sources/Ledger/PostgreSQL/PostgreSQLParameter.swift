import CLibPQ
import Ledger

/// A statement's parameter: its type, and its bytes in PostgreSQL's binary format.
struct PostgreSQLParameter {
  /// The type's OID, or 0 if PostgreSQL must infer it.
  let type: Oid
  /// The bytes, or `nil` for NULL.
  let bytes: [UInt8]?

  /// Creates a parameter from a value. Throws if it is text with U+0000, which PostgreSQL doesn't support.
  init(_ value: SQLValue) throws(PostgreSQLFault) {
    switch value {
    case .null: (type, bytes) = (0, nil)
    case .integer(let number): (type, bytes) = (20, number.bigEndianBytes)
    case .text(let text): (type, bytes) = (25, try Self.bytes(of: text))
    case .bytes(let bytes): (type, self.bytes) = (17, bytes)
    }
  }

  init(_ numbers: [Int64]) {
    type = 1016
    bytes = Self.encodedArray(of: 20, numbers.map(\.bigEndianBytes))
  }

  /// Creates an array of strings. Throws if one contains U+0000, which PostgreSQL doesn't support.
  init(_ texts: [String]) throws(PostgreSQLFault) {
    type = 1009
    var elements: [[UInt8]] = []
    for text in texts { elements.append(try Self.bytes(of: text)) }
    bytes = Self.encodedArray(of: 25, elements)
  }

  private static func bytes(of text: String) throws(PostgreSQLFault) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard !bytes.contains(0) else { throw PostgreSQLFault(message: "A text holds a character of the value 0.") }
    return bytes
  }

  /// Encodes an array of elements of the given type. The header has the number of dimensions, 0 for no nulls, the type,
  /// and for a nonempty array the number of elements and the lower bound. Each element follows after its length.
  private static func encodedArray(of type: Int32, _ elements: [[UInt8]]) -> [UInt8] {
    let head: [Int32] = [elements.isEmpty ? 0 : 1, 0, type] + (elements.isEmpty ? [] : [Int32(elements.count), 1])
    return head.flatMap(\.bigEndianBytes) + elements.flatMap { Int32($0.count).bigEndianBytes + $0 }
  }
}

extension FixedWidthInteger {
  fileprivate var bigEndianBytes: [UInt8] {
    withUnsafeBytes(of: bigEndian) { Array($0) }
  }
}

extension SQLValue {
  /// Parses a value in PostgreSQL's text format. `type` is an OID. Throws for an unsupported type or invalid text.
  init(type: Oid, text: UnsafeBufferPointer<UInt8>) throws(PostgreSQLFault) {
    switch type {
    // smallint, integer, bigint, and numeric, which is the type of sums.
    case 21, 23, 20, 1700:
      guard let number = Int64(String(decoding: text, as: UTF8.self)) else {
        throw PostgreSQLFault(message: "A column has a number that is not a 64-bit integer.")
      }
      self = .integer(number)
    case 16: self = .integer(text.first == UInt8(ascii: "t") ? 1 : 0)
    // text, varchar, char, name, and unknown.
    case 25, 1043, 1042, 19, 705: self = .text(String(decoding: text, as: UTF8.self))
    case 17: self = .bytes(try Self.bytes(of: text))
    // The void result of a function.
    case 2278: self = .null
    default: throw PostgreSQLFault(message: "A column has the type \(type), which the ledger does not use.")
    }
  }

  /// Parses bytes written as `\x` and hexadecimal digits.
  private static func bytes(of text: UnsafeBufferPointer<UInt8>) throws(PostgreSQLFault) -> [UInt8] {
    guard text.count >= 2, text.count.isMultiple(of: 2), text[0] == UInt8(ascii: "\\"), text[1] == UInt8(ascii: "x")
    else {
      throw PostgreSQLFault(message: "The database's bytea_output is not hex.")
    }
    func digit(_ byte: UInt8) -> UInt8 { byte <= UInt8(ascii: "9") ? byte - 48 : byte - 87 }
    return stride(from: 2, to: text.count, by: 2).map { digit(text[$0]) << 4 | digit(text[$0 + 1]) }
  }
}

extension [PostgreSQLParameter] {
  /// Calls a closure with the parameters as libpq takes them: pointers, lengths, and formats, which are all binary.
  func withPointers<Result>(
    _ body: (UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<Int32>, UnsafePointer<Int32>) -> Result
  ) -> Result {
    // All values share one buffer, which is never empty, so that a value without bytes still has a non-null pointer.
    let memory: [UInt8] = flatMap { $0.bytes ?? [] } + [0]
    return memory.withUnsafeBytes { memory in
      var start = 0
      let pointers: [UnsafePointer<CChar>?] = map { value in
        guard let bytes = value.bytes else { return nil }
        defer { start += bytes.count }
        return memory.baseAddress!.advanced(by: start).assumingMemoryBound(to: CChar.self)
      }
      // Append an element, because libpq needs non-null arrays even without parameters.
      return body(pointers + [nil], map { Int32($0.bytes?.count ?? 0) } + [0], map { _ in 1 } + [1])
    }
  }
}
