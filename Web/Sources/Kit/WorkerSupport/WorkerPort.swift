/// The two places in memory through which `Site/worker.js` and a program exchange bytes: one at a time, taken up at once.
/// A program offers two functions to it:
///
/// - `workerOpen(index)` reads the file of that index from the inbox, and answers 1, or 0 if it cannot be read;
/// - `workerAnswer()` reads a message from the inbox, leaves the answer in the outbox, and answers with its size.
public enum WorkerPort {
  nonisolated(unsafe) private static var storage: UnsafeMutablePointer<UInt8>?
  nonisolated(unsafe) private static var inboxCount = 0

  /// Makes room for so many bytes, until the next call.
  static func prepare(count: Int) -> UnsafeMutablePointer<UInt8>? {
    storage?.deallocate()
    storage = .allocate(capacity: max(count, 1))
    storage?.initialize(repeating: 0, count: max(count, 1))
    inboxCount = count
    return storage
  }

  /// Where the bytes are.
  static var address: UnsafeMutablePointer<UInt8>? { storage }

  /// What was last put into the inbox.
  public static var inbox: [UInt8] {
    Array(UnsafeBufferPointer(start: storage, count: inboxCount))
  }

  /// Leaves an answer in the outbox.
  ///
  /// - Returns: its size in bytes.
  public static func answer(_ bytes: [UInt8]) -> Int32 {
    prepare(count: bytes.count)?.update(from: bytes, count: bytes.count)
    return Int32(bytes.count)
  }
}
