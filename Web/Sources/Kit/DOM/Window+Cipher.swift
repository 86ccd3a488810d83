import GameCore

extension Window {
  /// Computes a hash or a key stream, to check a day. `completion` gets `nil` if the browser offers no cryptography at
  /// this address.
  public static func compute(_ cryptoOperation: CryptoOperation, completion: @escaping (_ bytes: [UInt8]?) -> Void) {
    switch cryptoOperation {
    case .hash(let text): ask("cipher\nhash\n" + text, completion: completion)
    case .keystream(let key, let nonce):
      ask("cipher\nwords\n" + key + "\n" + String(decoding: nonce, as: UTF8.self), completion: completion)
    }
  }

  /// Loads the site's script that the first line of `request` names, and sends the request to the script. `completion`
  /// gets the answer, or `nil` if anything fails.
  static func ask(_ request: String, completion: @escaping (_ bytes: [UInt8]?) -> Void) {
    let callback = registerOnce { completion(Inbox.deliveredText(Int32($0))) }
    request.withBytes { domAsk($0, $1, callback) }
  }
}
