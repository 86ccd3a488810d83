/// The keychain as a store of secrets. It interprets the status codes of its calls. A test can replace the calls.
public struct Keychain: SecretStore {
  private let calls: any KeychainCalls

  /// Creates a store in a keychain.
  public init(_ calls: any KeychainCalls) {
    self.calls = calls
  }

  /// Returns the secret for a key, or `nil` if there is none.
  public func read(_ key: String) throws(SecretFault) -> [UInt8]? {
    let (status, secret) = calls.find(key)
    if status == Status.missing { return nil }
    try Self.check(status)
    guard let secret else { throw .refused }
    return secret
  }

  /// Stores a secret for a key, replacing the previous one.
  public func write(_ key: String, _ secret: [UInt8]) throws(SecretFault) {
    var status = calls.update(key, secret)
    if status == Status.missing {
      status = calls.add(key, secret)
      // Another process may have added the key in the meantime.
      if status == Status.exists { status = calls.update(key, secret) }
    }
    try Self.check(status)
  }

  /// Removes the secret for a key, if there is one.
  public func remove(_ key: String) throws(SecretFault) {
    let status = calls.delete(key)
    if status != Status.missing { try Self.check(status) }
  }

  private static func check(_ status: Int32) throws(SecretFault) {
    if status != Status.done { throw status == Status.locked ? .locked : .refused }
  }

  private enum Status {
    static let done: Int32 = 0  // errSecSuccess
    static let missing: Int32 = -25_300  // errSecItemNotFound
    static let exists: Int32 = -25_299  // errSecDuplicateItem
    static let locked: Int32 = -25_308  // errSecInteractionNotAllowed
  }
}

/// The calls to a keychain. Each returns the system's status code.
public protocol KeychainCalls {
  /// Looks up the secret for a key.
  func find(_ key: String) -> (status: Int32, secret: [UInt8]?)
  /// Adds a secret for a key that has none.
  func add(_ key: String, _ secret: [UInt8]) -> Int32
  /// Replaces the secret for a key.
  func update(_ key: String, _ secret: [UInt8]) -> Int32
  /// Removes the secret for a key.
  func delete(_ key: String) -> Int32
}

#if canImport(Security)
import Foundation
import Security

/// The device's keychain. The items can be read once the device has been unlocked after a restart, and move to another
/// device only with an encrypted backup.
public struct SystemKeychain: KeychainCalls {
  private let service: String

  /// Creates the keychain with the app's items. `service` is the name that identifies them.
  public init(service: String) {
    self.service = service
  }

  /// Looks up the secret for a key.
  public func find(_ key: String) -> (status: Int32, secret: [UInt8]?) {
    var query = itemQuery(key)
    query[kSecReturnData as String] = true
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    var found: CFTypeRef?
    let status = SecItemCopyMatching(query as CFDictionary, &found)
    return (status, (found as? Data).map { Array($0) })
  }

  /// Adds a secret for a key that has none.
  public func add(_ key: String, _ secret: [UInt8]) -> Int32 {
    var new = itemQuery(key)
    new[kSecValueData as String] = Data(secret)
    new[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlock
    return SecItemAdd(new as CFDictionary, nil)
  }

  /// Replaces the secret for a key.
  public func update(_ key: String, _ secret: [UInt8]) -> Int32 {
    let change: [String: Any] = [kSecValueData as String: Data(secret)]
    return SecItemUpdate(itemQuery(key) as CFDictionary, change as CFDictionary)
  }

  /// Removes the secret for a key.
  public func delete(_ key: String) -> Int32 { SecItemDelete(itemQuery(key) as CFDictionary) }

  private func itemQuery(_ key: String) -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
      kSecAttrAccount as String: key,
    ]
  }
}
#endif
