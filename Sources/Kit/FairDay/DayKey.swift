import NumberedGame

/// The secret from which all that is dealt on a day follows: 32 random bytes, which nobody but whoever deals may see before
/// the day is over.
///
/// It shows itself in no description and no dump, so that it gets into no log by accident; `hex` alone tells it.
public struct DayKey: Hashable, Sendable {
  /// How many bytes a key has.
  public static let byteCount = Bytes32.count

  /// How many 64-bit words a key gives for each nonce.
  public static let wordCount = 8192

  /// How many bytes a nonce has.
  public static let nonceByteCount = 12

  /// The bytes.
  public let bytes: [UInt8]

  /// The key of these bytes, or nothing where they are not 32.
  public init?(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    guard self.bytes.count == Self.byteCount else { return nil }
  }

  /// Reads a key as `hex` writes it: exactly 64 digits, all of them lower-case.
  public init?(hex: some StringProtocol) {
    guard let bytes = Bytes32.read(hex) else { return nil }
    self.bytes = bytes
  }

  private init(drawing generator: inout SystemRandomNumberGenerator) {
    bytes = (0..<Self.byteCount).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  /// A key that nobody has seen yet, from the system's randomness, which is fit for secrets.
  public static func fresh() -> DayKey {
    var generator = SystemRandomNumberGenerator()
    return DayKey(drawing: &generator)
  }

  /// The key as 64 lower-case hexadecimal digits.
  public var hex: String { Bytes32.hex(bytes) }

  /// The words that the key deals for a purpose: the ciphertext, without its tag, of 65,536 zero bytes under AES-256-GCM, read
  /// as 64-bit words, the highest byte first.
  ///
  /// Whoever does not know the key can tell nothing about a word from all others, and the same bytes come out of CryptoKit,
  /// OpenSSL, WebCrypto and any other implementation.
  ///
  /// - Parameter nonce: what the words are for: twelve ASCII bytes, such as `codebreaker/`. Each game says which.
  /// - Returns: 8,192 words.
  /// - Throws: `DayKeyFault.nonce` if the nonce has another length, `DayKeyFault.crypto` if the system has no AES-GCM.
  public func words(nonce: [UInt8]) throws(DayKeyFault) -> WordList {
    guard nonce.count == Self.nonceByteCount else { throw .nonce }
    let zeros = [UInt8](repeating: 0, count: 8 * Self.wordCount)
    let ciphertext: [UInt8]
    do { ciphertext = try SystemCrypto.encrypt(zeros, key: bytes, nonce: nonce) } catch { throw .crypto(error) }
    return WordList(
      stride(from: 0, to: ciphertext.count, by: 8).map { start in
        ciphertext[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
      })
  }
}

extension DayKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// That it is a key, and nothing of it.
  public var description: String { "DayKey(secret)" }

  /// That it is a key, and nothing of it.
  public var debugDescription: String { description }

  /// Nothing, so that a dump shows nothing either.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Why a key gives no words.
public enum DayKeyFault: Error, Hashable, Sendable {
  /// The nonce has not twelve bytes.
  case nonce
  /// The system's cryptography failed.
  case crypto(CryptoFault)
}

extension DayKeyFault: CustomStringConvertible {
  /// What is wrong, as a sentence without a period.
  public var description: String {
    switch self {
    case .nonce: "the nonce does not have twelve bytes"
    case .crypto(let fault): fault.description
    }
  }
}
