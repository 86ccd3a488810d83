import GameCore

/// Conversion of 32 bytes to and from their canonical form, 64 lowercase hexadecimal digits.
enum Bytes32 {
  static let count = 32

  static func hex(_ bytes: [UInt8]) -> String {
    String(decoding: Hexadecimal.text(of: bytes), as: UTF8.self)
  }

  static func bytes(fromHex text: some StringProtocol) -> [UInt8]? {
    let values = text.utf8.map { byte in Hexadecimal.digits.firstIndex(of: byte).map { UInt8($0) } ?? 16 }
    guard values.count == 2 * count, values.allSatisfy({ $0 < 16 }) else { return nil }
    return (0..<count).map { values[2 * $0] << 4 | values[2 * $0 + 1] }
  }
}
