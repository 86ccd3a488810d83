import Logging
import NIOCore
import Synchronization
import Testing

@testable import HTTP

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

// The JSON grammar is tested in Tests/Kit/JSONTests.
@Suite
struct JSONObjectTests {
  @Test(arguments: ["", "[]", "1", "null", "{} x", #"{"a":"\ud800"}"#, "{\"a\":" + String(repeating: "[", count: 2000)])
  func bodyOtherThanAnObjectIsRejected(_ text: String) {
    #expect {
      try JSONObject(Array(text.utf8))
    } throws: {
      let problem = $0 as? Problem
      return problem?.status == 400 && problem?.kind == "bad-body" && problem?.title == "The body is not a JSON object."
    }
  }

  @Test
  func membersAreReadOnlyAsTheirTypeAndTheLastDuplicateCounts() throws {
    let object = try JSONObject(
      Array(#"{"i":7,"f":7.0,"e":7e2,"h":7.5,"b":1e30,"t":"\ud83d\ude00\n","n":null,"y":true,"i2":1,"i2":2}"#.utf8))
    #expect(object.names == ["i", "f", "e", "h", "b", "t", "n", "y", "i2"])
    #expect(try object.integer("i") == 7 && object.integer("f") == 7 && object.integer("e") == 700)
    #expect(try object.integer("i2") == 2)
    #expect(try object.text("t") == "😀\n" && object.optionalText("t") == "😀\n")
    #expect(try object.optionalText("missing") == nil)
    for name: StaticString in ["h", "b", "t", "n", "y", "missing"] {
      #expect(throws: Problem.self) { try object.integer(name) }
    }
    for name: StaticString in ["i", "n", "y"] {
      #expect(throws: Problem.self) { try object.text(name) }
      #expect(throws: Problem.self) { try object.optionalText(name) }
    }
    #expect(throws: Problem.self) { try object.text("missing") }
  }

  @Test
  func unknownMembersAreRejected() throws {
    var call = Call()
    call.body = Array(#"{"index":1,"more":2}"#.utf8)
    #expect(throws: Problem.self) { try call.object(allowing: ["index"]) }
    #expect(try call.object(allowing: ["index", "more", "name"]).integer("index") == 1)
  }
}

@Suite
struct RateLimiterTests {
  final class Clock: Sendable {
    private let time = Mutex(Duration.zero)
    var now: Duration { time.withLock { $0 } }
    func advance(by duration: Duration) { time.withLock { $0 += duration } }
  }

  @Test
  func rateAppliesToEachKeyAfterItsBurst() {
    let clock = Clock()
    let limiter = RateLimiter<String>(rate: 2, burst: 3) { clock.now }
    for _ in 0..<3 { #expect(limiter.consume("a") == nil) }
    #expect(limiter.consume("a") == .milliseconds(500))
    #expect(limiter.consume("b") == nil)
    clock.advance(by: .milliseconds(499))
    #expect(limiter.consume("a") != nil)
    clock.advance(by: .milliseconds(1))
    #expect(limiter.consume("a") == nil)
    #expect(limiter.consume("a") != nil)
    clock.advance(by: .seconds(100))
    for _ in 0..<3 { #expect(limiter.consume("a") == nil) }
    #expect(limiter.consume("a") != nil)
  }

  @Test
  func checkingForATokenDoesNotConsumeOne() {
    let clock = Clock()
    let limiter = RateLimiter<Int>(rate: 1, burst: 2) { clock.now }
    for _ in 0..<5 { #expect(limiter.timeUntilToken(1) == nil) }
    limiter.forceConsume(1)
    limiter.forceConsume(1)
    #expect(limiter.timeUntilToken(1) == .seconds(1))
  }

  @Test
  func leastRecentlyUsedKeysAreForgottenAtCapacity() {
    let clock = Clock()
    let limiter = RateLimiter<Int>(rate: 1, burst: 1, capacity: 1000) { clock.now }
    for key in 0..<100_000 {
      _ = limiter.consume(key)
      clock.advance(by: .microseconds(1))
    }
    #expect(limiter.count <= 1000)
    #expect(limiter.consume(99_999) != nil)
    #expect(limiter.consume(0) == nil)
  }

  @Test
  func emptyBucketRefillsAtTheRateWhileOtherKeysAreUsed() {
    let clock = Clock()
    let limiter = RateLimiter<Int>(rate: 0.1, burst: 2) { clock.now }
    _ = limiter.consume(1)
    _ = limiter.consume(1)
    for _ in 0..<9 {
      clock.advance(by: .seconds(1))
      #expect(limiter.timeUntilToken(1) != nil)
      _ = limiter.consume(2)
    }
    clock.advance(by: .seconds(1))
    #expect(limiter.consume(1) == nil)
    #expect(limiter.consume(1) != nil)
  }

  @Test
  func retryAfterIsRoundedUpToWholeSecondsAndAtLeastOne() throws {
    let problem = Problem.tooManyRequests(wait: .milliseconds(1200))
    #expect(problem.status == 429)
    #expect(problem.headers.first { $0.name == "Retry-After" }?.value == "2")
    #expect(Problem.tooManyRequests(wait: .zero).headers[0].value == "1")
  }
}

@Suite
struct AddressTests {
  @Test
  func prefixesShortenAnIPv6AddressButNotAnIPv4Address() throws {
    let six = try #require(ClientAddress(bytes: [0x20, 1, 0xD, 0xB8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]))
    #expect(six.prefix == [0x20, 1, 0xD, 0xB8, 1, 2, 3, 4])
    #expect(six.providerPrefix == [0x20, 1, 0xD, 0xB8, 1, 2])
    let four = try #require(ClientAddress(bytes: [192, 0, 2, 1]))
    #expect(four.providerPrefix == [192, 0, 2, 1])
  }

  @Test
  func mappedIPv4AddressIsReadAndOtherLengthsAreRejected() throws {
    let four = try #require(ClientAddress(bytes: [192, 0, 2, 1]))
    #expect(ClientAddress(bytes: Array(repeating: 0, count: 10) + [0xFF, 0xFF, 192, 0, 2, 1]) == four)
    #expect(ClientAddress(bytes: [1, 2, 3]) == nil)
  }

  @Test(arguments: ["", "x", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "10.0.0/8", "::/129", "localhost"])
  func invalidAddressRangeIsRejected(_ text: String) {
    #expect(AddressRange(text) == nil)
  }
}

@Suite
struct MetricsTests {
  @Test
  func metricsHaveThePrometheusFormat() {
    let metrics = PrometheusMetrics()
    metrics.counter("a.b", labels: [("x", "q\"\\\n")]).increment(by: 2)
    metrics.counter("a.b", labels: [("x", "q\"\\\n")]).increment(by: 3)
    metrics.gauge("m").set(1.5)
    metrics.gauge("g").set(4)
    let sizes = metrics.histogram("r", bounds: PrometheusMetrics.countBounds)
    for size in [1, 3, 9999] { sizes.record(Double(size)) }
    metrics.histogram("t", labels: [("k", "v")], bounds: PrometheusMetrics.timeBounds).record(0.002)
    let text = metrics.text
    #expect(text.contains("# TYPE a_b counter\na_b{x=\"q\\\"\\\\\\n\"} 5\n"))
    #expect(text.contains("# TYPE m gauge\nm 1.5\n"))
    #expect(text.contains("g 4\n"))
    #expect(text.contains("r_bucket{le=\"1\"} 1\nr_bucket{le=\"2\"} 1\nr_bucket{le=\"4\"} 2\n"))
    #expect(text.contains("r_bucket{le=\"+Inf\"} 3\nr_sum 10003\nr_count 3\n"))
    #expect(text.contains("t_bucket{k=\"v\",le=\"0.001\"} 0\nt_bucket{k=\"v\",le=\"0.0025\"} 1\n"))
  }
}

@Suite
struct LogTests {
  /// Returns the lines that are logged to a pipe while `body` runs.
  private func lines(_ format: LineLogHandler.Format, _ body: (Logger) async throws -> Void) async throws -> [String] {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let writer = LineWriter(descriptor: ends[1])
    try await body(Logger(label: "test") { _ in LineLogHandler(format: format, level: .info, writer: writer) })
    writer.flush()
    var bytes = [UInt8](repeating: 0, count: 60_000)
    let count = read(ends[0], &bytes, bytes.count)
    for end in ends { close(end) }
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test
  func requestIsLoggedWithoutPersonalData() async throws {
    let route = echoRoute("POST", "/hide/{player}", requiresBody: true)
    var identifier = ""
    let lines = try await lines(.json) { logger in
      identifier = try await TestServer.withServer([route], logger: logger) { server in
        let headers = ["Authorization: Bearer t0ken", "Content-Type: application/json", "X-Forwarded-For: 203.0.113.9"]
        return try await server.request("POST", "/hide/anna", headers, body: #"{"name":"Anna"}"#).headers[
          "x-request-id"]
          ?? ""
      }
    }
    let line = try #require(lines.first { $0.contains(identifier) })
    let object = try JSONObject(Array(line.utf8))
    #expect(try object.text("route") == "/hide/{player}")
    #expect(try object.text("method") == "POST")
    #expect(try object.integer("status") == 200)
    #expect(try object.integer("us") > 0)
    for secret in ["t0ken", "anna", "Anna", "127.0.0.1", "203.0.113.9"] {
      #expect(!lines.joined().contains(secret))
    }
  }

  @Test(arguments: [[], ["127.0.0.1"]])
  func firstIgnoredForwardedAddressIsLogged(proxies: [String]) async throws {
    let lines = try await lines(.text) { logger in
      try await TestServer.withServer(
        [echoRoute("GET", "/x")], logger: logger, change: { $0.proxies = proxies.compactMap(AddressRange.init) }
      ) { server in
        for _ in 1...2 { _ = try await server.request("GET", "/x", ["X-Forwarded-For: 203.0.113.9"]) }
      }
    }
    let warnings = lines.filter { $0.contains("--proxies") }
    #expect(warnings.count == (proxies.isEmpty ? 1 : 0))
    #expect(!lines.joined().contains("203.0.113.9"))
  }

  @Test
  func errorIsLoggedWithoutSensitiveValues() async throws {
    let route = Route("GET", "/fails") { _ in throw RouteTests.Secret.token("s3cret") }
    let lines = try await lines(.text) { logger in
      _ = try await TestServer.withServer([route], logger: logger) { try await $0.request("GET", "/fails") }
    }
    #expect(lines.contains { $0.contains("Secret.token") && $0.contains(" error ") })
    #expect(!lines.joined().contains("s3cret"))
  }

  @Test
  func messageWithLineBreaksIsLoggedOnOneLine() async throws {
    let lines = try await lines(.text) { $0.info("one\ntwo", metadata: ["k": "v\nw"]) }
    #expect(lines.count == 1)
  }
}
