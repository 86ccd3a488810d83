import GameCore

// The functions that `Site/bridge.js` calls. Programs also export `start`, called once, when the page is ready.

@_extern(c, "__wasm_call_ctors")
func callConstructors()

/// Runs the C library's constructors, once, before anything else. If a program doesn't call them by itself, the linker
/// wraps each exported function so that it also closes the library's files, at every event.
@_expose(wasm, "_initialize") @_cdecl("_initialize")
func initialize() {
  callConstructors()
}

/// Ends the program after a failed assertion in the C library, whose own version of this function prints a message.
/// Nobody would see it, and its formatting would be part of each download.
@_cdecl("__assert_fail")
func endAfterFailedAssertion(
  _ assertion: UnsafePointer<UInt8>?, _ file: UnsafePointer<UInt8>?, _ line: Int32, _ function: UnsafePointer<UInt8>?
) {
  fatalError()
}

/// Calls a callback, unless it was removed. The meaning of `number`, such as a time or an outcome, depends on the
/// imported function that received the callback.
@_expose(wasm, "domDispatch") @_cdecl("domDispatch")
func domDispatch(_ callback: Int32, _ number: Double) {
  CallbackTable.shared.action(callback)?(number)
}

/// Releases a callback that can no longer be called.
@_expose(wasm, "domForget") @_cdecl("domForget")
func domForget(_ callback: Int32) {
  CallbackTable.shared.remove(callback)
}

/// Returns the address where the bridge must write text of `count` bytes.
@_expose(wasm, "domInbox") @_cdecl("domInbox")
func domInbox(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  Inbox.prepare(count: Int(count))
}

/// The buffer through which the bridge passes text to Swift, one text at a time. Copy it before the bridge's next call.
enum Inbox {
  nonisolated(unsafe) private static var storage: UnsafeMutablePointer<UInt8>?
  nonisolated(unsafe) private static var capacity = 0

  /// Returns a buffer for `count` bytes, valid until the next call.
  static func prepare(count: Int) -> UnsafeMutablePointer<UInt8>? {
    if count > capacity {
      storage?.deallocate()
      // Double the capacity, because one game's strings tend to grow a byte at a time.
      capacity = Swift.max(count, capacity * 2, 256)
      storage = UnsafeMutablePointer.allocate(capacity: capacity)
    }
    return storage
  }

  /// Returns the text that the bridge has just delivered, or `nil` if there is none. `answer` is the bridge's return
  /// value: one more than the number of bytes, or 0 for no text.
  static func deliveredText(_ answer: Int32) -> [UInt8]? {
    guard answer > 0 else { return nil }
    guard answer > 1, let storage else { return [] }
    return Array(UnsafeBufferPointer(start: storage, count: Int(answer) - 1))
  }
}
