import GameCore

/// A commitment to the key of a day: a hash that is published days ahead, so that the key can't be changed later.
///
/// The hash is the SHA-256 of the UTF-8 text `parlor-day/1 2026-11-21 PREVIOUS KEY`: the day, the commitment to the
/// previous day, and the key, separated by single spaces. The commitment and the key are 64 lowercase hexadecimal
/// digits each. Each commitment includes the previous one, so the keys of earlier days can't be replaced, either.
public struct DayCommitment: Hashable, Sendable {
  /// The commitment that takes the place of the previous one on the first day: 32 zero bytes.
  public static let beforeFirstDay = DayCommitment(unchecked: [UInt8](repeating: 0, count: Bytes32.count))

  /// The 32 bytes of the hash.
  public let bytes: [UInt8]

  private init(unchecked bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Creates a commitment from its bytes, or returns `nil` if there aren't 32 of them.
  public init?(bytes: some Sequence<UInt8>) {
    self.init(unchecked: Array(bytes))
    guard self.bytes.count == Bytes32.count else { return nil }
  }

  /// Parses a commitment in the format of `hex`, exactly 64 lowercase hexadecimal digits, or returns `nil`.
  public init?(hex: some StringProtocol) {
    guard let bytes = Bytes32.bytes(fromHex: hex) else { return nil }
    self.init(unchecked: bytes)
  }

  /// Creates the commitment to the key of a day. `previous` is the commitment to the day before, or `beforeFirstDay`.
  /// Throws `CryptoFault.unavailable` if the system has no SHA-256.
  public init(day: CalendarDay, previous: DayCommitment, key: DayKey) throws(CryptoFault) {
    let text = "parlor-day/1 \(day) \(previous.hex) \(key.hex)"
    self.init(unchecked: try SystemCrypto.sha256(Array(text.utf8)))
  }

  /// The commitment as 64 lowercase hexadecimal digits.
  public var hex: String { Bytes32.hex(bytes) }

  /// Returns whether this is the commitment to `key`. `previous` is the commitment to the day before, or
  /// `beforeFirstDay`. Throws `CryptoFault.unavailable` if the system has no SHA-256.
  public func isCommitment(to key: DayKey, day: CalendarDay, previous: DayCommitment) throws(CryptoFault) -> Bool {
    self == (try DayCommitment(day: day, previous: previous, key: key))
  }
}

extension DayCommitment: CustomStringConvertible {
  /// The commitment as 64 lowercase hexadecimal digits. It isn't secret.
  public var description: String { hex }
}
