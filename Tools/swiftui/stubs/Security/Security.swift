// swift-format-ignore-file
// The keychain: Security declarations without behavior, and the Core Foundation types that they use. Swift bridges
// these types to standard library types with `as`, so the stubs are aliases of the standard library types.
public typealias OSStatus = Int32 // Apple: kernel/osstatus
public typealias CFTypeRef = Any // Ours
public typealias CFString = String // Ours
public typealias CFDictionary = [String: Any] // Ours

public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus { 0 } // Apple: security/secitemcopymatching(_:_:)
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus { 0 } // Apple: security/secitemadd(_:_:)
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus { 0 } // Apple: security/secitemupdate(_:_:)
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { 0 } // Apple: security/secitemdelete(_:)

public let kSecClass: CFString = "" // Apple: security/ksecclass
public let kSecClassGenericPassword: CFString = "" // Apple: security/ksecclassgenericpassword
public let kSecAttrService: CFString = "" // Apple: security/ksecattrservice
public let kSecAttrAccount: CFString = "" // Apple: security/ksecattraccount
public let kSecAttrAccessible: CFString = "" // Apple: security/ksecattraccessible
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "" // Apple: security/ksecattraccessibleafterfirstunlock
public let kSecValueData: CFString = "" // Apple: security/ksecvaluedata
public let kSecReturnData: CFString = "" // Apple: security/ksecreturndata
public let kSecMatchLimit: CFString = "" // Apple: security/ksecmatchlimit
public let kSecMatchLimitOne: CFString = "" // Apple: security/ksecmatchlimitone
