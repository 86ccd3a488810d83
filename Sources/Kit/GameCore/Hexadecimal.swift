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

  /// Returns the number with these 16 digits, or `nil` if the text is anything else.
  package static func number(_ text: some Collection<UInt8>) -> UInt64? {
    var number: UInt64 = 0
    for byte in text {
      guard let digit = digits.firstIndex(of: byte) else { return nil }
      number = number << 4 | UInt64(digit)
    }
    return text.count == 16 ? number : nil
  }

  /// Returns whether text consists of `count` digits.
  package static func isText(_ text: [UInt8], count: Int) -> Bool {
    text.count == count && text.allSatisfy { digits.contains($0) }
  }
}
