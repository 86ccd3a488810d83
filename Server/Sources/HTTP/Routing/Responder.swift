import Logging
import NIOCore
import Synchronization

/// The processing that all routes share: it turns requests into calls, and answers into replies.
struct Responder: Sendable {
  private let table: RouteTable
  private let site: Site?
  private let proxies: [AddressRange]
  private let logger: Logger
  private let requestMetrics: RequestMetrics

  init(
    routes: [Route], site: Site?, proxies: [AddressRange], logger: Logger, metrics: PrometheusMetrics,
    isAdmin: Bool = false
  ) {
    table = RouteTable(routes)
    self.site = site
    self.proxies = proxies
    self.logger = logger
    requestMetrics = RequestMetrics(metrics: metrics, isCounting: !isAdmin)
  }

  /// Returns the reply to a request. Errors become replies too.
  func reply(to request: Request) async -> Reply {
    let identifier = Self.identifier()
    var match = RouteMatch(path: request.fault == nil ? "none" : "broken")
    var answer: Answer
    do {
      answer = try await self.answer(to: request, identifier, &match)
    } catch let problem as Problem {
      answer = problem.answer
    } catch {
      // Log only the error's kind, because its values may be private.
      logger.error(
        "A call failed.", metadata: ["id": "\(identifier)", "route": "\(match.path)", "error": "\(kind(of: error))"])
      answer = Problem.fault.answer
    }
    let microseconds = (NIODeadline.now() - request.received).nanoseconds / 1000
    let method = match.isKnown ? request.method : "OTHER"
    requestMetrics.record(match.path, method, answer.status, microseconds: microseconds)
    logger.info(
      "request",
      metadata: [
        "id": "\(identifier)", "method": "\(method)", "route": "\(match.path)",
        "status": .stringConvertible(answer.status),
        "us": .stringConvertible(microseconds),
      ])
    return reply(answer, request, identifier)
  }

  /// The route of a request, once it is known. Logs and metrics contain the route and never the requested address.
  private struct RouteMatch {
    var path: String
    var isKnown = false
  }

  private func answer(to request: Request, _ identifier: String, _ match: inout RouteMatch) async throws -> Answer {
    if let fault = request.fault { throw fault }
    let target = try RequestTarget(request.target)
    var call = Call()
    call.requestID = identifier
    call.token = bearer(request.fields[.authorization])
    call.body = request.body
    call.address = .ofClient(peer: request.peer, forwarded: request.fields[.forwardedFor], proxies: proxies)
    for name in [Fields.Name.ifNoneMatch, .range, .ifRange, .acceptEncoding] {
      // `HEAD` ignores ranges.
      if name == .range, request.method == "HEAD" { continue }
      if let value = request.fields[name] { call.conditions[name.rawValue] = value }
    }
    guard let (resource, values) = table.find(target.parts) else {
      return try siteAnswer(target, request, call, &match)
    }
    match.path = resource.path
    guard let entry = resource.routes[request.method == "HEAD" ? "GET" : request.method] else {
      throw Problem.wrongMethod(resource.allowed)
    }
    match.isKnown = true
    call.query = try target.query(entry.route.query)
    call.parameters = Dictionary(uniqueKeysWithValues: zip(entry.names, values))
    try checkBody(request, entry.route)
    guard entry.route.takesLong else { return try await entry.route.answer(call) }
    return try await withTaskExecutorPreference(globalConcurrentExecutor) { [call] in
      try await entry.route.answer(call)
    }
  }

  /// Returns the site's answer. An unknown address below `/api` gets a problem as the API sends it.
  private func siteAnswer(_ target: RequestTarget, _ request: Request, _ call: Call, _ match: inout RouteMatch) throws
    -> Answer
  {
    guard let site, target.parts.first != "api" else { throw Problem.noSuchAddress }
    let answer = try site.answer(target.parts, to: call)
    guard request.method == "GET" || request.method == "HEAD" else {
      throw answer == nil ? Problem.noSuchAddress : Problem.wrongMethod("GET, HEAD")
    }
    match = RouteMatch(path: answer == nil ? "none" : "site", isKnown: true)
    return try answer ?? site.notFoundAnswer(to: call)
  }

  private func checkBody(_ request: Request, _ route: Route) throws(Problem) {
    guard route.takesBody else {
      if !request.body.isEmpty { throw .badBody("This call takes no body.") }
      return
    }
    guard !request.body.isEmpty else { throw .badBody("This call takes a body.") }
    let type = request.fields[.contentType]?.split(separator: ";").first.map { trimmed($0).lowercased() }
    guard type == "application/json" else {
      throw Problem(status: 415, kind: "media-type", title: "A body is application/json here.")
    }
    guard request.fields[.contentEncoding] == nil else {
      throw Problem(status: 415, kind: "content-encoding", title: "A body is not compressed here.")
    }
  }

