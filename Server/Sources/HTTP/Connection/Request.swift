import NIOCore

/// A request as it came off the wire, whole, or what came instead of one.
struct Request: Sendable {
  /// The method's token, as it was sent.
  var method: String

  /// The address as it was sent, from its first slash on: `/days/today?top=3`.
  var target: String

  /// The header fields that anything here asks for.
  var fields = Fields()

  /// The body; empty where there was none.
  var body: [UInt8] = []

  /// What was wrong, where this is no request that can be answered. The connection ends after the answer.
  var fault: Problem?

  /// Whether the connection goes on after the answer, as far as the client is concerned.
  var isKeptAlive = true

  /// The address at the other end of the connection: four bytes or sixteen.
  var peer: [UInt8]?

  /// When the last byte of it was here.
  var received = NIODeadline.now()

  /// What stands where a request cannot be read.
  static func malformed(_ fault: Problem) -> Request {
    Request(method: "", target: "", fault: fault, isKeptAlive: false)
  }
}

/// The header fields that anything here asks for. All others are checked, and forgotten.
struct Fields: Sendable {
  /// A field, by its name in small letters.
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

    /// Whether a field that is sent twice means one list of both. Of all others, two are a fault.
    var isList: Bool {
      switch self {
      case .acceptEncoding, .connection, .contentEncoding, .expect, .forwardedFor, .ifNoneMatch: true
      default: false
      }
    }

    private static let byText = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// The field of that name, where it is one of these.
    init?(_ text: String) {
      guard let name = Self.byText[text] else { return nil }
      self = name
    }
  }

  private var values: [(name: Name, value: String)] = []

  /// The value of a field, if it was sent.
  subscript(name: Name) -> String? {
    for field in values where field.name == name {
      return field.value
    }
    return nil
  }

  /// Takes up a field.
  ///
  /// - Returns: whether it may stand there; a second one of a kind may not.
  mutating func add(_ name: Name, _ value: String) -> Bool {
    guard let place = values.firstIndex(where: { $0.name == name }) else {
      values.append((name, value))
      return true
    }
    values[place].value += ", " + value
    return name.isList
  }
}

/// An answer as it goes onto the wire.
struct Reply: Sendable {
  /// The status code.
  var status: Int

  /// The header fields. The connection adds what it alone knows: length, date, and whether it ends.
  var headers: [(name: String, value: String)] = []

  /// The body.
  var body = BodySource.bytes(ByteBuffer())

  /// Whether the body is sent, or, as for `HEAD`, only its length told.
  var sendsBody = true

  /// Whether the connection ends with this.
  var closesConnection = false

  /// Bodies up to this size go out in one piece with their head.
  static let maxCopiedLength = 16 << 10

  /// The words behind the status codes that are answered here. HTTP allows none for any other.
  private static let reasons = [
    200: "OK", 201: "Created", 204: "No Content", 206: "Partial Content", 304: "Not Modified", 400: "Bad Request",
    401: "Unauthorized", 404: "Not Found", 405: "Method Not Allowed", 408: "Request Timeout", 409: "Conflict",
    413: "Content Too Large", 415: "Unsupported Media Type", 416: "Range Not Satisfiable", 417: "Expectation Failed",
    422: "Unprocessable Content", 429: "Too Many Requests", 431: "Request Header Fields Too Large",
    500: "Internal Server Error", 501: "Not Implemented", 503: "Service Unavailable", 505: "HTTP Version Not Supported",
    507: "Insufficient Storage",
  ]

  /// Writes all of it, as HTTP/1.1 has it, but for what stands in a file.
  ///
  /// - Parameters:
  ///   - bytes: where to.
  ///   - isLast: whether the connection ends with this.
  /// - Returns: the body, where it is long and is to be sent behind these bytes.
  func write(into bytes: inout ByteBuffer, isLast: Bool) -> ByteBuffer? {
    bytes.writeStaticString("HTTP/1.1 ")
    bytes.writeString(String(status))
    bytes.writeStaticString(" ")
    bytes.writeString(Self.reasons[status] ?? "")
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
    if isLast { bytes.writeStaticString("\r\nConnection: close") }
    bytes.writeStaticString("\r\n\r\n")
    guard sendsBody, case .bytes(let buffer) = body, buffer.readableBytes > 0 else { return nil }
    if buffer.readableBytes > Self.maxCopiedLength { return buffer }
    bytes.writeImmutableBuffer(buffer)
    return nil
  }
}
