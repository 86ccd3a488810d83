/// A storage that lasts as long as the process, for tests and previews.
public final class MemoryStorage {
  /// The texts by key.
  public var texts: [String: [UInt8]] = [:]

  /// Whether writing is refused, as by a full or forbidden storage.
  public var refuses = false

  /// Makes an empty storage.
  public init() {}

  /// The operations of this storage, to hand to a session.
  public var storage: Storage {
    Storage(
      read: { self.texts[$0] },
      write: { key, text in
        guard !self.refuses else { return false }
        self.texts[key] = text
        return true
      })
  }

  /// The text under a key, as a string.
  public subscript(key: String) -> String? {
    get { texts[key].map { String(decoding: $0, as: UTF8.self) } }
    set { texts[key] = newValue.map { Array($0.utf8) } }
  }
}
