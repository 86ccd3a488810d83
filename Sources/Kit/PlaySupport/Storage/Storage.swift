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
