/// The buffer through which `Site/worker.js` and a program exchange bytes, one message at a time. The same buffer is
/// the inbox and the outbox, so an answer overwrites its question. A program exports two functions:
///
/// - `workerOpen(index)` reads the file with this index from the inbox, and returns 1, or 0 if the file is invalid.
/// - `workerAnswer()` reads a message from the inbox, puts the answer into the outbox, and returns its size in bytes.
public enum WorkerPort {
  nonisolated(unsafe) private static var storage: UnsafeMutablePointer<UInt8>?
  nonisolated(unsafe) private static var inboxCount = 0

  /// Returns a buffer for `count` bytes, valid until the next call.
  static func prepare(count: Int) -> UnsafeMutablePointer<UInt8>? {
    storage?.deallocate()
    storage = .allocate(capacity: max(count, 1))
    storage?.initialize(repeating: 0, count: max(count, 1))
    inboxCount = count
    return storage
  }

  static var bufferAddress: UnsafeMutablePointer<UInt8>? { storage }

  /// The bytes last put into the inbox.
  public static var inbox: [UInt8] {
    Array(UnsafeBufferPointer(start: storage, count: inboxCount))
  }

  /// Puts an answer into the outbox, and returns its size in bytes.
  public static func answer(_ bytes: [UInt8]) -> Int32 {
    prepare(count: bytes.count)?.update(from: bytes, count: bytes.count)
    return Int32(bytes.count)
  }
}
