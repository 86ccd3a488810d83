import Hashing

/// The secrets outside the database that seal what is stored in it. The first one seals, and all of them open, so that
/// the first one can be replaced.
public struct SealSecrets: Sendable {
  /// The number of bytes in a secret.
  public static let byteCount = AESGCM.keyLength

  private let secrets: [Secret]

  private struct Secret: Sendable {
    let bytes: [UInt8]
    let name: [UInt8]
  }

  /// Creates no secrets, with which everything is stored as it is.
  public init() {
    secrets = []
  }

  /// Creates secrets of 32 bytes each.
  public init(_ secrets: [[UInt8]]) {
    precondition(secrets.allSatisfy { $0.count == Self.byteCount }, "a secret has a wrong length")
    self.secrets = secrets.map { bytes in
      let hash = SHA256Hash.digest(of: Array("parlor-seal/1 ".utf8) + bytes)
      return Secret(bytes: bytes, name: Array(hash.prefix(Self.nameLength)))
    }
  }

  /// Whether there are no secrets.
  public var isEmpty: Bool { secrets.isEmpty }

  /// The public name of the secret that seals: the start of its hash, as hexadecimal digits. `nil` if there is none.
  public var name: String? { secrets.first.map { Self.text($0.name) } }

  // MARK: - Sealed values

  /// The content of a stored value.
  public enum Content: Hashable, Sendable {
    /// The value.
    case value([UInt8])
    /// The value is sealed with a secret that isn't among these. `secretName` is its public name, or `unknown` for a
    /// form that only a later release knows.
    case sealed(secretName: String)
    /// The value can't be recovered: it was changed, or belongs to another label.
    case damaged
  }

  /// Sealed values begin with this byte. It is followed by the secret's name, the nonce, the ciphertext, and the tag.
  private static let version: UInt8 = 1
  private static let nameLength = 8
  private static let overhead = 1 + nameLength + AESGCM.nonceLength + AESGCM.tagLength

  /// Returns a value of 32 bytes, sealed with the first secret, or as it is if there are no secrets. `label` says what
  /// the value is, so that it can't take the place of another one.
  public func sealed(_ value: [UInt8], label: String) -> [UInt8] {
    guard let secret = secrets.first else { return value }
    let nonce = (0..<AESGCM.nonceLength).map { _ in UInt8.random(in: .min ... .max) }
    let ciphertext = AESGCM.encrypt(value, key: secret.bytes, nonce: nonce, authenticating: Array(label.utf8))
    return [Self.version] + secret.name + nonce + ciphertext
  }

  /// Returns whether a stored value has the form of a sealed one.
  public static func isSealed(_ stored: [UInt8]) -> Bool {
    stored.count == byteCount + overhead && stored.first == version
  }

  /// Returns whether a stored value is sealed with the first secret. If there are no secrets, returns whether it isn't
  /// sealed.
  public func isCurrent(_ stored: [UInt8]) -> Bool {
    guard Self.isSealed(stored) else { return secrets.isEmpty }
    return secrets.first.map { stored.dropFirst().starts(with: $0.name) } ?? false
  }

  /// Opens a stored value of 32 bytes, which may be sealed or not.
  public func content(of stored: [UInt8], label: String) -> Content {
    guard Self.isSealed(stored) else {
      if stored.count == Self.byteCount { return .value(stored) }
      return stored.count > Self.byteCount && stored.first != Self.version ? .sealed(secretName: "unknown") : .damaged
    }
    var rest = stored.dropFirst()
    func take(_ count: Int) -> [UInt8] {
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    let (name, nonce, ciphertext) = (take(Self.nameLength), take(AESGCM.nonceLength), take(Self.byteCount))
    guard let secret = secrets.first(where: { $0.name == name }) else { return .sealed(secretName: Self.text(name)) }
    let value = AESGCM.decrypt(
      ciphertext, tag: Array(rest), key: secret.bytes, nonce: nonce, authenticating: Array(label.utf8))
    return value.map { .value($0) } ?? .damaged
  }

  private static func text(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}

// The secrets must not get into a log by accident.
extension SealSecrets: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The public names of the secrets.
  public var description: String { "SealSecrets(\(secrets.map { Self.text($0.name) }.joined(separator: ", ")))" }

  /// The public names of the secrets.
  public var debugDescription: String { description }

  /// An empty mirror, so that a dump doesn't reveal the secrets.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
