// swift-format-ignore-file
// The ciphers for the keys of the daily games: CryptoKit declarations without behavior.
import Foundation

public protocol Digest: Hashable, Sendable, Sequence where Element == UInt8 {} // swift-crypto: Crypto/Digests/Digest.swift
public struct SHA256Digest: Digest { // swift-crypto: Crypto/Digests/Digests.swift
    public func makeIterator() -> Array<UInt8>.Iterator { [].makeIterator() }
}
public struct SHA256: Sendable { // swift-crypto: Crypto/Digests/HashFunctions_SHA2.swift
    public static func hash<D: DataProtocol>(data: D) -> SHA256Digest { SHA256Digest() } // swift-crypto: Crypto/Digests/HashFunctions.swift
}
public struct SymmetricKey: Sendable { // swift-crypto: Crypto/Keys/Symmetric/SymmetricKeys.swift
    public init<D: ContiguousBytes>(data: D) {} // swift-crypto: Crypto/Keys/Symmetric/SymmetricKeys.swift
}
public enum AES: Sendable {} // swift-crypto: Crypto/AEADs/AES/GCM/AES-GCM.swift
extension AES {
    public enum GCM: Sendable { // swift-crypto: Crypto/AEADs/AES/GCM/AES-GCM.swift
        public static func seal<Plaintext: DataProtocol>(_ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil) throws -> SealedBox { SealedBox() } // swift-crypto: Crypto/AEADs/AES/GCM/AES-GCM.swift
        public struct SealedBox: Sendable { // swift-crypto: Crypto/AEADs/AES/GCM/AES-GCM.swift
            public var ciphertext: Data { Data() } // swift-crypto: Crypto/AEADs/AES/GCM/AES-GCM.swift
        }
        public struct Nonce: Sendable { // swift-crypto: Crypto/AEADs/Nonces.swift
            public init<D: DataProtocol>(data: D) throws {} // swift-crypto: Crypto/AEADs/Nonces.swift
        }
    }
}
