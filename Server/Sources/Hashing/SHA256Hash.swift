#if canImport(CryptoKit)
import CryptoKit
#else
import CLibCrypto
#endif

/// An incremental SHA-256 hash, from CryptoKit on Apple's platforms and OpenSSL elsewhere. Not thread-safe.
public final class SHA256Hash {
  #if canImport(CryptoKit)
  private var hash = SHA256()
  #else
  private let context: OpaquePointer
  #endif

  /// Creates the hash of an empty sequence of bytes.
  public init() {
    #if !canImport(CryptoKit)
    guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else {
      fatalError("OpenSSL has no SHA-256, or there is no memory")
    }
    self.context = context
    #endif
  }

  #if !canImport(CryptoKit)
  deinit { EVP_MD_CTX_free(context) }
  #endif

  /// Adds the next bytes.
  public func update(_ bytes: [UInt8]) {
    #if canImport(CryptoKit)
    hash.update(data: bytes)
    #else
    precondition(EVP_DigestUpdate(context, bytes, bytes.count) == 1, "OpenSSL failed to hash")
    #endif
  }

  /// Returns the 32-byte hash of all added bytes. Don't call other methods afterward.
  public func finalize() -> [UInt8] {
    #if canImport(CryptoKit)
    return Array(hash.finalize())
    #else
    var digest = [UInt8](repeating: 0, count: 32)
    precondition(EVP_DigestFinal_ex(context, &digest, nil) == 1, "OpenSSL failed to hash")
    return digest
    #endif
  }

  /// Returns the 32-byte hash of `bytes`.
  public static func digest(of bytes: [UInt8]) -> [UInt8] {
    let hash = SHA256Hash()
    hash.update(bytes)
    return hash.finalize()
  }
}
