import NIOCore

/// A strict incremental parser of HTTP/1.1 requests. Input that parsers could interpret differently is a fault.
///
/// A general parser isn't exact enough. Here, every token is a method (so that 405 can be sent), only CRLF ends a line,
/// a body's length is given only once and in one way, and every fault has its own status.
struct RequestParser {
  struct Limits: Sendable {
    /// The maximum number of bytes from the first line to the empty line.
    var maxHeadLength = 8 << 10
    /// The maximum number of bytes in the body.
    var maxBodyLength = 4 << 10
    var maxFieldCount = 100
  }

  enum ParseResult {
    case needsMore
    case request(Request)
    /// The input isn't a request. Nothing after it can be parsed.
    case fault(Problem)
  }

  /// The part of a request that the parser has reached.
  enum Position {
    case before, head, body
  }

  private(set) var position = Position.before

  /// Whether the client waits for status 100 before it sends the body. `didSendContinue()` sets this to `false`.
  private(set) var expectsContinue = false

  private let limits: Limits
  private var hasSkippedEmptyLine = false
  private var scannedByteCount = 0
  private var request = Request(method: "", target: "")
  private var framing = Framing.length(0)
  private var overhead = 0

  private enum Framing {
    case length(Int)
    case chunkSize
    case chunk(Int)
    case chunkEnd
    case end
  }

  init(limits: Limits) {
    self.limits = limits
  }

  /// Parses and removes the next bytes of a buffer.
  mutating func read(_ buffer: inout ByteBuffer) -> ParseResult {
    do throws(Problem) {
      if position == .before {
        // Skip one empty line, because some old clients send one after a body.
        if !hasSkippedEmptyLine, buffer.getInteger(at: buffer.readerIndex, as: UInt16.self) == 0x0D0A {
          buffer.moveReaderIndex(forwardBy: 2)
          hasSkippedEmptyLine = true
        }
        guard buffer.readableBytes > 0 else { return .needsMore }
        if !hasSkippedEmptyLine, buffer.readableBytes == 1,
          buffer.getInteger(at: buffer.readerIndex, as: UInt8.self) == CR
        {
          return .needsMore
        }
        position = .head
        scannedByteCount = 0
      }
      if position == .head {
        guard let length = try headLength(buffer) else { return .needsMore }
        try readHead(buffer.readBytes(length: length) ?? [])
        position = .body
      }
      guard try readBody(&buffer) else { return .needsMore }
      position = .before
      hasSkippedEmptyLine = false
      expectsContinue = false
      let whole = request
      request = Request(method: "", target: "")
      return .request(whole)
    } catch {
      return .fault(error)
    }
  }

  mutating func didSendContinue() {
    expectsContinue = false
  }

  /// Returns the number of bytes in the head, including the empty line, or `nil` if the head is incomplete.
  private mutating func headLength(_ buffer: ByteBuffer) throws(Problem) -> Int? {
    var found: Int?
    var isBad = false
    var position = scannedByteCount
    let maxCount = limits.maxHeadLength
    buffer.withUnsafeReadableBytes { bytes in
      // Scan each byte only once, even if the bytes arrive slowly.
      while position < min(bytes.count, maxCount) {
        let byte = bytes[position]
        if byte == LF {
          guard position > 0, bytes[position - 1] == CR else {
            isBad = true
            return
          }
          if position >= 3, bytes[position - 2] == LF {
            found = position + 1
            return
          }
        } else if position > 0, bytes[position - 1] == CR {
          isBad = true
          return
        }
        position += 1
      }
    }
    scannedByteCount = position
    if isBad { throw .badRequest("A line of the header ends by something else than CR and LF.") }
    if found == nil, scannedByteCount >= maxCount { throw .headersTooLarge }
    return found
  }

  // MARK: The head

  private mutating func readHead(_ bytes: [UInt8]) throws(Problem) {
    var lines = LineIterator(bytes: bytes)
    guard let first = lines.next() else { throw .badRequest("There is no first line.") }
    let version = try readFirstLine(bytes[first])
    var count = 0
    while let line = lines.next(), !line.isEmpty {
      count += 1
      if count > limits.maxFieldCount { throw .headersTooLarge }
      try readField(bytes[line])
    }
    try resolveFraming(version)
  }

