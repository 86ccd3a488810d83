import NIOCore
import NIOHTTP1

/// A request, or a placeholder with the fault of a malformed request.
struct Request: Sendable {
  var method = ""

  /// The request target from its first slash on, such as `/days/today?top=3`.
  var target = ""

  var fields = HeaderFields()

  var body: [UInt8] = []

  /// Whether the client waits for status 100 before it sends the body.
  var expectsContinue = false

  /// The fault of a malformed request, or `nil`. If there is one, the connection ends after the response.
  var fault: Problem?

  /// Whether the connection stays open after the response.
  var isKeepAlive = true

  /// The IP address of the peer, 4 or 16 bytes, or `nil` if it is unknown.
  var peer: [UInt8]?

  /// The time at which the last byte arrived.
  var receiptTime = NIODeadline.now()

  static func malformed(_ fault: Problem) -> Request {
    var request = Request()
    request.fault = fault
    request.isKeepAlive = false
    return request
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

  /// Writes the head as HTTP/1.1, and a short body in memory. Returns a longer body in memory, which the caller must
  /// write, or else `nil`. `isLastResponse` is whether the connection ends after this response.
  func write(into bytes: inout ByteBuffer, isLastResponse: Bool) -> ByteBuffer? {
    bytes.writeStaticString("HTTP/1.1 ")
    bytes.writeString(String(status))
    bytes.writeStaticString(" ")
    bytes.writeString(HTTPResponseStatus(statusCode: status).reasonPhrase)
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