  /// Returns the reply for an answer, with the header fields that every reply has.
  private func reply(_ answer: Answer, _ request: Request, _ identifier: String) -> Reply {
    var reply = Reply(
      status: answer.status, sendsBody: request.method != "HEAD", closesConnection: request.fault != nil)
    reply.headers.reserveCapacity(answer.headers.count + 4)
    var isCompressible = answer.storedBody == nil && answer.body.count >= Self.minCompressibleLength
    var hasCacheControl = false
    for header in answer.headers where !header.value.utf8.contains(where: { $0 < SP && $0 != TAB || $0 == DEL }) {
      reply.headers.append(header)
      switch lowercasedASCII(header.name.utf8) {
      case "cache-control": hasCacheControl = true
      // An entity tag identifies exactly these bytes.
      case "content-encoding", "etag": isCompressible = false
      case "content-type": isCompressible = isCompressible && MediaType.isCompressible(header.value)
      default: break
      }
    }
    if !hasCacheControl { reply.headers.append(("Cache-Control", "no-store")) }
    reply.headers.append(("X-Content-Type-Options", "nosniff"))
    reply.headers.append(("X-Request-ID", identifier))
    reply.body = answer.storedBody ?? .bytes(ByteBuffer(bytes: answer.body))
    // With a secret in the request, the length of a compressed answer may reveal it (as in the BREACH attack).
    guard isCompressible, request.fields[.authorization] == nil else { return reply }
    reply.headers.append(("Vary", "Accept-Encoding"))
    if AcceptedCodings(request.fields[.acceptEncoding]).contains("gzip"),
      let small = Gzip.compress(answer.body, level: 5)
    {
      reply.headers.append(("Content-Encoding", "gzip"))
      reply.body = .bytes(ByteBuffer(bytes: small))
    }
    return reply
  }

  private static let minCompressibleLength = 1024

  /// Returns a new request identifier for logs and the reply: 16 random hexadecimal digits.
  private static func identifier() -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

private let tokenPunctuation = Array("-._~+/=".utf8)

/// Returns the token of `Authorization: Bearer`, or `nil` if the header field has another form.
func bearer(_ authorization: String?) -> String? {
  guard let parts = authorization?.split(separator: " ", maxSplits: 1), parts.count == 2,
    parts[0].lowercased() == "bearer"
  else { return nil }
  let token = parts[1].drop { $0 == " " }
  let isToken = token.utf8.allSatisfy { isDigit($0) || isLetter($0) || tokenPunctuation.contains($0) }
  return token.isEmpty || !isToken ? nil : String(token)
}

/// Returns an error's type, and its case if it is an enumeration, without associated values.
private func kind(of error: any Error) -> String {
  let mirror = Mirror(reflecting: error)
  guard mirror.displayStyle == .enum else { return "\(type(of: error))" }
  // A case without values has no children, and its description is its name.
  return "\(type(of: error)).\(mirror.children.first?.label ?? "\(error)")"
}

private final class RequestMetrics: Sendable {
  private struct Key: Hashable {
    let path: String
    let method: String
    let status: Int
  }

  private struct Known {
    var counters: [Key: PrometheusCounter] = [:]
    var histograms: [String: PrometheusHistogram] = [:]
  }

  private let metrics: PrometheusMetrics
  private let isCounting: Bool
  private let known = Mutex(Known())

  init(metrics: PrometheusMetrics, isCounting: Bool) {
    self.metrics = metrics
    self.isCounting = isCounting
  }

  func record(_ path: String, _ method: String, _ status: Int, microseconds: Int64) {
    guard isCounting else { return }
    let (counter, histogram) = known.withLock { known in
      let key = Key(path: path, method: method, status: status)
      let counter =
        known.counters[key]
        ?? metrics.counter(
          "parlor_http_requests_total", help: "Requests, by route, method and status.",
          labels: [("route", path), ("method", method), ("status", String(status))])
      known.counters[key] = counter
      let histogram =
        known.histograms[path]
        ?? metrics.histogram(
          "parlor_http_request_seconds", help: "Time from the last byte of a request to its answer.",
          labels: [("route", path)], bounds: PrometheusMetrics.seconds)
      known.histograms[path] = histogram
      return (counter, histogram)
    }
    counter.increment()
    histogram.record(Double(microseconds) / 1e6)
  }
}
