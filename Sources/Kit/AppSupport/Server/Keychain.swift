/// The keychain as a store of secrets: what follows from its answers. The calls themselves are those of the system
/// (`SystemKeychain`), or a test's.
public struct Keychain: SecretStore {
  private let calls: any KeychainCalls

  /// Makes the store of a keychain.
  public init(_ calls: any KeychainCalls) {
    self.calls = calls
  }

  /// The text that is kept under a key; nothing where there is none.
  public func read(_ key: String) throws(SecretFault) -> [UInt8]? {
    let (status, secret) = calls.find(key)
    switch KeychainStatus(status) {
    case .done:
      guard let secret else { throw .refused }
      return secret
    case .missing: return nil
    case .locked: throw .locked
    case .there, .other: throw .refused
    }
  }

  /// Keeps a text under a key, in place of what is kept there.
  public func write(_ key: String, _ secret: [UInt8]) throws(SecretFault) {
    var status = KeychainStatus(calls.update(key, secret))
    if status == .missing {
      status = KeychainStatus(calls.add(key, secret))
      // Another process may have been faster.
      if status == .there { status = KeychainStatus(calls.update(key, secret)) }
    }
    try Self.check(status)
  }

  /// Forgets what is kept under a key, if anything is.
  public func remove(_ key: String) throws(SecretFault) {
    let status = KeychainStatus(calls.delete(key))
    if status != .missing { try Self.check(status) }
  }

  private static func check(_ status: KeychainStatus) throws(SecretFault) {
    switch status {
    case .done: return
    case .locked: throw .locked
    case .missing, .there, .other: throw .refused
    }
  }
}

/// What can be asked of a keychain. Each call answers with the system's number for what came of it.
public protocol KeychainCalls {
  /// Looks for what is kept under a key.
  func find(_ key: String) -> (status: Int32, secret: [UInt8]?)
  /// Keeps something under a key that has nothing yet.
  func add(_ key: String, _ secret: [UInt8]) -> Int32
  /// Keeps something else under a key that has something.
  func update(_ key: String, _ secret: [UInt8]) -> Int32
  /// Forgets what is kept under a key.
  func delete(_ key: String) -> Int32
}

/// What the system's numbers mean.
private enum KeychainStatus {
  case done, missing, there, locked, other

  init(_ status: Int32) {
    self =
      switch status {
      case 0: .done  // errSecSuccess
      case -25_300: .missing  // errSecItemNotFound
      case -25_299: .there  // errSecDuplicateItem
      case -25_308: .locked  // errSecInteractionNotAllowed
      default: .other
      }
  }
}

#if canImport(Security)
import Foundation
import Security

/// The keychain of the device. What is kept can be read once the device was unlocked for the first time since it was started,
/// and goes to another device with an encrypted copy of this one alone.
public struct SystemKeychain: KeychainCalls {
  private let service: String

  /// The keychain's items of a service, which is the app's own name for them.
  public init(service: String) {
    self.service = service
  }

  /// Looks for what is kept under a key.
  public func find(_ key: String) -> (status: Int32, secret: [UInt8]?) {
    var query = item(key)
    query[kSecReturnData as String] = true
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    var found: CFTypeRef?
    let status = SecItemCopyMatching(query as CFDictionary, &found)
    return (status, (found as? Data).map { Array($0) })
  }

  /// Keeps something under a key that has nothing yet.
  public func add(_ key: String, _ secret: [UInt8]) -> Int32 {
    var new = item(key)
    new[kSecValueData as String] = Data(secret)
    new[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlock
    return SecItemAdd(new as CFDictionary, nil)
  }

  /// Keeps something else under a key that has something.
  public func update(_ key: String, _ secret: [UInt8]) -> Int32 {
    let change: [String: Any] = [kSecValueData as String: Data(secret)]
    return SecItemUpdate(item(key) as CFDictionary, change as CFDictionary)
  }

  /// Forgets what is kept under a key.
  public func delete(_ key: String) -> Int32 { SecItemDelete(item(key) as CFDictionary) }

  private func item(_ key: String) -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
      kSecAttrAccount as String: key,
    ]
  }
}
#endif
