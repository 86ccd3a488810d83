import NIOCore

/// A request, or a placeholder with the fault of a malformed request.
struct Request: Sendable {
  var method: String

  /// The request target from its first slash on, such as `/days/today?top=3`.
  var target: String

  var fields = HeaderFields()

  var body: [UInt8] = []

  /// The fault of a malformed request, or `nil`. If there is one, the connection ends after the response.
  var fault: Problem?

  /// Whether the connection stays open after the response.
  var isKeepAlive = true

  /// The IP address of the peer, 4 or 16 bytes, or `nil` if it is unknown.
  var peer: [UInt8]?

  /// The time at which the last byte arrived.
  var receiptTime = NIODeadline.now()

  static func malformed(_ fault: Problem) -> Request {
    Request(method: "", target: "", fault: fault, isKeepAlive: false)
  }
}

/// The header fields that the server uses. All others are checked and dropped.
struct HeaderFields: Sendable {
  /// The lowercase name of a header field.
  enum Name: String, CaseIterable {
    case acceptEncoding = "accept-encoding"
    case authorization
    case connection
    case contentEncoding = "content-encoding"
    case contentLength = "content-length"
    case contentType = "content-type"
    case expect
    case forwardedFor = "x-forwarded-for"
    case host
    case ifModifiedSince = "if-modified-since"
    case ifNoneMatch = "if-none-match"
    case ifRange = "if-range"
    case range
    case transferEncoding = "transfer-encoding"

    /// Whether a repeated field extends a list. Any other field may appear only once.
    var isList: Bool {
      switch self {
      case .acceptEncoding, .connection, .contentEncoding, .expect, .forwardedFor, .ifNoneMatch: true
      default: false
      }
    }

    private static let namesByText = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    init?(_ text: String) {
      guard let name = Self.namesByText[text] else { return nil }
      self = name
    }
  }

  private var values: [(name: Name, value: String)] = []

  subscript(name: Name) -> String? {
    for field in values where field.name == name {
      return field.value
    }
    return nil
  }

  /// Adds a field. Returns `false` if the field was sent before and must not be repeated.
  mutating func add(_ name: Name, _ value: String) -> Bool {
    guard let index = values.firstIndex(where: { $0.name == name }) else {
      values.append((name, value))
      return true
    }
    values[index].value += ", " + value
    return name.isList
  }
}

struct OutgoingResponse: Sendable {
  var status: Int

  /// The header fields, except `Date`, `Content-Length`, and `Connection`, which `write(into:isLastResponse:)` adds.
  var headers: [(name: String, value: String)] = []

  var body = BodySource.bytes(ByteBuffer())

  /// Whether to send the body. The response to `HEAD` has only the body's length.
  var sendsBody = true

  var closesConnection = false

  /// The maximum size of a body that is copied into one buffer with its head, in bytes.
  static let maxCopiedLength = 16 << 10

  /// The reason phrases of the status codes that the server sends. HTTP permits an empty phrase for others.
  private static let reasonPhrases = [
    200: "OK", 201: "Created", 204: "No Content", 206: "Partial Content", 304: "Not Modified",
    308: "Permanent Redirect", 400: "Bad Request",
    401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 408: "Request Timeout",
    409: "Conflict",
    413: "Content Too Large", 415: "Unsupported Media Type", 416: "Range Not Satisfiable", 417: "Expectation Failed",
    422: "Unprocessable Content", 429: "Too Many Requests", 431: "Request Header Fields Too Large",
    500: "Internal Server Error", 501: "Not Implemented", 503: "Service Unavailable", 505: "HTTP Version Not Supported",
    507: "Insufficient Storage",
  ]

  /// Writes the head as HTTP/1.1, and a short body in memory. Returns a longer body in memory, which the caller must
  /// write, or else `nil`. `isLastResponse` is whether the connection ends after this response.
  func write(into bytes: inout ByteBuffer, isLastResponse: Bool) -> ByteBuffer? {
    bytes.writeStaticString("HTTP/1.1 ")
    bytes.writeString(String(status))
    bytes.writeStaticString(" ")
    bytes.writeString(Self.reasonPhrases[status] ?? "")
    for (name, value) in headers {
      bytes.writeStaticString("\r\n")
      bytes.writeString(name)
      bytes.writeStaticString(": ")
      bytes.writeString(value)
    }
    bytes.writeStaticString("\r\nDate: ")
    bytes.writeString(HTTPDate.now)
    if status != 204, status != 304 {
      bytes.writeStaticString("\r\nContent-Length: ")
      bytes.writeString(String(body.count))
    }
    if isLastResponse { bytes.writeStaticString("\r\nConnection: close") }
    bytes.writeStaticString("\r\n\r\n")
    guard sendsBody, case .bytes(let buffer) = body, buffer.readableBytes > 0 else { return nil }
    if buffer.readableBytes > Self.maxCopiedLength { return buffer }
    bytes.writeImmutableBuffer(buffer)
    return nil
  }
}
