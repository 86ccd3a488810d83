/// Where the bridge puts a text on its way to Swift: one at a time, taken up at once by whoever asked.
enum Inbox {
  nonisolated(unsafe) private static var storage: UnsafeMutablePointer<UInt8>?
  nonisolated(unsafe) private static var capacity = 0

  /// Room for `count` bytes, until the next call.
  static func prepare(count: Int) -> UnsafeMutablePointer<UInt8>? {
    if count > capacity {
      storage?.deallocate()
      // Grows by doubling, as the answers of one game tend to grow a byte at a time.
      capacity = Swift.max(count, capacity * 2, 256)
      storage = UnsafeMutablePointer.allocate(capacity: capacity)
    }
    return storage
  }

  /// The text that the bridge has just delivered.
  ///
  /// - Parameter answer: what the bridge answered: one more than the count of bytes, or 0 for no text at all.
  static func take(_ answer: Int32) -> [UInt8]? {
    guard answer > 0 else { return nil }
    guard answer > 1, let storage else { return [] }
    return Array(UnsafeBufferPointer(start: storage, count: Int(answer) - 1))
  }
}
