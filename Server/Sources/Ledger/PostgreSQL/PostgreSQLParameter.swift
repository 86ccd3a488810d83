import CLibPQ
import Ledger

/// A value as it goes to PostgreSQL: its type, and its bytes in the form that PostgreSQL itself works with.
struct PostgreSQLParameter {
  /// The number that PostgreSQL knows the type by; 0 where it is to find out.
  let type: Oid
  /// The bytes; nothing for null.
  let bytes: [UInt8]?

  /// - Throws: `PostgreSQLFault` for a text with a character of the value 0, which PostgreSQL has none of.
  init(_ value: SQLValue) throws(PostgreSQLFault) {
    switch value {
    case .null: (type, bytes) = (0, nil)
    case .integer(let number): (type, bytes) = (20, number.bigEndianBytes)
    case .text(let text): (type, bytes) = (25, try Self.bytes(of: text))
    case .bytes(let bytes): (type, self.bytes) = (17, bytes)
    }
  }

  /// A list of numbers.
  init(_ numbers: [Int64]) {
    type = 1016
    bytes = Self.list(of: 20, numbers.map(\.bigEndianBytes))
  }

  /// A list of texts.
  ///
  /// - Throws: `PostgreSQLFault` for a text with a character of the value 0.
  init(_ texts: [String]) throws(PostgreSQLFault) {
    type = 1009
    var elements: [[UInt8]] = []
    for text in texts { elements.append(try Self.bytes(of: text)) }
    bytes = Self.list(of: 25, elements)
  }

  private static func bytes(of text: String) throws(PostgreSQLFault) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard !bytes.contains(0) else { throw PostgreSQLFault(message: "A text holds a character of the value 0.") }
    return bytes
  }

  /// One dimension, no nulls, the type of the elements, their count, the index of the first; then each with its length.
  private static func list(of type: Int32, _ elements: [[UInt8]]) -> [UInt8] {
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
  /// Reads a value as PostgreSQL writes it.
  ///
  /// - Parameters:
  ///   - type: the number that PostgreSQL knows the type by.
  ///   - text: the value.
  /// - Throws: `PostgreSQLFault` for a type that a ledger has nothing of.
  init(type: Oid, text: UnsafeBufferPointer<UInt8>) throws(PostgreSQLFault) {
    switch type {
    // The whole numbers of 2, 4 and 8 bytes, and those of any length, which sums are.
    case 21, 23, 20, 1700:
      guard let number = Int64(String(decoding: text, as: UTF8.self)) else {
        throw PostgreSQLFault(message: "A column holds a number that is no whole one of 64 bits.")
      }
      self = .integer(number)
    case 16: self = .integer(text.first == UInt8(ascii: "t") ? 1 : 0)
    // Texts of the types text, varchar, char, name, and of none.
    case 25, 1043, 1042, 19, 705: self = .text(String(decoding: text, as: UTF8.self))
    case 17: self = .bytes(try Self.bytes(of: text))
    // The answer of a function without one.
    case 2278: self = .null
    default: throw PostgreSQLFault(message: "A column has the type \(type), which a ledger has none of.")
    }
  }

  /// Reads `\x` and hexadecimal digits.
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
  /// Hands the values to a function of libpq's, as it takes them: pointers, lengths, and that each is in the binary form.
  func withPointers<Result>(
    _ body: (UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<Int32>, UnsafePointer<Int32>) -> Result
  ) -> Result {
    // One piece of memory for all of them. It is never empty, so that a value without bytes has an address too.
    let memory: [UInt8] = flatMap { $0.bytes ?? [] } + [0]
    return memory.withUnsafeBytes { memory in
      var start = 0
      let pointers: [UnsafePointer<CChar>?] = map { value in
        guard let bytes = value.bytes else { return nil }
        defer { start += bytes.count }
        return memory.baseAddress!.advanced(by: start).assumingMemoryBound(to: CChar.self)
      }
      // Where there are none, addresses are wanted all the same.
      return body(pointers + [nil], map { Int32($0.bytes?.count ?? 0) } + [0], map { _ in 1 } + [1])
    }
  }
}
