import NumberedGame

extension Window {
  /// Computes something with the key of a day.
  ///
  /// - Parameter completion: A closure that takes the bytes, or `nil` if the browser has no ciphers for this address.
  public static func compute(_ cipher: DayCipher, completion: @escaping (_ bytes: [UInt8]?) -> Void) {
    switch cipher {
    case .hash(let text): ask("cipher\nhash\n" + text, completion: completion)
    case .words(let key, let nonce):
      ask("cipher\nwords\n" + key + "\n" + String(decoding: nonce, as: UTF8.self), completion: completion)
    }
  }

  /// Asks one of the site's scripts, which is loaded for it: its name stands in the first line.
  @inline(never)
  static func ask(_ request: String, completion: @escaping (_ bytes: [UInt8]?) -> Void) {
    let callback = once { completion(Inbox.take(Int32($0))) }
    request.withBytes { domAsk($0, $1, callback) }
  }
}
