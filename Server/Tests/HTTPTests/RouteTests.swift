import Dispatch
import HTTP
import NIOCore
import Testing

@Suite
struct RouteTests {
  static let routes = [
    echoRoute("GET", "/api/v1/days/{day}"), echoRoute("GET", "/api/v1/days/today"),
    echoRoute("PUT", "/api/v1/days/{day}/triples"),
    echoRoute("GET", "/api/v1/days/{day}/{game}/standings", queryNames: ["top", "around"]),
    echoRoute("POST", "/api/v1/players", requiresBody: true), echoRoute("DELETE", "/api/v1/players/me"),
    Route("GET", "/fails") { _ in throw Secret.token("s3cret") },
    Route("GET", "/refuses") { _ in
      throw Problem(
        status: 409, kind: "other-move", title: "It says \"another\".", headers: [("Retry-After", "3")],
        members: [("game", Array(#"{"moves":[]}"#.utf8))])
    },
    Route("GET", "/splits") { _ in Response(status: 200, headers: [("X-Bad", "a\r\nSet-Cookie: b")]) },
  ]

  enum Secret: Error { case token(String) }

  @Test(arguments: [
    ("GET", "/api/v1/days/2026-11-21", 200, #"{"day":"2026-11-21","#),
    ("GET", "/api/v1/days/today", 200, #"{"token":null,"#),
    ("GET", "/api/v1/days/%E2%82%AC", 200, #"{"day":"€","#),
    ("GET", "/api/v1/days/a%2Fb", 200, #"{"day":"a/b","#),
    ("GET", "/api/v1/days/d/triples/standings?top=5&around=me", 200, #""?around":"me","?top":"5""#),
    ("GET", "/api/v1/days/d/triples/standings?top=%61+b", 200, #""?top":"a+b""#),
    ("GET", "/api/v1/days/d/triples/standings?", 200, "{"),
    ("GET", "http://elsewhere:80/api/v1/days/d", 200, #"{"day":"d","#),
    ("GET", "/api/v1/days/d/triples/standings?top=1&top=2", 400, "bad-request"),
    ("GET", "/api/v1/days/d/triples/standings?bottom=1", 400, "bad-request"),
    ("GET", "/api/v1/days/d?x", 400, "bad-request"),
    ("GET", "/api/v1/days/%", 400, "bad-request"),
    ("GET", "/api/v1/days/%zz", 400, "bad-request"),
    ("GET", "/api/v1/days/%00", 400, "bad-request"),
    ("GET", "/api/v1/days/%0d%0a", 400, "bad-request"),
    ("GET", "/api/v1/days/%ff", 400, "bad-request"),
    ("GET", "/api/v1/days/..", 400, "bad-request"),
    ("GET", "/api/v1/days/%2e%2E/", 400, "bad-request"),
    ("GET", "/api/v1/days/d?top=%C0%80", 400, "bad-request"),
    ("GET", "/api/v1/days/", 404, "no-such-address"),
    ("GET", "/api/v1/days/d/", 404, "no-such-address"),
    ("GET", "/api/v1/day", 404, "no-such-address"),
    ("GET", "/", 404, "no-such-address"),
    ("POST", "/api/v1/nothing", 404, "no-such-address"),
  ])
  func targetIsRoutedOrRejectedWithSafeHeaders(
    _ method: String, _ target: String, _ status: Int, _ content: String
  ) async throws {
    let response = try await TestServer.withServer(Self.routes) { try await $0.request(method, target) }
    #expect(response.status == status)
    #expect(response.text.contains(content), "\(response.text)")
    #expect(response.headers["content-type"] == (status == 200 ? "application/json" : "application/problem+json"))
    #expect(response.headers["cache-control"] == "no-store")
    #expect(response.headers["x-content-type-options"] == "nosniff")
    #expect(response.headers["access-control-allow-origin"] == nil)
  }

  @Test(arguments: [
    ("POST", "/api/v1/days/d", "GET, HEAD"), ("OPTIONS", "/api/v1/days/d", "GET, HEAD"),
    ("TRACE", "/api/v1/days/today", "GET, HEAD"),
    ("HEAD", "/api/v1/players/me", "DELETE"),
    ("GET", "/api/v1/players", "POST"), ("CONNECT", "/api/v1/players", "POST"),
  ])
  func wrongMethodIsAnsweredWithTheAllowedMethods(_ method: String, _ target: String, _ allowed: String) async throws {
    let response = try await TestServer.withServer(Self.routes) { try await $0.request(method, target) }
    #expect(response.status == 405)
    #expect(response.headers["allow"] == allowed)
  }

  @Test
  func headRequestReturnsTheLengthOfGetWithoutABody() async throws {
    try await TestServer.withServer(Self.routes) { server in
      let get = try await server.request("GET", "/api/v1/days/d")
      let connection = try await RawConnection(port: server.ports.main)
      try await connection.send("HEAD /api/v1/days/d HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
      let head = await connection.response(isHead: true)
      #expect(head?.status == 200)
      #expect(head?.headers["content-length"] == get.headers["content-length"])
      #expect(await connection.readToEnd() == "")
    }
  }

  @Test
  func thrownProblemIsSentAsProblemDetails() async throws {
    let response = try await TestServer.withServer(Self.routes) { try await $0.request("GET", "/refuses") }
    #expect(response.status == 409)
    #expect(response.headers["retry-after"] == "3")
    #expect(
      response.text
        == #"{"type":"/problems/other-move","title":"It says \"another\".","status":409,"game":{"moves":[]}}"#)
  }

  @Test
  func thrownErrorIsNotRevealed() async throws {
    let response = try await TestServer.withServer(Self.routes) { try await $0.request("GET", "/fails") }
    #expect(response.status == 500)
    #expect(!response.text.contains("s3cret"))
  }

  @Test
  func responseDoesNotEchoTheRequest() async throws {
    try await TestServer.withServer([Route("GET", "/x") { _ in Response(status: 204) }]) { server in
      for target in ["/mirror", "/x?mirror=mirror", "/%zzmirror", "mirror"] {
        let text = "GET \(target) HTTP/1.1\r\nHost: mirror\r\nX-Request-ID: mirror\r\nmirror: mirror\r\n\r\n"
        let connection = try await RawConnection(port: server.ports.main)
        try await connection.send(text)
        // The server may have closed the connection after a malformed request, so ignore an error.
        try? await connection.endSending()
        let response = await connection.readToEnd()
        #expect(response.hasPrefix("HTTP/1.1 "))
        #expect(!response.contains("mirror"))
      }
    }
  }

  @Test
  func slowRouteDoesNotBlockOthers() async throws {
    let gate = DispatchSemaphore(value: 0)
    @Sendable func work() -> DispatchTimeoutResult { gate.wait(timeout: .now() + 20) }
    let routes = [
      Route("GET", "/long", isSlow: true) { _ in Response(status: work() == .success ? 200 : 500) },
      Route("GET", "/short") { _ in Response(status: 204) },
    ]
    try await TestServer.withServer(routes) { server in
      let waiting = try await RawConnection(port: server.ports.main)
      try await waiting.send("GET /long HTTP/1.1\r\nHost: here\r\n\r\n")
      // Use more connections than there are event loops, so that some share the loop of the slow request.
      for _ in 0..<4 * System.coreCount {
        #expect(try await server.request("GET", "/short").status == 204)
      }
      gate.signal()
      #expect(await waiting.response()?.status == 200)
    }
  }

  @Test
  func lineBreakInAHeaderFieldAddsNoOtherField() async throws {
    let response = try await TestServer.withServer(Self.routes) { try await $0.request("GET", "/splits") }
    #expect(response.status == 200)
    #expect(response.headers["set-cookie"] == nil)
  }

  @Test(arguments: [
    ("Bearer abc.DEF-1_~+/=", "abc.DEF-1_~+/="), ("bearer  x", "x"), ("Basic abc", nil), ("Bearer", nil),
    ("Bearer ", nil),
    ("Bearer a b", nil), ("Bearer a,b", nil), ("Bearer \"a\"", nil),
  ])
  func onlyAValidBearerTokenIsReadFromTheAuthorizationHeader(_ value: String, _ token: String?) async throws {
    let response = try await TestServer.withServer(Self.routes) {
      try await $0.request("GET", "/api/v1/days/d", ["Authorization: " + value])
    }
    #expect(response.text.contains(#""token":"# + (token.map { "\"\($0)\"" } ?? "null")))
  }

  @Test
  func serverAssignsEachRequestAnIdentifier() async throws {
    try await TestServer.withServer(Self.routes) { server in
      var seen: Set<String> = []
      for _ in 0..<3 {
        let response = try await server.request("GET", "/api/v1/days/d", ["X-Request-ID: mine"])
        seen.insert(response.headers["x-request-id"] ?? "")
      }
      #expect(seen.count == 3)
      #expect(seen.allSatisfy { $0.count == 16 && $0 != "mine" })
    }
  }
}
