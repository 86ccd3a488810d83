import NumberedGame

// What Swift offers to `Site/bridge.js`. The program adds one more, `start`, called once when the page is ready.

/// Something that Swift asked to be told about has happened.
@_expose(wasm, "domDispatch") @_cdecl("domDispatch")
func domDispatch(_ callback: Int32, _ number: Double) {
  CallbackTable.shared.action(callback)?(number)
}

/// Whatever this callback waited for can no longer happen.
@_expose(wasm, "domForget") @_cdecl("domForget")
func domForget(_ callback: Int32) {
  CallbackTable.shared.remove(callback)
}

/// Text is coming over; the answer is where to put it.
@_expose(wasm, "domInbox") @_cdecl("domInbox")
func domInbox(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  Inbox.prepare(count: Int(count))
}

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
