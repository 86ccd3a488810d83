/// The keychain as a storage of secrets. It interprets the status codes of its calls. A test can replace the calls.
public struct Keychain: SecretStore {
  private let calls: any KeychainCalls

  /// Creates a storage in a keychain.
  public init(_ calls: any KeychainCalls) {
    self.calls = calls
  }

  /// Returns the secret for a key, or `nil` if there is none.
  public func read(_ key: String) throws(SecretFault) -> [UInt8]? {
    let (status, secret) = calls.find(key)
    switch KeychainStatus(status) {
    case .done:
      guard let secret else { throw .refused }
      return secret
    case .missing: return nil
    case .locked: throw .locked
    case .exists, .other: throw .refused
    }
  }

  /// Stores a secret for a key, replacing the previous one.
  public func write(_ key: String, _ secret: [UInt8]) throws(SecretFault) {
    var status = KeychainStatus(calls.update(key, secret))
    if status == .missing {
      status = KeychainStatus(calls.add(key, secret))
      // Another process may have added the key in the meantime.
      if status == .exists { status = KeychainStatus(calls.update(key, secret)) }
    }
    try Self.throwFault(for: status)
  }

  /// Removes the secret for a key, if there is one.
  public func remove(_ key: String) throws(SecretFault) {
    let status = KeychainStatus(calls.delete(key))
    if status != .missing { try Self.throwFault(for: status) }
  }

  private static func throwFault(for status: KeychainStatus) throws(SecretFault) {
    switch status {
    case .done: return
    case .locked: throw .locked
    case .missing, .exists, .other: throw .refused
    }
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

private enum KeychainStatus {
  case done, missing, exists, locked, other

  init(_ status: Int32) {
    self =
      switch status {
      case 0: .done  // errSecSuccess
      case -25_300: .missing  // errSecItemNotFound
      case -25_299: .exists  // errSecDuplicateItem
      case -25_308: .locked  // errSecInteractionNotAllowed
      default: .other
      }
  }
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
