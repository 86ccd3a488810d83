import GameCore

// The interface of this program: the caller puts lines into the buffer, calls a game's function, and reads the report
// from the buffer. Each game's file exports a function with the game's name in replay lines.

/// Returns the address of the buffer, or `nil` if there is none yet.
@_expose(wasm, "address") @_cdecl("address")
func address() -> UnsafeMutablePointer<UInt8>? {
  TextBuffer.storage
}

/// Allocates a buffer of `count` bytes and returns its address.
@_expose(wasm, "buffer") @_cdecl("buffer")
func buffer(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  TextBuffer.prepare(count: Int(count))
}

/// Reads lines from the buffer and replaces them with a report in the format of the tables in `Tests/Fixtures`.
///
/// - Parameters:
///   - count: The number of bytes in the buffer.
///   - row: A closure that returns the columns after a line.
/// - Returns: The report's number of bytes.
func report(_ count: Int32, row: ([UInt8]) -> String) -> Int32 {
  var report: [UInt8] = []
  for line in TextBuffer.text(count: Int(count)).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  {
    report += line
    report.append(UInt8(ascii: "\t"))
    report += row(Array(line)).utf8Bytes
    report.append(UInt8(ascii: "\n"))
  }
  _ = TextBuffer.prepare(count: report.count)?.update(from: report, count: report.count)
  return Int32(report.count)
}

/// The single buffer for text in both directions.
private enum TextBuffer {
  nonisolated(unsafe) private(set) static var storage: UnsafeMutablePointer<UInt8>?

  /// Replaces the buffer with one of `count` zero bytes.
  static func prepare(count: Int) -> UnsafeMutablePointer<UInt8>? {
    storage?.deallocate()
    storage = .allocate(capacity: max(count, 1))
    storage?.initialize(repeating: 0, count: max(count, 1))
    return storage
  }

  static func text(count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: storage, count: count))
  }
}
