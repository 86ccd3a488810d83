/// Lowercase hexadecimal digits as UTF-8.
package enum Hexadecimal {
  package static let digits = "0123456789abcdef".utf8Bytes

  /// Returns two digits for each byte.
  package static func text(of bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  }

  /// Returns the 16 digits of a number.
  package static func text(_ number: UInt64) -> [UInt8] {
    text(of: (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64(56 - 8 * $0)) })
  }

  /// Returns whether a text has 16 digits.
  package static func isNumber(_ text: [UInt8]) -> Bool {
    text.count == 16 && text.allSatisfy { digits.contains($0) }
  }
}
