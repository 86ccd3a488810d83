import JSON
import Logging
import NIOCore

/// The configuration of a web server.
public struct WebConfiguration: Sendable {
  /// The host or IP address to listen on.
  public var host = "127.0.0.1"

  /// The port, or 0 for any free port.
  public var port = 8080

  /// The admin port for health checks and metrics, 0 for any free port, or `nil` for no admin port.
  public var adminPort: Int? = 8081

  /// The host or IP address that the admin port listens on. Keep it private.
  public var adminHost = "127.0.0.1"

  /// The folder with the site's files, or `nil` for no site.
  public var siteFolder: String?

  /// The proxies whose `X-Forwarded-For` is trusted.
  public var proxies: [AddressRange] = []

  /// The timeouts of a connection's phases.
  public var timeouts = ConnectionTimeouts()

  /// The maximum number of bytes in a body.
  public var maxBodyLength = 4 << 10

  /// The maximum number of bytes in a header.
  public var maxHeaderLength = 8 << 10

  /// The maximum number of open connections. To accept further ones, those that were idle longest are closed.
  public var maxConnectionCount = 10_000

  /// The maximum number of open connections from one address, and ten times as many from an IPv6 /48. To accept further
  /// ones, those that were idle longest are closed. Connections from proxies don't count.
  public var maxConnectionCountPerAddress = 200

  /// Creates the default configuration.
  public init() {}
}

/// A check that must succeed for the server to be ready. It returns a faulty component of the server with its fault, or
/// `nil` if there is none. `/readyz` shows both, so they must not contain secrets.
public typealias ReadinessCheck = @Sendable () async -> (component: String, description: String)?

/// A web server for routes and a site's files, with a separate admin port.
public struct WebServer: Sendable {
  /// The ports that the server listens on.
  public struct Ports: Sendable, Hashable {
    /// The port for the routes and the site.
    public var main = 0
    /// The admin port, or `nil` if there is none.
    public var admin: Int?
  }

  private let configuration: WebConfiguration
  private let mainResponder: Responder
  private let adminResponder: Responder
  private let metrics: PrometheusMetrics
  private let onListening: @Sendable (Ports) async -> Void

  /// Creates a server, and reads the site into memory. `/readyz` runs the check `readiness`, and `/metrics` shows
  /// `metrics`. The admin port also has `adminRoutes`. Calls `onListening` once, when the server accepts connections. Throws if the site can't be read.
  public init(
    _ configuration: WebConfiguration, routes: [Route], adminRoutes: [Route] = [],
    readiness: @escaping ReadinessCheck = { nil }, logger: Logger, metrics: PrometheusMetrics,
    onListening: @escaping @Sendable (Ports) async -> Void = { _ in }
  ) throws {
    self.configuration = configuration
    self.metrics = metrics
    self.onListening = onListening
    let site = try configuration.siteFolder.map { try Site(folder: $0) }
    mainResponder = Responder(
      routes: routes, site: site, proxies: configuration.proxies, logger: logger, metrics: metrics)
    var quiet = logger
    quiet.logLevel = max(logger.logLevel, .notice)
    adminResponder = Responder(
      routes: healthRoutes(readiness: readiness, metrics: metrics) + adminRoutes, site: nil, proxies: [], logger: quiet,
      metrics: metrics, isAdmin: true)
  }

  /// Accepts connections until a shutdown is requested, then finishes pending requests. If the task is canceled, closes
  /// all connections at once. Throws `Listener.Fault` if the server can't listen, or another system error.
  public func run(until shutdown: ShutdownRequest) async throws {
    var ports = Ports()
    var listeners: [Listener] = []
    do {
      if let port = configuration.adminPort {
        let tracker = ConnectionTracker(metrics: PrometheusMetrics())
        listeners.append(
          try await listen(adminResponder, configuration.adminHost, port, "--admin-host and --admin-port", tracker))
        ports.admin = listeners[0].port
      }
      let tracker = ConnectionTracker(metrics: metrics)
      listeners.append(
        try await listen(mainResponder, configuration.host, configuration.port, "--host and --port", tracker))
      ports.main = listeners[listeners.count - 1].port
    } catch {
      for listener in listeners { await listener.stop() }
      throw error
    }
    // Shut down if an address is lost, so that a supervisor can restart the server.
    for listener in listeners { listener.closeFuture.whenComplete { _ in shutdown.trigger() } }
    await onListening(ports)
    await shutdown.wait()
    let isBroken = listeners.contains { !$0.isListening }
    // Stop the admin port last, so that it is available while requests are pending.
    for listener in listeners.reversed() { await listener.stop() }
    if isBroken { throw Listener.Fault(description: "The server can no longer listen on an address.") }
  }

  private func listen(
    _ responder: Responder, _ host: String, _ port: Int, _ options: String, _ tracker: ConnectionTracker
  ) async throws -> Listener {
    let limits = RequestReader.Limits(
      maxHeadLength: configuration.maxHeaderLength, maxBodyLength: configuration.maxBodyLength)
    // If two event loops are the first to need the parser's type at the same time, Swift 6.3's runtime can crash, because
    // one looks up a conformance of a generic class that the other is still creating. So use the type once here.
    _ = limits.makeParser()
    let connections = ConnectionSetup(
      responder: responder,
      limits: limits,
      timeouts: configuration.timeouts, tracker: tracker,
      maxConnectionCountPerAddress: configuration.maxConnectionCountPerAddress,
      proxies: configuration.proxies)
    return try await Listener.listen(
      host: host, port: port, options: options, maxConnectionCount: configuration.maxConnectionCount,
      closeLongestIdle: { tracker.closeLongestIdle() }
    ) { connections.setUp($0) }
  }
}

private func healthRoutes(readiness: @escaping ReadinessCheck, metrics: PrometheusMetrics) -> [Route] {
  let text = [(name: "Content-Type", value: "text/plain; charset=utf-8")]
  let process = ProcessMetrics(metrics: metrics)
  return [
    Route("GET", "/healthz") { _ in Response(status: 200, headers: text, body: Array("ok\n".utf8)) },
    Route("GET", "/readyz") { _ in
      if let fault = await readiness() {
        var json = JSONWriter()
        json.object { $0.member(fault.component, fault.description) }
        throw Problem(
          status: 503, kind: "not-ready", title: "This server is not ready.", headers: [("Retry-After", "1")],
          members: [("faults", json.bytes)])
      }
      return Response(status: 200, headers: text, body: Array("ready\n".utf8))
    },
    Route("GET", "/metrics") { _ in
      process.update()
      let type = [(name: "Content-Type", value: "text/plain; version=0.0.4; charset=utf-8")]
      return Response(status: 200, headers: type, body: Array(metrics.text.utf8))
    },
  ]
}
