import Logging
import NIOCore
import Synchronization

/// The processing that all routes share. It turns requests into calls, and responses into outgoing responses.
struct Responder: Sendable {
  private let table: RouteTable
  private let site: Site?
  private let proxies: [AddressRange]
  private let logger: Logger
  private let requestMetrics: RequestMetrics
  private let ignoredForwarding = FirstOccurrence()

  init(
    routes: [Route], site: Site?, proxies: [AddressRange], logger: Logger, metrics: PrometheusMetrics,
    isAdmin: Bool = false
  ) {
    table = RouteTable(routes)
    self.site = site
    self.proxies = proxies
    self.logger = logger
    requestMetrics = RequestMetrics(metrics: metrics, isEnabled: !isAdmin)
  }

  /// Returns the outgoing response to a request. Errors become responses too.
  func response(to request: Request) async -> OutgoingResponse {
    let identifier = Self.makeRequestID()
    var match = RouteMatch(path: request.fault == nil ? "none" : "broken")
    var response: Response
    do {
      response = try await self.response(to: request, identifier, &match)
    } catch let problem as Problem {
      response = problem.response
    } catch {
      // Log only the error's kind, because its values may be private.
      logger.error(
        "A call failed.", metadata: ["id": "\(identifier)", "route": "\(match.path)", "error": "\(kind(of: error))"])
      response = Problem.internalError.response
    }
    let microseconds = (NIODeadline.now() - request.receiptTime).nanoseconds / 1000
    let method = match.isKnown ? request.method : "OTHER"
    requestMetrics.record(match.path, method, response.status, microseconds: microseconds)
    logger.info(
      "request",
      metadata: [
        "id": "\(identifier)", "method": "\(method)", "route": "\(match.path)",
        "status": .stringConvertible(response.status),
        "us": .stringConvertible(microseconds),
      ])
    return outgoingResponse(response, request, identifier)
  }

  /// The route of a request, once it is known. Logs and metrics contain the route and never the requested address.
  private struct RouteMatch {
    var path: String
    var isKnown = false
  }

  private func response(to request: Request, _ identifier: String, _ match: inout RouteMatch) async throws -> Response {
    if let fault = request.fault { throw fault }
    let target = try RequestTarget(request.target)
    var call = Call()
    call.requestID = identifier
    call.token = bearerToken(in: request.fields[.authorization])
    call.body = request.body
    warnOfIgnoredForwarding(request)
    call.address = .clientAddress(peer: request.peer, forwardedFor: request.fields[.forwardedFor], proxies: proxies)
    for name in [HeaderFields.Name.ifNoneMatch, .range, .ifRange, .acceptEncoding] {
      // `HEAD` ignores ranges.
      if name == .range, request.method == "HEAD" { continue }
      if let value = request.fields[name] { call.headerFields[name.rawValue] = value }
    }
    guard let (resource, values) = table.find(target.segments) else {
      return try siteResponse(target, request, call, &match)
    }
    match.path = resource.path
    guard let entry = resource.routes[request.method == "HEAD" ? "GET" : request.method] else {
      throw Problem.wrongMethod(resource.allowedMethods)
    }
    match.isKnown = true
    call.query = try target.queryValues(allowing: entry.route.queryNames)
    call.parameters = Dictionary(uniqueKeysWithValues: zip(entry.parameterNames, values))
    try checkBody(request, entry.route)
    guard entry.route.isSlow else { return try await entry.route.handler(call) }
    return try await withTaskExecutorPreference(globalConcurrentExecutor) { [call] in
      try await entry.route.handler(call)
    }
  }

  /// Logs once that a peer sent the header field of a proxy without being one, because that is easy to forget.
  private func warnOfIgnoredForwarding(_ request: Request) {
    guard request.fields[.forwardedFor] != nil, let peer = request.peer,
      !proxies.contains(where: { $0.contains(peer) }), ignoredForwarding.isFirst()
    else { return }
    logger.warning(
      "ignored X-Forwarded-For; if a proxy of yours sent it, name the proxy with --proxies, because all of its clients share the limits of one address"
    )
  }

  /// Returns the site's response. For an unknown address below `/api`, throws a problem, as the API does.
  private func siteResponse(_ target: RequestTarget, _ request: Request, _ call: Call, _ match: inout RouteMatch) throws
    -> Response
  {
    guard let site, target.segments.first != "api" else { throw Problem.noSuchAddress }
    let response = try site.response(for: target, to: call)
    guard request.method == "GET" || request.method == "HEAD" else {
      throw response == nil ? Problem.noSuchAddress : Problem.wrongMethod("GET, HEAD")
    }
    match = RouteMatch(path: response == nil ? "none" : "site", isKnown: true)
    return try response ?? site.notFoundResponse(for: target, to: call)
  }

