import NIOCore
import NIOHTTP1

/// Assembles requests from the parts that NIO's parser (llhttp) finds, and rejects what this server doesn't accept.
///
/// The parser rejects requests whose end could be read differently, such as those with two lengths. The rules here
/// concern what it leaves to servers: the fields that may appear only once, the form of the target, and the size.
struct RequestReader {
  struct Limits: Sendable {
    /// The maximum number of bytes in the target, and in the names and values of the fields.
    var maxHeadLength = 8 << 10
    /// The maximum number of bytes in the body.
    var maxBodyLength = 4 << 10
    var maxFieldCount = 100

    /// Creates a parser with the limits of the head.
    func makeParser() -> ByteToMessageHandler<HTTPRequestDecoder> {
      var configuration = NIOHTTPDecoderLimitConfiguration()
      configuration.maxHeaderFieldSize = maxHeadLength
      configuration.maxHeaderListSize = maxHeadLength
      configuration.maxHeaderFieldCount = maxFieldCount
      // The parser stores the spaces before a value without counting them, so limit what it stores, too.
      return ByteToMessageHandler(
        HTTPRequestDecoder(limitConfiguration: configuration), maximumBufferSize: maxHeadLength + 1024)
    }
  }

  /// The request whose head is complete and whose body isn't, or `nil`.
  private(set) var pending: Request?

  /// Whether no further requests are read, because one was malformed, or the client or the server ends the connection.
  private var hasEnded = false

  private let limits: Limits

  init(limits: Limits) {
    self.limits = limits
  }

  /// Adds the next part, and returns the request that it completes, if any. A malformed request is complete at once.
  mutating func read(_ part: HTTPServerRequestPart) -> Request? {
    guard !hasEnded else { return nil }
    switch part {
    case .head(let head):
      do {
        pending = try Request(head, limits)
        return nil
      } catch {
        return fail(error)
      }
    case .body(let bytes):
      guard let length = pending?.body.count, length + bytes.readableBytes <= limits.maxBodyLength else {
        return fail(.bodyTooLarge(limits.maxBodyLength))
      }
      pending?.body += bytes.readableBytesView
      return nil
    // Ignore trailers, as RFC 9112 permits.
    case .end:
      hasEnded = pending?.isKeepAlive != true
      defer { pending = nil }
      return pending
    }
  }

  /// Ends the input with a fault. Returns a placeholder for the request, or `nil` if the input has already ended.
  mutating func fail(_ problem: Problem) -> Request? {
    guard !hasEnded else { return nil }
    hasEnded = true
    pending = nil
    return .malformed(problem)
  }

  mutating func didSendContinue() {
    pending?.expectsContinue = false
  }
}

extension Request {
  /// Creates a request without its body from its head.
  fileprivate init(_ head: HTTPRequestHead, _ limits: RequestReader.Limits) throws(Problem) {
    let isOld = head.version.minor == 0
    method = head.method.rawValue
    target = try Self.target(head.uri)
    fields = try HeaderFields(head.headers)
    guard fields[.host].map({ isHost($0.utf8) }) ?? isOld else { throw .badRequest("The host is missing or invalid.") }
    // The parser stops after a request that could be followed by another protocol.
    isKeepAlive = !isOld && head.isKeepAlive && fields[.upgrade] == nil && head.method != .CONNECT
    if let coding = fields[.transferEncoding] {
      if isOld { throw .badRequest("HTTP/1.0 has no chunks.") }
      guard coding.lowercased() == "chunked" else { throw .unknownTransferCoding }
      guard fields[.contentLength] == nil else {
        throw .badRequest("A body has a length or chunks, not both.")
      }
    } else if let length = fields[.contentLength].flatMap({ Int($0) }), length > limits.maxBodyLength {
      throw .bodyTooLarge(limits.maxBodyLength)
    }
    if let expected = fields[.expect], !isOld {
      guard expected.lowercased() == "100-continue" else {
        throw Problem(
          status: 417, kind: "expectation", title: "The only expectation that is known here is 100-continue.")
      }
      expectsContinue = true
    }
  }

  /// Returns the request target from its first slash on. A client that uses a proxy sends an absolute URL.
  private static func target(_ text: String) throws(Problem) -> String {
    // Clients never send fragments, and they percent-encode other characters beyond ASCII.
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "#") }) else {
      throw .badRequest("The address has characters in it that an address cannot have.")
    }
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
}

extension Problem {
  fileprivate static var unknownTransferCoding: Problem {
    Problem(status: 501, kind: "transfer-encoding", title: "The only transfer coding here is chunked.")
  }

  /// Creates the problem of input that the parser rejected.
  init(_ error: HTTPParserError) {
    self =
      switch error {
      case .headerOverflow: .headersTooLarge
      // The parser pauses when the client speaks HTTP/2. It also reports any other text in the place of the version.
      case .invalidVersion, .paused: Problem(status: 505, kind: "version", title: "This server speaks HTTP/1.1.")
      case .invalidMethod: .badRequest("The request does not begin with a method that is known here.")
      default: .badRequest("The request is not valid HTTP/1.1.")
      }
  }
}
