/// The one place in memory through which texts go in and out.
enum TextBuffer {
  nonisolated(unsafe) private(set) static var storage: UnsafeMutablePointer<UInt8>?

  /// Fresh room for a text.
  static func prepare(count: Int) -> UnsafeMutablePointer<UInt8>? {
    storage?.deallocate()
    storage = .allocate(capacity: max(count, 1))
    storage?.initialize(repeating: 0, count: max(count, 1))
    return storage
  }

  /// The text that was put there.
  static func text(count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: storage, count: count))
  }
}
