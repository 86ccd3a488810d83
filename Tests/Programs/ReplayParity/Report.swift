import NumberedGame

// The door of this program: the caller puts lines into the buffer, calls the function of a game, and finds the report
// there. Each game's file adds the function that is called by the game's word in replay lines.

/// Where the text is that was last put into the buffer, by either side.
@_expose(wasm, "address") @_cdecl("address")
func address() -> UnsafeMutablePointer<UInt8>? {
  TextBuffer.storage
}

/// Makes room for a text of that many bytes, and says where.
@_expose(wasm, "buffer") @_cdecl("buffer")
func buffer(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  TextBuffer.prepare(count: Int(count))
}

/// Reads that many bytes of lines from the buffer and leaves there what the rules say to each of them, in the form of the
/// tables in `Tests/Fixtures`.
///
/// - Parameter row: what follows a line.
/// - Returns: the report's count of bytes.
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

/// The one place in memory through which texts go in and out.
private enum TextBuffer {
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
