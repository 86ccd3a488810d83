/// A store for secrets that only this app may read, such as the player's token: the keychain or a replacement.
public protocol SecretStore {
  /// Returns the secret for a key, or `nil` if there is none. If the call throws, a secret may still exist.
  func read(_ key: String) throws(SecretFault) -> [UInt8]?

  /// Stores a secret for a key, replacing the previous one.
  func write(_ key: String, _ secret: [UInt8]) throws(SecretFault)

  /// Removes the secret for a key, if there is one.
  func remove(_ key: String) throws(SecretFault)
}

/// The reason why a secret couldn't be read or stored.
public enum SecretFault: Error, Hashable, Sendable {
  /// The device is locked. The call succeeds once it is unlocked.
  case locked
  /// The system refuses.
  case refused
}

/// Secrets that last as long as the process, for tests and previews.
public final class MemorySecretStore: SecretStore {
  /// The secrets by key.
  public var secretsByKey: [String: [UInt8]] = [:]

  /// The errors to throw for every read and for every write, or `nil` for none.
  public var faults: (reading: SecretFault?, writing: SecretFault?)

  /// Creates an empty storage.
  public init() {}

  /// Returns the secret for a key, or `nil` if there is none.
  public func read(_ key: String) throws(SecretFault) -> [UInt8]? {
    if let fault = faults.reading { throw fault }
    return secretsByKey[key]
  }

  /// Stores a secret.
  public func write(_ key: String, _ secret: [UInt8]) throws(SecretFault) {
    if let fault = faults.writing { throw fault }
    secretsByKey[key] = secret
  }

  /// Removes a secret.
  public func remove(_ key: String) throws(SecretFault) {
    if let fault = faults.writing { throw fault }
    secretsByKey[key] = nil
  }
}
