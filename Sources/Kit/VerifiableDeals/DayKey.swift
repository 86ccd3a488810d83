import GameCore

/// The secret that determines every deal of a day: 32 random bytes, known only to the dealer until the day is over.
///
/// Only `bytes` and `hex` reveal the key. Descriptions and dumps don't, so the key can't get into a log by accident.
public struct DayKey: Hashable, Sendable {
  /// The number of bytes in a key.
  public static let byteCount = Bytes32.count

  /// The number of 64-bit words that a key generates for each nonce.
  public static let wordCount = 8192

  /// The number of bytes in a nonce.
  public static let nonceByteCount = 12

  /// The bytes of the key.
  public let bytes: [UInt8]

  /// Creates a key from its bytes, or returns `nil` if there aren't 32 of them.
  public init?(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    guard self.bytes.count == Self.byteCount else { return nil }
  }

  /// Parses a key in the format of `hex`, exactly 64 lowercase hexadecimal digits, or returns `nil`.
  public init?(hex: some StringProtocol) {
    guard let bytes = Bytes32.bytes(fromHex: hex) else { return nil }
    self.bytes = bytes
  }

  private init(drawing generator: inout SystemRandomNumberGenerator) {
    bytes = (0..<Self.byteCount).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  /// Returns a new key from the system's random number generator, which is cryptographically secure.
  public static func random() -> DayKey {
    var generator = SystemRandomNumberGenerator()
    return DayKey(drawing: &generator)
  }

  /// The key as 64 lowercase hexadecimal digits.
  public var hex: String { Bytes32.hex(bytes) }

  /// Returns the words that the key generates for a purpose: the ciphertext, without its tag, of 65,536 zero bytes
  /// under AES-256-GCM, read as big-endian 64-bit words.
  ///
  /// Without the key, no word can be predicted from the others. All AES implementations produce the same bytes.
  ///
  /// - Parameter nonce: The purpose of the words, as twelve ASCII bytes that each game defines, such as `codebreaker/`.
  /// - Returns: 8,192 words.
  /// - Throws: `DayKeyFault.malformedNonce` if the nonce isn't twelve bytes long, or `.crypto` if the encryption fails.
  public func words(nonce: [UInt8]) throws(DayKeyFault) -> RecordedRandomWords {
    RecordedRandomWords(bytes: try ciphertext(nonce: nonce))
  }

  func ciphertext(nonce: [UInt8]) throws(DayKeyFault) -> [UInt8] {
    guard nonce.count == Self.nonceByteCount else { throw .malformedNonce }
    let zeros = [UInt8](repeating: 0, count: 8 * Self.wordCount)
    do { return try SystemCrypto.encrypt(zeros, key: bytes, nonce: nonce) } catch { throw .crypto(error) }
  }
}

extension CryptoOperation {
  /// Returns the result, computed by the system's cryptography. Throws `DayKeyFault.malformedKey` or `.malformedNonce`
  /// if the key or the nonce is malformed, or `.crypto` if the system's cryptography fails.
  public func compute() throws(DayKeyFault) -> [UInt8] {
    switch self {
    case .hash(let text):
      do { return try SystemCrypto.sha256(Array(text.utf8)) } catch { throw .crypto(error) }
    case .keystream(let key, let nonce):
      guard let key = DayKey(hex: key) else { throw .malformedKey }
      return try key.ciphertext(nonce: nonce)
    }
  }
}

extension DayKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A fixed text that doesn't reveal the key.
  public var description: String { "DayKey(secret)" }

  /// A fixed text that doesn't reveal the key.
  public var debugDescription: String { description }

  /// An empty mirror, so that a dump doesn't reveal the key.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A reason why a key generates no words.
public enum DayKeyFault: Error, Hashable, Sendable {
  /// The key isn't 64 lowercase hexadecimal digits.
  case malformedKey
  /// The nonce isn't twelve bytes long.
  case malformedNonce
  /// The system's cryptography failed.
  case crypto(CryptoFault)
}

extension DayKeyFault: CustomStringConvertible {
  /// A sentence without a period that describes the fault.
  public var description: String {
    switch self {
    case .malformedKey: "the key does not have 64 hexadecimal digits"
    case .malformedNonce: "the nonce does not have twelve bytes"
    case .crypto(let fault): fault.description
    }
  }
}
