import NumberedGame

/// Texts kept under keys across launches: a browser's local storage, user defaults, a folder of files.
public struct Storage {
  /// The text kept under a key as UTF-8, or `nil` if there is none or storage may not be read.
  public var read: (_ key: String) -> [UInt8]?

  /// Keeps a text under a key and answers whether that worked. Storage can be full, or forbidden.
  public var write: (_ key: String, _ text: [UInt8]) -> Bool

  /// Makes a storage from its two operations.
  public init(read: @escaping (String) -> [UInt8]?, write: @escaping (String, [UInt8]) -> Bool) {
    self.read = read
    self.write = write
  }
}

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

/// A storage that lasts as long as the process, for tests and previews.
public final class MemoryStorage {
  /// The texts by key.
  public var texts: [String: [UInt8]] = [:]

  /// Whether writing is refused, as by a full or forbidden storage.
  public var refuses = false

  /// The keys that were read, and those that a text was kept under, in their order.
  public var uses: (reads: [String], writes: [String]) = ([], [])

  /// Makes an empty storage.
  public init() {}

  /// The operations of this storage, to hand to a session.
  public var storage: Storage {
    Storage(
      read: { key in
        self.uses.reads.append(key)
        return self.texts[key]
      },
      write: { key, text in
        guard !self.refuses else { return false }
        self.uses.writes.append(key)
        self.texts[key] = text
        return true
      })
  }

  /// The text under a key, as a string.
  public subscript(key: String) -> String? {
    get { texts[key].map { String(decoding: $0, as: UTF8.self) } }
    set { texts[key] = newValue.map { $0.utf8Bytes } }
  }
}
