#if canImport(CryptoKit)
import CryptoKit

/// The system's cryptography: CryptoKit on Apple platforms, OpenSSL's libcrypto elsewhere.
///
/// Both are already installed, so building the games doesn't require building a cryptography library.
enum SystemCrypto {
  /// Returns the SHA-256 hash of `bytes`, 32 bytes long.
  static func sha256(_ bytes: [UInt8]) throws(CryptoFault) -> [UInt8] {
    Array(SHA256.hash(data: bytes))
  }

  /// Returns the ciphertext of AES-256-GCM without its tag. The key has 32 bytes, and the nonce 12.
  static func encrypt(_ plaintext: [UInt8], key: [UInt8], nonce: [UInt8]) throws(CryptoFault) -> [UInt8] {
    do {
      let nonce = try AES.GCM.Nonce(data: nonce)
      return [UInt8](try AES.GCM.seal(plaintext, using: SymmetricKey(data: key), nonce: nonce).ciphertext)
    } catch {
      throw .refused
    }
  }
}
#else
#if canImport(Musl)
import Musl
#else
import Glibc
#endif

enum SystemCrypto {
  static func sha256(_ bytes: [UInt8]) throws(CryptoFault) -> [UInt8] {
    let library = try OpenSSL.loadResult.get()
    var hash = [UInt8](repeating: 0, count: 32)
    guard library.sha256(bytes, bytes.count, &hash) != nil else { throw .refused }
    return hash
  }

  static func encrypt(_ plaintext: [UInt8], key: [UInt8], nonce: [UInt8]) throws(CryptoFault) -> [UInt8] {
    let library = try OpenSSL.loadResult.get()
    guard let context = library.makeContext() else { throw .refused }
    defer { library.freeContext(context) }
    var ciphertext = [UInt8](repeating: 0, count: plaintext.count)
    var count: CInt = 0
    guard
      library.beginEncryption(context, library.aes256GCM(), nil, key, nonce) == 1,
      library.encrypt(context, &ciphertext, &count, plaintext, CInt(plaintext.count)) == 1,
      Int(count) == plaintext.count
    else { throw .refused }
    return ciphertext
  }
}

/// The libcrypto functions that Parlor calls, looked up on first use.
///
/// They are looked up at run time because linking requires OpenSSL's headers, which usually only developers install.
/// The declarations match OpenSSL 1.1 and 3: <https://docs.openssl.org/3.0/man3/EVP_EncryptInit/> and
/// <https://docs.openssl.org/3.0/man3/SHA256_Init/>.
private struct OpenSSL: Sendable {
  typealias Digest =
    @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>?) ->
    UnsafeMutablePointer<UInt8>?
  typealias MakeContext = @convention(c) () -> OpaquePointer?
  typealias FreeContext = @convention(c) (OpaquePointer?) -> Void
  typealias Cipher = @convention(c) () -> OpaquePointer?
  typealias BeginEncryption =
    @convention(c) (
      OpaquePointer?, OpaquePointer?, OpaquePointer?, UnsafePointer<UInt8>?, UnsafePointer<UInt8>?
    ) -> CInt
  typealias Encrypt =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<CInt>?, UnsafePointer<UInt8>?, CInt
    ) -> CInt

  let sha256: Digest
  let makeContext: MakeContext
  let freeContext: FreeContext
  let aes256GCM: Cipher
  let beginEncryption: BeginEncryption
  let encrypt: Encrypt

  /// The library, or `CryptoFault.unavailable` if none of its known names can be loaded.
  static let loadResult: Result<OpenSSL, CryptoFault> = {
    for name in ["libcrypto.so.3", "libcrypto.so.1.1", "libcrypto.so"] {
      if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL), let library = OpenSSL(handle: handle) {
        return .success(library)
      }
    }
    return .failure(.unavailable)
  }()

  private init?(handle: UnsafeMutableRawPointer) {
    guard
      let sha256 = dlsym(handle, "SHA256"),
      let makeContext = dlsym(handle, "EVP_CIPHER_CTX_new"),
      let freeContext = dlsym(handle, "EVP_CIPHER_CTX_free"),
      let aes256GCM = dlsym(handle, "EVP_aes_256_gcm"),
      let beginEncryption = dlsym(handle, "EVP_EncryptInit_ex"),
      let encrypt = dlsym(handle, "EVP_EncryptUpdate")
    else { return nil }
    self.sha256 = unsafeBitCast(sha256, to: Digest.self)
    self.makeContext = unsafeBitCast(makeContext, to: MakeContext.self)
    self.freeContext = unsafeBitCast(freeContext, to: FreeContext.self)
    self.aes256GCM = unsafeBitCast(aes256GCM, to: Cipher.self)
    self.beginEncryption = unsafeBitCast(beginEncryption, to: BeginEncryption.self)
    self.encrypt = unsafeBitCast(encrypt, to: Encrypt.self)
  }
}
#endif

/// A reason why the system's cryptography gave no result.
public enum CryptoFault: Error, Hashable, Sendable {
  /// This system has no libcrypto.
  case unavailable
  /// The library refused the key or the nonce. Their lengths are fixed, so this shouldn't happen.
  case refused
}

extension CryptoFault: CustomStringConvertible {
  /// A sentence without a period that describes the fault and what to install.
  public var description: String {
    switch self {
    case .unavailable: "this system has no libcrypto; install OpenSSL (the package openssl or libssl3)"
    case .refused: "the system's cryptography refused the key"
    }
  }
}
