import HTTP
import Testing

/// Tests that requests that a proxy and a server could interpret differently are rejected.
@Suite
struct StrictnessTests {
  static let routes = [echoRoute("POST", "/takes", requiresBody: true), echoRoute("GET", "/")]
  static let post = "POST /takes HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n"
  static let hidden = "GET / HTTP/1.1\r\nHost: h\r\n\r\n"

  @Test(arguments: [
    // Lengths and chunks.
    (post + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}", 400),
    (post + "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n", 400),
    (post + "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", 400),
    (post + "Content-Length: 2, 2\r\n\r\n{}", 400), (post + "Content-Length: +2\r\n\r\n{}", 400),
    (post + "Content-Length: -2\r\n\r\n{}", 400), (post + "Content-Length: 0x2\r\n\r\n{}", 400),
    (post + "Content-Length: 2 2\r\n\r\n{}", 400), (post + "Content-Length:\r\n\r\n{}", 400),
    (post + "Content-Length: 99999999999999999999\r\n\r\n{}", 400),
    (post + "Transfer-Encoding: gzip\r\n\r\n", 501), (post + "Transfer-Encoding: gzip, chunked\r\n\r\n", 501),
    (post + "Transfer-Encoding: chunked, chunked\r\n\r\n", 400), (post + "Transfer-Encoding: xchunked\r\n\r\n", 501),
    (post + "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n", 400),
    (post + "Transfer-Encoding:\r\n\r\n", 501), (post + "Transfer-Encoding: \u{b}chunked\r\n\r\n", 400),
    (post + "Transfer-Encoding: chunked\r\n\r\n 2\r\n{}\r\n0\r\n\r\n", 400),
    (post + "Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n", 400),
    (post + "Transfer-Encoding: chunked\r\n\r\n2\n{}\r\n0\r\n\r\n", 400),
    (post + "Transfer-Encoding: chunked\r\n\r\n2\r\n{}x\r\n0\r\n\r\n", 400),
    (post + "Transfer-Encoding: chunked\r\n\r\n" + String(repeating: "f", count: 17) + "\r\n", 400),
    // Lines.
    ("GET / HTTP/1.1\nHost: h\n\n", 505), ("GET / HTTP/1.1\r\nHost: h\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: h\rX: y\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: h\r\n X: y\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n Host: h\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost : h\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: h\r\nX y\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: h\r\n: y\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: h\r\nX(: y\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: h\r\nX: a\u{0}b\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: h\r\nX: a\u{7f}b\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: h\r\nÄ: y\r\n\r\n", 400),
    // The first line.
    ("GET /\r\n\r\n", 505), ("GET / HTTP/1.1 \r\nHost: h\r\n\r\n", 505),
    (" GET / HTTP/1.1\r\nHost: h\r\n\r\n", 400), ("G ET / HTTP/1.1\r\nHost: h\r\n\r\n", 400),
    ("GET / HTTP/11\r\nHost: h\r\n\r\n", 505), ("PARLOR-9 / HTTP/1.1\r\nHost: h\r\n\r\n", 400),
    ("get / HTTP/1.1\r\nHost: h\r\n\r\n", 400), ("GET / http/1.1\r\nHost: h\r\n\r\n", 400),
    ("GET / HTTP/2.0\r\nHost: h\r\n\r\n", 505), ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
    ("GET / HTTP/1.2\r\nHost: h\r\n\r\n", 505), ("GET / HTTP/0.9\r\n\r\n", 505),
    ("GET x HTTP/1.1\r\nHost: h\r\n\r\n", 400), ("OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n", 400),
    ("GET /ä HTTP/1.1\r\nHost: h\r\n\r\n", 400), ("GET /#x HTTP/1.1\r\nHost: h\r\n\r\n", 400),
    ("GET ftp://h/ HTTP/1.1\r\nHost: h\r\n\r\n", 400), ("GET http:///x HTTP/1.1\r\nHost: h\r\n\r\n", 400),
    ("GET http://user@h/ HTTP/1.1\r\nHost: h\r\n\r\n", 400), ("CONNECT h:80 HTTP/1.1\r\nHost: h\r\n\r\n", 400),
    // Fields that can't be repeated.
    ("GET / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a, b\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost:\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer a\r\nAuthorization: Bearer b\r\n\r\n", 400),
    (post + "Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}", 400),
    (post + "Content-Length: 2\r\nExpect: miracles\r\n\r\n{}", 417),
    ("POST /takes HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    // Size.
    ("GET / HTTP/1.1\r\nHost: h\r\nX: " + String(repeating: "y", count: 8 << 10) + "\r\n\r\n", 431),
    ("GET /" + String(repeating: "y", count: 9 << 10) + " HTTP/1.1\r\nHost: h\r\n\r\n", 431),
    ("GET / HTTP/1.1\r\nHost: h\r\n" + String(repeating: "X: y\r\n", count: 100) + "\r\n", 431),
    ("GET / HTTP/1.1\r\nHost: h\r\nX:" + String(repeating: " ", count: 20 << 10) + "y\r\n\r\n", 431),
    (String(repeating: "y", count: 20 << 10), 400),
  ])
  func invalidOrOversizedRequestIsRejectedAndClosesTheConnection(_ text: String, _ status: Int) async throws {
    // The request that is hidden after the first one is never answered.
    let responses = try await TestServer.withServer(Self.routes) { try await $0.exchange(text + Self.hidden) }
    #expect(responses.map(\.status) == [status])
    #expect(responses.first?.headers["connection"] == "close")
    #expect(responses.first?.headers["content-type"] == "application/problem+json")
  }

  @Test(arguments: [
    "\r\nGET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n", "GET / HTTP/1.0\r\n\r\n",
    "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
    "GET / HTTP/1.1\r\nhOST:h\r\nConnection: x, Close\r\nUpgrade: h2c\r\nX: \t ä \t\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: [::1]:80\r\nConnection: upgrade\r\nConnection: close\r\nUpgrade: websocket\r\n\r\n",
    // The parser reads nothing after a request that asks for another protocol.
    "GET / HTTP/1.1\r\nHost: h\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n" + hidden,
    // These are valid by RFC 9112: several spaces, and a chunk extension and a trailer, which the server ignores.
    "GET  / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n",
    post + "Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n2;a=b\r\n{}\r\n0\r\nX: y\r\n\r\n",
    "GET http://h HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\nX: " + String(repeating: "y", count: 8100) + "\r\n\r\n",
  ])
  func unusualButUnambiguousRequestIsAnswered(_ text: String) async throws {
    let responses = try await TestServer.withServer(Self.routes) { try await $0.exchange(text) }
    #expect(responses.map(\.status) == [200])
    #expect(responses.first?.headers["connection"] == "close")
  }
}
