import HTTP
import Testing

@Suite
struct BodyTests {
  static let routes = [
    echoRoute("POST", "/takes", requiresBody: true), echoRoute("POST", "/none"), echoRoute("GET", "/none"),
  ]
  static let json = "Content-Type: application/json"

  @Test(arguments: [
    ("POST", "/takes", [json], "{}", 200),
    ("POST", "/takes", ["Content-Type: Application/JSON ; charset=utf-8"], "{}", 200),
    ("POST", "/takes", [json], nil, 400), ("POST", "/takes", [json], "", 400),
    ("POST", "/takes", [], "{}", 415), ("POST", "/takes", ["Content-Type: text/plain"], "{}", 415),
    ("POST", "/takes", ["Content-Type: application/jsonx"], "{}", 415),
    ("POST", "/takes", [json, "Content-Encoding: gzip"], "{}", 415),
    ("POST", "/takes", [json, "Content-Encoding: identity"], "{}", 415),
    ("POST", "/none", [], nil, 200), ("POST", "/none", [], "", 200), ("POST", "/none", [json], "{}", 400),
    ("GET", "/none", [], "{}", 400), ("POST", "/takes", [json], String(repeating: "x", count: 4096), 200),
    ("POST", "/takes", [json], String(repeating: "x", count: 4097), 413),
    ("POST", "/nowhere", [json], "{}", 404), ("PUT", "/takes", [json], "{}", 405),
  ])
  func bodyIsAcceptedOnlyIfItFitsTheRoute(
    _ method: String, _ path: String, _ headers: [String], _ body: String?, _ status: Int
  ) async throws {
    let response = try await TestServer.withServer(Self.routes) {
      try await $0.request(method, path, headers, body: body)
    }
    #expect(response.status == status, "\(response.text)")
  }

  @Test
  func oversizedBodyIsRejectedImmediately() async throws {
    try await TestServer.withServer(Self.routes) { server in
      let responses = try await server.exchange("POST /takes HTTP/1.1\r\nHost: h\r\nContent-Length: 999999999\r\n\r\n")
      #expect(responses.map(\.status) == [413])
      let chunk = "1000\r\n" + String(repeating: "x", count: 4096) + "\r\n"
      let chunked = try await server.exchange(
        "POST /takes HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk + "1\r\nx")
      #expect(chunked.map(\.status) == [413])
    }
  }

  @Test
  func chunkedBodyCanArriveByteByByte() async throws {
    try await TestServer.withServer(Self.routes) { server in
      let connection = try await RawConnection(port: server.ports.main)
      let head = "POST /takes HTTP/1.1\r\nHost: h\r\n\(Self.json)\r\nTransfer-Encoding: Chunked\r\n\r\n"
      // Send one byte at a time, to cut the request at every position.
      for byte in head + "2\r\n{ \r\n1\r\n}\r\n0\r\n\r\n" { try await connection.send(String(byte)) }
      #expect(await connection.response()?.text.contains(#""body":"{ }""#) == true)
      try await connection.send("POST /none HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
      #expect(await connection.response()?.status == 200)
      #expect(await connection.readToEnd() == "")
    }
  }

  @Test
  func status100IsSentBeforeTheBodyIfTheClientExpectsIt() async throws {
    try await TestServer.withServer(Self.routes) { server in
      let connection = try await RawConnection(port: server.ports.main)
      try await connection.send(
        "POST /takes HTTP/1.1\r\nHost: h\r\n\(Self.json)\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
      #expect(await connection.response()?.status == 100)
      try await connection.send("{}")
      #expect(await connection.response()?.status == 200)
      try await connection.close()
    }
  }

  @Test
  func oversizedBodyIsRejectedWithoutStatus100() async throws {
    try await TestServer.withServer(Self.routes) { server in
      let refused = try await server.exchange(
        "POST /takes HTTP/1.1\r\nHost: h\r\nContent-Length: 5000\r\nExpect: 100-continue\r\n\r\n")
      #expect(refused.map(\.status) == [413])
    }
  }
}
