#if canImport(CryptoKit)
import CryptoKit
#else
import CLibCrypto
#endif

/// AES-256-GCM, from CryptoKit on Apple's platforms and OpenSSL elsewhere: encryption that also shows whether the
/// ciphertext, or the text that it belongs to, was changed.
enum AESGCM {
  static let keyLength = 32
  static let nonceLength = 12
  static let tagLength = 16

  /// Returns the ciphertext and then the tag. The key must have 32 bytes, and the nonce 12.
  static func encrypt(_ plaintext: [UInt8], key: [UInt8], nonce: [UInt8], authenticating text: [UInt8]) -> [UInt8] {
    precondition(key.count == keyLength && nonce.count == nonceLength, "a key or nonce has a wrong length")
    #if canImport(CryptoKit)
    guard let nonce = try? AES.GCM.Nonce(data: nonce),
      let box = try? AES.GCM.seal(plaintext, using: SymmetricKey(data: key), nonce: nonce, authenticating: text)
    else { fatalError("CryptoKit failed to encrypt") }
    return Array(box.ciphertext) + Array(box.tag)
    #else
    return withContext { context in
      var ciphertext = [UInt8](repeating: 0, count: plaintext.count)
      var tag = [UInt8](repeating: 0, count: tagLength)
      var count: Int32 = 0
      let isDone =
        EVP_EncryptInit_ex(context, EVP_aes_256_gcm(), nil, key, nonce) == 1
        && EVP_EncryptUpdate(context, nil, &count, text, Int32(text.count)) == 1
        && EVP_EncryptUpdate(context, &ciphertext, &count, plaintext, Int32(plaintext.count)) == 1
        && Int(count) == plaintext.count && EVP_EncryptFinal_ex(context, &tag, &count) == 1
        && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tagLength), &tag) == 1
      precondition(isDone, "OpenSSL failed to encrypt")
      return ciphertext + tag
    }
    #endif
  }

  /// Returns the plaintext, or `nil` if the ciphertext, the tag, or the text was changed, or the key is another one.
  /// The key must have 32 bytes, and the nonce 12.
  static func decrypt(
    _ ciphertext: [UInt8], tag: [UInt8], key: [UInt8], nonce: [UInt8], authenticating text: [UInt8]
  ) -> [UInt8]? {
    precondition(key.count == keyLength && nonce.count == nonceLength, "a key or nonce has a wrong length")
    guard tag.count == tagLength else { return nil }
    #if canImport(CryptoKit)
    guard let nonce = try? AES.GCM.Nonce(data: nonce),
      let box = try? AES.GCM.SealedBox(nonce: nonce, ciphertext: ciphertext, tag: tag)
    else { return nil }
    return (try? AES.GCM.open(box, using: SymmetricKey(data: key), authenticating: text)).map { Array($0) }
    #else
    return withContext { context in
      var plaintext = [UInt8](repeating: 0, count: ciphertext.count)
      var (tag, end) = (tag, [UInt8](repeating: 0, count: tagLength))
      var count: Int32 = 0
      let isDone =
        EVP_DecryptInit_ex(context, EVP_aes_256_gcm(), nil, key, nonce) == 1
        && EVP_DecryptUpdate(context, nil, &count, text, Int32(text.count)) == 1
        && EVP_DecryptUpdate(context, &plaintext, &count, ciphertext, Int32(ciphertext.count)) == 1
        && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tagLength), &tag) == 1
      precondition(isDone, "OpenSSL failed to decrypt")
      // The last call compares the tags.
      return EVP_DecryptFinal_ex(context, &end, &count) == 1 ? plaintext : nil
    }
    #endif
  }

  #if !canImport(CryptoKit)
  private static func withContext<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    guard let context = EVP_CIPHER_CTX_new() else { fatalError("there is no memory") }
    defer { EVP_CIPHER_CTX_free(context) }
    return body(context)
  }
  #endif
}
