/// A cryptographic computation that checks a past day. A browser's cryptography is asynchronous, so the check requests
/// one computation at a time.
public enum CryptoOperation: Equatable, Sendable {
  /// The SHA-256 hash of an ASCII text without line ends: 32 bytes.
  case hash(String)

  /// The bytes that a key of 64 hexadecimal digits generates for a nonce of twelve ASCII bytes: the ciphertext, without
  /// its tag, of 65,536 zero bytes under AES-256-GCM.
  case keystream(key: String, nonce: [UInt8])
}
