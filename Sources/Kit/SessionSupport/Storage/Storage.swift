import GameCore

/// Text that persists across launches, by key: a browser's local storage, user defaults, or a folder of files.
public struct Storage {
  /// A closure that returns the UTF-8 text stored for a key, or `nil` if there is none or the storage can't be read.
  public var read: (_ key: String) -> [UInt8]?

  /// A closure that stores a value and returns whether that worked. Storage can be full, or access to it can be blocked.
  public var write: (_ key: String, _ text: [UInt8]) -> Bool

  /// Creates storage from its two operations.
  public init(read: @escaping (String) -> [UInt8]?, write: @escaping (String, [UInt8]) -> Bool) {
    self.read = read
    self.write = write
  }
}

extension Storage {
  /// Returns the key under which to set aside unreadable text of `key`: `key` with `.damaged` appended, and a number if
  /// other text has been set aside there. The number ends at 20, so that storage that returns other text at each read
  /// can't keep the caller here forever.
  func quarantineKey(for text: [UInt8], from key: String) -> String {
    let first = key + ".damaged"
    var (name, number) = (first, 1)
    while number < 20, let other = read(name), other != text {
      number += 1
      name = first + number.description
    }
    return name
  }
}

/// A set of problems with reading or writing saved text that the player should know about.
public struct StorageProblem: OptionSet, Hashable, Sendable {
  /// One bit for each problem.
  public let rawValue: UInt8

  /// Creates a set of problems from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The storage is full, or access to it is blocked. Nothing was written.
  public static let refused = StorageProblem(rawValue: 1)

  /// The stored text can't be read. It has been set aside.
  public static let damaged = StorageProblem(rawValue: 2)
}

/// In-memory storage, for tests and previews.
public final class MemoryStorage {
  /// The stored values by key.
  public var texts: [String: [UInt8]] = [:]

  /// Whether writes fail, as they do when storage is full or access to it is blocked.
  public var refusesWrites = false

  /// The keys of all reads and of all successful writes, in order.
  public var accesses: (reads: [String], writes: [String]) = ([], [])

  /// Creates an empty storage.
  public init() {}

  /// The operations, for a session.
  public var storage: Storage {
    Storage(
      read: { key in
        self.accesses.reads.append(key)
        return self.texts[key]
      },
      write: { key, text in
        guard !self.refusesWrites else { return false }
        self.accesses.writes.append(key)
        self.texts[key] = text
        return true
      })
  }

  /// The text stored for a key, as a string.
  public subscript(key: String) -> String? {
    get { texts[key].map { String(decoding: $0, as: UTF8.self) } }
    set { texts[key] = newValue.map { $0.utf8Bytes } }
  }
}