  private func checkBody(_ request: Request, _ route: Route) throws(Problem) {
    guard route.requiresBody else {
      if !request.body.isEmpty { throw .badBody("This call takes no body.") }
      return
    }
    guard !request.body.isEmpty else { throw .badBody("This call takes a body.") }
    let (json, type) = ("application/json", request.fields[.contentType] ?? "")
    guard type == json || trimmed(type.prefix { $0 != ";" }).lowercased() == json else {
      throw Problem(status: 415, kind: "media-type", title: "A body is application/json here.")
    }
    guard request.fields[.contentEncoding] == nil else {
      throw Problem(status: 415, kind: "content-encoding", title: "A body is not compressed here.")
    }
  }

  /// Returns the outgoing response, with the header fields that every response has.
  private func outgoingResponse(_ response: Response, _ request: Request, _ identifier: String) -> OutgoingResponse {
    var outgoing = OutgoingResponse(
      status: response.status, sendsBody: request.method != "HEAD", closesConnection: request.fault != nil)
    outgoing.headers.reserveCapacity(response.headers.count + 4)
    var isCompressible = response.storedBody == nil && response.body.count >= Self.minCompressibleLength
    var hasCacheControl = false
    for header in response.headers where !header.value.utf8.contains(where: { $0 < SP && $0 != TAB || $0 == DEL }) {
      outgoing.headers.append(header)
      switch lowercasedASCII(header.name.utf8) {
      case "cache-control": hasCacheControl = true
      // An entity tag identifies exactly these bytes, so they must not be compressed.
      case "content-encoding", "etag": isCompressible = false
      case "content-type": isCompressible = isCompressible && MediaType.isCompressible(header.value)
      default: break
      }
    }
    if !hasCacheControl { outgoing.headers.append(("Cache-Control", "no-store")) }
    outgoing.headers.append(("X-Content-Type-Options", "nosniff"))
    outgoing.headers.append(("X-Request-ID", identifier))
    outgoing.body = response.storedBody ?? .bytes(ByteBuffer(bytes: response.body))
    // If the request contains a secret, the length of a compressed response may reveal it (as in the BREACH attack).
    guard isCompressible, request.fields[.authorization] == nil else { return outgoing }
    outgoing.headers.append(("Vary", "Accept-Encoding"))
    if AcceptedCodings(request.fields[.acceptEncoding]).contains("gzip"),
      let small = Gzip.compress(response.body, level: 5)
    {
      outgoing.headers.append(("Content-Encoding", "gzip"))
      outgoing.body = .bytes(ByteBuffer(bytes: small))
    }
    return outgoing
  }

  private static let minCompressibleLength = 1024

  /// Returns a new request identifier for logs and the response: 16 random hexadecimal digits.
  private static func makeRequestID() -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

private final class FirstOccurrence: Sendable {
  private let hasOccurred = Atomic(false)

  /// Returns `true` for the first call only.
  func isFirst() -> Bool {
    !hasOccurred.load(ordering: .relaxed) && !hasOccurred.exchange(true, ordering: .relaxed)
  }
}

private let tokenPunctuation = Array("-._~+/=".utf8)

/// Returns the token of `Authorization: Bearer`, or `nil` if the header field has a different format.
func bearerToken(in authorization: String?) -> String? {
  let scheme = "bearer "
  guard let bytes = authorization?.utf8,
    bytes.prefix(scheme.utf8.count).elementsEqual(scheme.utf8, by: { $0 | 0x20 == $1 })
  else { return nil }
  let token = bytes.dropFirst(scheme.utf8.count).drop { $0 == SP }
  let isToken = token.allSatisfy { isDigit($0) || isLetter($0) || tokenPunctuation.contains($0) }
  return token.isEmpty || !isToken ? nil : String(Substring(token))
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

  private struct Instruments {
    var counters: [Key: PrometheusCounter] = [:]
    var histograms: [String: PrometheusHistogram] = [:]
  }

  private let metrics: PrometheusMetrics
  private let isEnabled: Bool
  private let instruments = Mutex(Instruments())

  init(metrics: PrometheusMetrics, isEnabled: Bool) {
    self.metrics = metrics
    self.isEnabled = isEnabled
  }

  func record(_ path: String, _ method: String, _ status: Int, microseconds: Int64) {
    guard isEnabled else { return }
    let (counter, histogram) = instruments.withLock { instruments in
      let key = Key(path: path, method: method, status: status)
      let counter =
        instruments.counters[key]
        ?? metrics.counter(
          "parlor_http_requests_total", help: "Requests, by route, method and status.",
          labels: [("route", path), ("method", method), ("status", String(status))])
      instruments.counters[key] = counter
      let histogram =
        instruments.histograms[path]
        ?? metrics.histogram(
          "parlor_http_request_seconds", help: "Time from the last byte of a request to its answer.",
          labels: [("route", path)], bounds: PrometheusMetrics.timeBounds)
      instruments.histograms[path] = histogram
      return (counter, histogram)
    }
    counter.increment()
    histogram.record(Double(microseconds) / 1e6)
  }
}
