import NumberedGame

/// What binds whoever deals to the key of a day before anybody plays: a hash of the key, which is published days ahead.
///
/// It is the SHA-256 of the UTF-8 text `parlor-day/1 2026-11-21 PREVIOUS KEY`: the day, the commitment to the previous day and
/// the key, each of the latter as 64 lower-case hexadecimal digits, with single spaces. So a commitment stands for all days before
/// it too, and none of them can be exchanged afterwards.
public struct DayCommitment: Hashable, Sendable {
  /// What stands for the previous commitment on the first day of all: 64 zeros.
  public static let beforeFirstDay = DayCommitment(unchecked: [UInt8](repeating: 0, count: Bytes32.count))

  /// The 32 bytes of the hash.
  public let bytes: [UInt8]

  private init(unchecked bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The commitment of these bytes, or nothing where they are not 32.
  public init?(bytes: some Sequence<UInt8>) {
    self.init(unchecked: Array(bytes))
    guard self.bytes.count == Bytes32.count else { return nil }
  }

  /// Reads a commitment as `hex` writes it: exactly 64 digits, all of them lower-case.
  public init?(hex: some StringProtocol) {
    guard let bytes = Bytes32.read(hex) else { return nil }
    self.init(unchecked: bytes)
  }

  /// The commitment to the key of a day.
  ///
  /// - Parameters:
  ///   - day: the day.
  ///   - previous: the commitment to the day before, or `beforeFirstDay`.
  ///   - key: the key of the day.
  /// - Throws: `CryptoFault.unavailable` if the system has no SHA-256.
  public init(day: CalendarDay, previous: DayCommitment, key: DayKey) throws(CryptoFault) {
    let text = "parlor-day/1 \(day) \(previous.hex) \(key.hex)"
    self.init(unchecked: try SystemCrypto.sha256(Array(text.utf8)))
  }

  /// The commitment as 64 lower-case hexadecimal digits.
  public var hex: String { Bytes32.hex(bytes) }

  /// Whether this is the commitment to the key of a day.
  ///
  /// - Parameters:
  ///   - day: the day.
  ///   - previous: the commitment to the day before, or `beforeFirstDay`.
  ///   - key: the key of the day.
  /// - Throws: `CryptoFault.unavailable` if the system has no SHA-256.
  public func verifies(_ key: DayKey, day: CalendarDay, previous: DayCommitment) throws(CryptoFault) -> Bool {
    self == (try DayCommitment(day: day, previous: previous, key: key))
  }
}

extension DayCommitment: CustomStringConvertible {
  /// The commitment as 64 lower-case hexadecimal digits: it is public.
  public var description: String { hex }
}
