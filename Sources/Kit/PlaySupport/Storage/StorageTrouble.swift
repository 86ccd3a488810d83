/// What a player must be told of reading or writing a saved text.
public struct StorageTrouble: OptionSet, Hashable, Sendable {
  /// The troubles as bits.
  public let rawValue: UInt8

  /// Makes a set of troubles from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The storage is full or forbidden. Nothing was written.
  public static let refused = StorageTrouble(rawValue: 1)

  /// What was saved cannot be read. It has been set aside.
  public static let damaged = StorageTrouble(rawValue: 2)
}
