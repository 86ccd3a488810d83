import HTTP
import NIOCore
import Synchronization
import Testing

@Suite
struct ConnectionTests {
  static let get = "GET /x HTTP/1.1\r\nHost: h\r\n\r\n"

  /// A gate with a route that responds once the gate is open.
  final class Gate: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation
    let entered: AsyncStream<Void>
    private let entering: AsyncStream<Void>.Continuation
    init() {
      (stream, continuation) = AsyncStream.makeStream()
      (entered, entering) = AsyncStream.makeStream()
    }
    func open() { continuation.finish() }
    var route: Route {
      Route("GET", "/waits") { _ in
        self.entering.yield()
        for await _ in self.stream {}
        return Response(status: 204)
      }
    }
  }

  @Test
  func responsesAreSentInRequestOrder() async throws {
    try await TestServer.withServer([echoRoute("GET", "/{name}")]) { server in
      let connection = try await RawConnection(port: server.ports.main)
      let names = (0..<300).map { "n\($0)" }
      try await connection.send(names.map { "GET /\($0) HTTP/1.1\r\nHost: h\r\n\r\n" }.joined())
      for name in names {
        #expect(await connection.response()?.text.contains("\"\(name)\"") == true)
      }
      try await connection.close()
    }
  }

  @Test
  func pipeliningClientIsThrottledWhileOthersAreServed() async throws {
    let gate = Gate()
    try await TestServer.withServer([gate.route, echoRoute("GET", "/x")]) { server in
      let connection = try await RawConnection(port: server.ports.main)
      try await connection.send("GET /waits HTTP/1.1\r\nHost: h\r\n\r\n")
      for await _ in gate.entered { break }
      let isSent = Mutex(false)
      let sending = Task { [send = connection.sender] in
        try? await send(String(repeating: Self.get, count: 800_000))
        isSent.withLock { $0 = true }
      }
      // The client can't send all of its 24 MB in the meantime, because the kernel buffers only a part of them, and the
      // server stops reading.
      for _ in 0..<300 { #expect(try await server.request("GET", "/x").status == 200) }
      #expect(!isSent.withLock { $0 })
      try await connection.close()
      await sending.value
      gate.open()
    }
  }

  @Test
  func halfClosedConnectionIsAnswered() async throws {
    try await TestServer.withServer([echoRoute("GET", "/x")]) { server in
      let connection = try await RawConnection(port: server.ports.main)
      try await connection.send(Self.get)
      try await connection.endSending()
      #expect(await connection.response()?.status == 200)
      #expect(await connection.readToEnd() == "")
    }
  }

  @Test
  func slowHeaderTimesOut() async throws {
    // The timeout must be long, because it also applies to the first byte, which other tests may delay.
    let timeout = Duration.seconds(8)
    try await TestServer.withServer(change: { $0.timeouts.header = timeout }) { server in
      let start = ContinuousClock.now
      let connection = try await RawConnection(port: server.ports.main)
      // If arriving bytes extended the time, the header would become too large before it timed out.
      let slow = Task { [send = connection.sender] in
        try? await send("GET /")
        while !Task.isCancelled {
          try? await send("x")
          try? await Task.sleep(for: .milliseconds(20))
        }
      }
      #expect(await connection.response()?.status == 408)
      #expect(ContinuousClock.now - start >= timeout)
      #expect(await connection.readToEnd() == "")
      slow.cancel()
      #expect(server.metrics.text.contains(#"parlor_http_cut_off_total{reason="header"} 1"#))
    }
  }

  @Test
  func slowBodyTimesOut() async throws {
    try await TestServer.withServer(
      [echoRoute("POST", "/x", requiresBody: true)], change: { $0.timeouts.body = .seconds(1) }
    ) {
      server in
      let start = ContinuousClock.now
      let connection = try await RawConnection(port: server.ports.main)
      try await connection.send(
        "POST /x HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n")
      let slow = Task { [send = connection.sender] in
        // Send the body too slowly. A complete body would get a normal response instead of a timeout.
        for _ in 0..<4000 where !Task.isCancelled {
          try? await send("x")
          try? await Task.sleep(for: .milliseconds(20))
        }
      }
      #expect(await connection.response()?.status == 408)
      #expect(ContinuousClock.now - start >= .seconds(1))
      slow.cancel()
      #expect(server.metrics.text.contains(#"parlor_http_cut_off_total{reason="body"} 1"#))
    }
  }

  @Test
  func silentAndIdleConnectionsAreClosed() async throws {
    try await TestServer.withServer(change: { $0.timeouts.header = .milliseconds(100) }) { server in
      let silent = try await RawConnection(port: server.ports.main)
      #expect(await silent.readToEnd() == "")
    }
    try await TestServer.withServer([echoRoute("GET", "/x")], change: { $0.timeouts.idle = .milliseconds(100) }) {
      server in
      let idle = try await RawConnection(port: server.ports.main)
      try await idle.send(Self.get)
      #expect(await idle.response()?.status == 200)
      #expect(await idle.readToEnd() == "")
    }
  }

  @Test
  func unreadResponseTimesOut() async throws {
    let large = Route("GET", "/large") { _ in Response(status: 200, body: Array(repeating: 7, count: 64 << 20)) }
    try await TestServer.withServer([large], change: { $0.timeouts.response = .milliseconds(300) }) { server in
      let connection = try await RawConnection(port: server.ports.main, reads: false)
      try await connection.send("GET /large HTTP/1.1\r\nHost: h\r\n\r\n")
      for _ in 0..<9000 where !server.metrics.text.contains(#"reason="answer""#) {
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(server.metrics.text.contains(#"parlor_http_cut_off_total{reason="answer"} 1"#))
      try? await connection.close()
    }
  }

  @Test
  func forwardedAddressIsTrustedOnlyFromAProxy() async throws {
    try await TestServer.withServer(
      [echoRoute("GET", "/x")],
      change: {
        $0.maxConnectionCountPerAddress = 1
        $0.proxies = ["127.0.0.0/8", "10.0.0.0/8"].compactMap(AddressRange.init)
      }
    ) { server in
      let held = try await RawConnection(port: server.ports.main)
      try await held.send(Self.get)
      #expect(await held.response()?.text.contains(#""address":"127.0.0.1""#) == true)
      let list = ["X-Forwarded-For: 1.1.1.1, 203.0.113.9", "X-Forwarded-For: 10.2.3.4"]
      let response = try await server.request("GET", "/x", list)
      #expect(response.text.contains(#""address":"203.0.113.9""#))
      try await held.close()
    }
    let stranger = try await TestServer.withServer([echoRoute("GET", "/x")]) {
      try await $0.request("GET", "/x", ["X-Forwarded-For: 203.0.113.9"])
    }
    #expect(stranger.text.contains(#""address":"127.0.0.1""#))
  }

  @Test
  func shutdownAnswersOnlyPendingRequests() async throws {
    let gate = Gate()
    try await TestServer.withServer([gate.route]) { server in
      let idle = try await RawConnection(port: server.ports.main)
      let busy = try await RawConnection(port: server.ports.main)
      try await busy.send("GET /waits HTTP/1.1\r\nHost: h\r\n\r\n" + Self.get)
      for await _ in gate.entered { break }
      server.shutdown.trigger()
      #expect(await idle.readToEnd() == "")
      // New connections fail. The pending request is answered, but the request after it isn't.
      await #expect(throws: (any Error).self) {
        _ = try await RawConnection(port: server.ports.main).response() ?? { throw ChannelError.eof }()
      }
      gate.open()
      let response = await busy.response()
      #expect(response?.status == 204)
      #expect(response?.headers["connection"] == "close")
      #expect(await busy.readToEnd() == "")
    }
  }

  @Test
  func onlyTheAdminAddressReportsHealthAndMetrics() async throws {
    let isWell = Mutex(true)
    let check: ReadinessCheck = { isWell.withLock { $0 } ? nil : ("ledger", "It sleeps.") }
    try await TestServer.withServer([echoRoute("GET", "/x/{name}")], readiness: check) { server in
      #expect(try await server.request("GET", "/healthz", usesAdminPort: true).text == "ok\n")
      #expect(try await server.request("GET", "/readyz", usesAdminPort: true).status == 200)
      isWell.withLock { $0 = false }
      let unready = try await server.request("GET", "/readyz", usesAdminPort: true)
      #expect(unready.status == 503)
      #expect(unready.text.contains(#""faults":{"ledger":"It sleeps."}"#))
      _ = try await server.request("GET", "/x/private")
      _ = try await server.request("GET", "/private")
      let metrics = try await server.request("GET", "/metrics", usesAdminPort: true)
      #expect(metrics.headers["content-type"]?.hasPrefix("text/plain; version=0.0.4") == true)
      #expect(metrics.text.contains(#"parlor_http_requests_total{route="/x/{name}",method="GET",status="200"} 1"#))
      #expect(metrics.text.contains(#"parlor_http_requests_total{route="none",method="OTHER",status="404"} 1"#))
      #expect(metrics.text.contains(#"parlor_http_request_seconds_count{route="/x/{name}"} 1"#))
      #expect(metrics.text.contains("# TYPE parlor_http_connections gauge"))
      #expect(metrics.text.contains("process_start_time_seconds 1"))
      #expect(!metrics.text.contains("private"))
      // The public address doesn't have the admin routes.
      for path in ["/healthz", "/readyz", "/metrics"] {
        #expect(try await server.request("GET", path).status == 404)
      }
    }
  }

  @Test
  func largeResponseIsCompressedIfAcceptedAndWithoutAuthorization() async throws {
    let large = Route("GET", "/large") { _ in
      Response(status: 200, headers: [("Content-Type", "application/json")], body: Array(repeating: 49, count: 5000))
    }
    let small = Route("GET", "/small") { _ in
      Response(
        status: 200, headers: [("Content-Type", "application/json"), ("Cache-Control", "max-age=5")], body: [49])
    }
    try await TestServer.withServer([large, small]) { server in
      let accept = "Accept-Encoding: br;q=1, gzip;q=0.5"
      let compressed = try await server.request("GET", "/large", [accept])
      #expect(compressed.headers["content-encoding"] == "gzip")
      #expect(compressed.headers["vary"] == "Accept-Encoding")
      #expect(compressed.body.count < 200)
      #expect(compressed.body.starts(with: [0x1F, 0x8B]))
      for headers in [
        [], ["Accept-Encoding: gzip;q=0"], [accept, "Authorization: Bearer x"], [accept, "Authorization: y"],
      ] {
        let plain = try await server.request("GET", "/large", headers)
        #expect(plain.headers["content-encoding"] == nil)
        #expect(plain.body.count == 5000)
      }
      let small = try await server.request("GET", "/small", [accept])
      #expect(small.headers["content-encoding"] == nil)
      #expect(small.headers["cache-control"] == "max-age=5")
    }
  }
}
