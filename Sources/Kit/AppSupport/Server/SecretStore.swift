/// Where texts are kept that nobody but the app may read, such as what proves a player: the keychain, or what stands for it.
public protocol SecretStore {
  /// The text that is kept under a key; nothing where there is none.
  ///
  /// - Throws: `SecretFault` where that cannot be told, so that there may be one.
  func read(_ key: String) throws(SecretFault) -> [UInt8]?

  /// Keeps a text under a key, in place of what is kept there.
  func write(_ key: String, _ secret: [UInt8]) throws(SecretFault)

  /// Forgets what is kept under a key, if anything is.
  func remove(_ key: String) throws(SecretFault)
}

/// Why a secret was not read or kept.
public enum SecretFault: Error, Hashable, Sendable {
  /// The device is locked: later it can be.
  case locked
  /// The system refuses.
  case refused
}

/// Secrets that last as long as the process, for tests and previews.
public final class MemorySecrets: SecretStore {
  /// The texts by key.
  public var texts: [String: [UInt8]] = [:]

  /// Why nothing can be read, and why nothing can be kept, if that is so.
  public var faults: (reading: SecretFault?, writing: SecretFault?)

  /// Makes an empty store.
  public init() {}

  /// The text under a key.
  public func read(_ key: String) throws(SecretFault) -> [UInt8]? {
    if let fault = faults.reading { throw fault }
    return texts[key]
  }

  /// Keeps a text.
  public func write(_ key: String, _ secret: [UInt8]) throws(SecretFault) {
    if let fault = faults.writing { throw fault }
    texts[key] = secret
  }

  /// Forgets a text.
  public func remove(_ key: String) throws(SecretFault) {
    if let fault = faults.writing { throw fault }
    texts[key] = nil
  }
}
