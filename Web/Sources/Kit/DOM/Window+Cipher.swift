import NumberedGame

extension Window {
  /// The SHA-256 of an ASCII text without line ends.
  ///
  /// - Parameter completion: is called with the 32 bytes, or with nothing where the browser has no ciphers for this address.
  public static func hash(_ text: String, completion: @escaping (_ bytes: [UInt8]?) -> Void) {
    ask("cipher\nhash\n" + text, completion: completion)
  }

  /// What the key of a day gives for a nonce: the ciphertext, without its tag, of 65,536 zero bytes under AES-256-GCM.
  ///
  /// - Parameters:
  ///   - key: 64 hexadecimal digits.
  ///   - nonce: twelve ASCII bytes.
  ///   - completion: is called with the bytes, or with nothing where the browser has no ciphers for this address.
  public static func words(key: String, nonce: String, completion: @escaping (_ bytes: [UInt8]?) -> Void) {
    ask("cipher\nwords\n" + key + "\n" + nonce, completion: completion)
  }

  /// Asks one of the site's scripts, which is loaded for it: its name stands in the first line.
  @inline(never)
  static func ask(_ request: String, completion: @escaping (_ bytes: [UInt8]?) -> Void) {
    let callback = once { completion(Inbox.take(Int32($0))) }
    request.withBytes { domAsk($0, $1, callback) }
  }
}