  private mutating func readFirstLine(_ line: ArraySlice<UInt8>) throws(Problem) -> Int {
    let parts = line.split(separator: SP, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(isTokenCharacter), !parts[1].isEmpty else {
      throw .badRequest("The first line is not a method, an address and a version.")
    }
    let version = Array(parts[2])
    guard version.count == 8, version.starts(with: Array("HTTP/".utf8)), isDigit(version[5]), version[6] == DOT,
      isDigit(version[7])
    else { throw .badRequest("The first line is not a method, an address and a version.") }
    guard version[5] == ONE, version[7] <= ONE else {
      throw Problem(status: 505, kind: "version", title: "This server speaks HTTP/1.1.")
    }
    request.method = String(decoding: parts[0], as: UTF8.self)
    request.target = try Self.target(parts[1])
    return Int(version[7] - ZERO)
  }

  /// Returns the request target from its first slash on. A client that uses a proxy sends an absolute URL.
  private static func target(_ sent: ArraySlice<UInt8>) throws(Problem) -> String {
    // Clients never send fragments, and they percent-encode other characters beyond ASCII.
    guard sent.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "#") }) else {
      throw .badRequest("The address has characters in it that an address cannot have.")
    }
    let text = String(decoding: sent, as: UTF8.self)
    if text.utf8.first == UInt8(ascii: "/") { return text }
    for scheme in ["http://", "https://"] where text.lowercased().hasPrefix(scheme) {
      let rest = text.dropFirst(scheme.count)
      let server = rest.prefix { $0 != "/" && $0 != "?" }
      guard !server.isEmpty, isHost(server.utf8) else { break }
      let path = rest.dropFirst(server.count)
      return path.first == "/" ? String(path) : "/" + path
    }
    throw .badRequest("The address begins neither with a slash nor with a server.")
  }

  private mutating func readField(_ line: ArraySlice<UInt8>) throws(Problem) {
    // This also rejects the obsolete syntax in which a line that starts with a space continues the previous line.
    guard let colon = line.firstIndex(of: COLON), colon > line.startIndex, line[..<colon].allSatisfy(isTokenCharacter)
    else {
      throw .badRequest("A line of the header is not a name, a colon and a value.")
    }
    let value = trimmed(line[(colon + 1)...])
    guard value.allSatisfy({ $0 >= SP && $0 != DEL || $0 == TAB }) else {
      throw .badRequest("A value in the header has characters in it that it cannot have.")
    }
    guard let name = HeaderFields.Name(lowercasedASCII(line[..<colon])) else { return }
    guard request.fields.add(name, String(decoding: value, as: UTF8.self)) else {
      throw .badRequest("A header field that may appear only once appears twice.")
    }
  }

  /// Determines from the fields how the body is framed, and whether the connection is kept alive. `version` is the
  /// minor version of HTTP/1.
  private mutating func resolveFraming(_ version: Int) throws(Problem) {
    let fields = request.fields
    if version > 0 || fields[.host] != nil {
      guard let host = fields[.host], isHost(host.utf8) else { throw .badRequest("The host is missing or invalid.") }
    }
    let options = (fields[.connection] ?? "").lowercased().split(separator: ",").map(trimmed)
    request.isKeepAlive = version > 0 && !options.contains("close")
    switch (fields[.contentLength], fields[.transferEncoding]) {
    case (nil, nil): framing = .length(0)
    case (let length?, nil):
      guard !length.isEmpty, length.utf8.count <= 18, length.utf8.allSatisfy(isDigit), let count = Int(length) else {
        throw .badRequest("The length of the body is no number.")
      }
      if count > limits.maxBodyLength { throw .bodyTooLarge(limits.maxBodyLength) }
      framing = .length(count)
    case (nil, let coding?):
      if version == 0 { throw .badRequest("HTTP/1.0 has no chunks.") }
      guard coding.lowercased() == "chunked" else {
        throw Problem(status: 501, kind: "transfer-encoding", title: "The only transfer coding here is chunked.")
      }
      framing = .chunkSize
    default: throw .badRequest("A body has a length or chunks, not both.")
    }
    if let expected = fields[.expect], version > 0 {
      guard expected.lowercased() == "100-continue" else {
        throw Problem(
          status: 417, kind: "expectation", title: "The only expectation that is known here is 100-continue.")
      }
      if case .length(0) = framing {} else { expectsContinue = true }
    }
    overhead = 0
  }

  // MARK: The body

  /// Reads the available bytes of the body, and returns whether it is complete.
  private mutating func readBody(_ buffer: inout ByteBuffer) throws(Problem) -> Bool {
    while true {
      switch framing {
      case .end, .length(0): return true
      case .length(let count):
        guard buffer.readableBytes >= count else { return false }
        request.body = buffer.readBytes(length: count) ?? []
        return true
      case .chunkSize:
        guard let line = try chunkLine(&buffer) else { return false }
        // Reject chunk extensions. No client needs them, and they have been used for request smuggling.
        guard (1...8).contains(line.count), let size = Int(String(decoding: line, as: UTF8.self), radix: 16),
          line.allSatisfy(isHexDigit)
        else { throw .badRequest("The size of a chunk is no number.") }
        if request.body.count + size > limits.maxBodyLength { throw .bodyTooLarge(limits.maxBodyLength) }
        framing = size == 0 ? .chunkEnd : .chunk(size)
      case .chunk(let size):
        guard buffer.readableBytes >= size + 2 else { return false }
        request.body += buffer.readBytes(length: size) ?? []
        guard buffer.readInteger(as: UInt16.self) == 0x0D0A else {
          throw .badRequest("A chunk is not as long as it says.")
        }
        framing = .chunkSize
      case .chunkEnd:
        guard let empty = try chunkLine(&buffer) else { return false }
        if !empty.isEmpty { throw .badRequest("Nothing is read here behind the last chunk.") }
        framing = .end
      }
    }
  }

  /// Reads a line between chunks without its CRLF, or returns `nil` if it is incomplete.
  private mutating func chunkLine(_ buffer: inout ByteBuffer) throws(Problem) -> [UInt8]? {
    let maxCount = 16
    guard let end = buffer.readableBytesView.prefix(maxCount).firstIndex(of: LF) else {
      if buffer.readableBytes >= maxCount { throw .badRequest("The size of a chunk is no number.") }
      return nil
    }
    var line = buffer.readBytes(length: end - buffer.readerIndex + 1) ?? []
    // Limit the overhead, because chunks of one byte would take several times as many bytes as the body.
    overhead += line.count
    if overhead > 4 * limits.maxBodyLength { throw .bodyTooLarge(limits.maxBodyLength) }
    line.removeLast()
    guard line.popLast() == CR else {
      throw .badRequest("A line between chunks ends by something else than CR and LF.")
    }
    return line
  }
}

/// An iterator over the lines of a head, which returns each line's range without its CRLF.
private struct LineIterator {
  let bytes: [UInt8]
  var position = 0

  mutating func next() -> Range<Int>? {
    guard let end = bytes[position...].firstIndex(of: LF) else { return nil }
    defer { position = end + 1 }
    return position..<(end - 1)
  }
}
