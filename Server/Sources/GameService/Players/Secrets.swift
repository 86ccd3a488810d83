import Hashing

/// Secrets of players and circles: tokens and codes. The ledger has only hashes of tokens and transfer codes.
enum Secret {
  /// Returns a new token: 128 random bits as 32 hexadecimal digits.
  static func makeToken() -> String {
    var text = ""
    for _ in 0..<2 {
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      text += String(repeating: "0", count: 16 - digits.count) + digits
    }
    return text
  }

  /// Returns the 32-byte SHA-256 hash of a secret.
  static func hash(_ secret: String) -> [UInt8] {
    SHA256Hash.digest(of: Array(secret.utf8))
  }

  static func isToken(_ text: String) -> Bool {
    text.utf8.count == 32 && text.utf8.allSatisfy { 48...57 ~= $0 || 97...102 ~= $0 }
  }

  /// The 32 symbols of transfer codes, five bits each, without those that look alike.
  private static let symbols = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")

  /// Returns a new transfer code: 60 random bits as twelve symbols in three groups.
  static func makeTransferCode() -> String {
    (0..<3).map { _ in String((0..<4).map { _ in symbols.randomElement()! }) }.joined(separator: "-")
  }

  /// Returns the canonical form of a typed transfer code, or `nil` if it can't be one.
  static func transferCode(typed: String) -> String? {
    let found = typed.uppercased().filter { $0 != "-" && $0 != " " }
    guard found.count == 12, found.allSatisfy(symbols.contains) else { return nil }
    let groups = stride(from: 0, to: 12, by: 4).map { start in
      String(found.dropFirst(start).prefix(4))
    }
    return groups.joined(separator: "-")
  }

  /// The letters of circle codes, without those that sound or look alike.
  private static let letters = Array("ACDEFGHJKMNPRTUVWXYZ")

  /// Returns a new random code for a circle: ten letters, so that guessing one takes too long.
  static func makeCircleCode() -> String {
    String((0..<10).map { _ in letters.randomElement()! })
  }

  /// Returns whether `text` may be a circle's code. Circles of earlier releases have codes of eight letters.
  static func isCircleCode(_ text: String) -> Bool {
    [8, 10].contains(text.count) && text.allSatisfy(letters.contains)
  }
}
