import Hashing
import Ledger

/// Secrets of players and circles: tokens and codes. The ledger has only hashes of tokens and transfer codes.
enum Secret {
  /// Returns a new token: 128 bits as 32 hexadecimal digits. The last ten bits of the first three digits are its player's
  /// bucket, so that the token can be looked up where the player's data is. The other 118 bits are random.
  static func makeToken(bucket: Int) -> String {
    let mask = UInt64(PlayerID.bucketCount - 1) << 52
    let first = UInt64.random(in: .min ... .max) & ~mask | UInt64(bucket) << 52
    return [first, UInt64.random(in: .min ... .max)].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Returns the bucket that a token names. Tokens of earlier releases name a random one.
  static func bucket(ofToken token: String) -> Int {
    (Int(token.prefix(3), radix: 16) ?? 0) & (PlayerID.bucketCount - 1)
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
