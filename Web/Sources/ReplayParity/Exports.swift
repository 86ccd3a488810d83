// The door of this program: the caller puts the lines into the buffer, calls `report`, and finds the report there.

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

/// Reads that many bytes of lines of Triples from the buffer and leaves the report there.
///
/// - Returns: the report's count of bytes.
@_expose(wasm, "triples") @_cdecl("triples")
func triples(_ count: Int32) -> Int32 {
  report(count) { TriplesReport.row($0) }
}

/// Reads that many bytes of lines of CodeBreaker from the buffer and leaves the report there.
///
/// - Returns: the report's count of bytes.
@_expose(wasm, "codebreaker") @_cdecl("codebreaker")
func codebreaker(_ count: Int32) -> Int32 {
  report(count) { CodeBreakerReport.row($0) }
}

private func report(_ count: Int32, row: ([UInt8]) -> String) -> Int32 {
  let report = Report.text(lines: TextBuffer.text(count: Int(count)), row: row)
  _ = TextBuffer.prepare(count: report.count)?.update(from: report, count: report.count)
  return Int32(report.count)
}
