import JSON
import Logging
import NIOCore

/// Where and how a server listens.
public struct WebConfiguration: Sendable {
  /// The address of this machine that is listened at.
  public var host = "127.0.0.1"

  /// The port; 0 for any that is free.
  public var port = 8080

  /// The port of the admin address, at the same host; nothing for none.
  public var adminPort: Int? = 8081

  /// The host of the admin address, which is nobody's business but the operator's.
  public var adminHost = "127.0.0.1"

  /// The folder with the site's files; nothing for none.
  public var site: String?

  /// The proxies that are believed when they say whom they speak for.
  public var proxies: [AddressRange] = []

  /// The maximum times of a connection's phases.
  public var timeouts = ConnectionTimeouts()

  /// Bytes of a body at most.
  public var bodyBytes = 4 << 10

  /// Bytes of a header at most.
  public var headerBytes = 8 << 10

  /// Connections at most. Others wait until one is closed.
  public var connections = 10_000

  /// Connections of an address at most; proxies are not counted.
  public var connectionsPerAddress = 100

  /// The values of the design.
  public init() {}
}

/// A check that must succeed before a server can be of use.
public struct ReadinessCheck: Sendable {
  /// What keeps a server from being ready. Neither text may hold a secret.
  public typealias Fault = (part: String, description: String)

  /// Runs the check, and returns the fault if there is one.
  public let fault: @Sendable () async -> Fault?

  /// Creates a check of several parts.
  public init(fault: @escaping @Sendable () async -> Fault?) {
    self.fault = fault
  }

  /// Creates a check of one part, from a closure that describes its fault.
  public init(_ part: String, fault: @escaping @Sendable () async -> String?) {
    self.init { await fault().map { (part, $0) } }
  }
}

/// A server of routes and files, and its admin address.
public struct WebServer: Sendable {
  /// The ports that are listened at.
  public struct Ports: Sendable, Hashable {
    /// The port of the routes and the site.
    public var main = 0
    /// The port of the admin address, if there is one.
    public var admin: Int?
  }

  private let configuration: WebConfiguration
  private let main: Responder
  private let admin: Responder
  private let metrics: PrometheusMetrics
  private let onListening: @Sendable (Ports) async -> Void

  /// Makes a server, and reads the site.
  ///
  /// - Parameters:
  ///   - routes: what it answers.
  ///   - readiness: what has to be well.
  ///   - metrics: what is counted; the admin address shows all of it.
  ///   - onListening: called once, as soon as connections are taken.
  /// - Throws: what is wrong with the site's folder.
  public init(
    _ configuration: WebConfiguration, routes: [Route], readiness: [ReadinessCheck] = [], logger: Logger,
    metrics: PrometheusMetrics, onListening: @escaping @Sendable (Ports) async -> Void = { _ in }
  ) throws {
    self.configuration = configuration
    self.metrics = metrics
    self.onListening = onListening
    let site = try configuration.site.map { try Site(folder: $0) }
    main = Responder(routes: routes, site: site, proxies: configuration.proxies, logger: logger, metrics: metrics)
    var quiet = logger
    quiet.logLevel = max(logger.logLevel, .notice)
    admin = Responder(
      routes: adminRoutes(readiness: readiness, metrics: metrics), site: nil, proxies: [], logger: quiet,
      metrics: metrics, isAdmin: true)
  }

  /// Listens until a shutdown is requested, and then ends after the requests that are under way. Canceling the task ends at once.
  ///
  /// - Throws: What the system says if an address can't be listened at, or `Listener.Fault` if one can't be any longer.
  public func run(until shutdown: ShutdownRequest) async throws {
    var ports = Ports()
    var listeners: [Listener] = []
    do {
      if let port = configuration.adminPort {
        let tracker = ConnectionTracker(metrics: PrometheusMetrics())
        listeners.append(try await listen(admin, configuration.adminHost, port, tracker))
        ports.admin = listeners[0].port
      }
      let tracker = ConnectionTracker(metrics: metrics)
      listeners.append(try await listen(main, configuration.host, configuration.port, tracker))
      ports.main = listeners[listeners.count - 1].port
    } catch {
      for listener in listeners { await listener.stop() }
      throw error
    }
    // A server that can't be reached any longer is of no use.
    for listener in listeners { listener.closeFuture.whenComplete { _ in shutdown.make() } }
    await onListening(ports)
    await shutdown.wait()
    let isBroken = listeners.contains { !$0.isListening }
    // The admin address ends last: as long as calls are answered, it says so.
    for listener in listeners.reversed() { await listener.stop() }
    if isBroken { throw Listener.Fault(description: "An address can no longer be listened at.") }
  }

  private func listen(
    _ responder: Responder, _ host: String, _ port: Int, _ tracker: ConnectionTracker
  ) async throws -> Listener {
    let connections = ConnectionSetup(
      responder: responder, limits: .init(head: configuration.headerBytes, body: configuration.bodyBytes),
      timeouts: configuration.timeouts, tracker: tracker, perAddress: configuration.connectionsPerAddress,
      proxies: configuration.proxies)
    return try await Listener.listen(host: host, port: port, limit: configuration.connections) {
      connections.setUp($0)
    }
  }
}

/// What the admin address answers.
private func adminRoutes(readiness: [ReadinessCheck], metrics: PrometheusMetrics) -> [Route] {
  let text = [(name: "Content-Type", value: "text/plain; charset=utf-8")]
  let process = ProcessMetrics(metrics: metrics)
  return [
    Route("GET", "/healthz") { _ in Answer(status: 200, headers: text, body: Array("ok\n".utf8)) },
    Route("GET", "/readyz") { _ in
      var faults: [ReadinessCheck.Fault] = []
      for check in readiness {
        if let fault = await check.fault() { faults.append(fault) }
      }
      guard faults.isEmpty else {
        var json = JSONWriter()
        json.object { object in
          for fault in faults { object.member(fault.part, fault.description) }
        }
        throw Problem(
          status: 503, kind: "not-ready", title: "This server is not ready.", headers: [("Retry-After", "1")],
          members: [("faults", json.bytes)])
      }
      return Answer(status: 200, headers: text, body: Array("ready\n".utf8))
    },
    Route("GET", "/metrics") { _ in
      process.update()
      let type = [(name: "Content-Type", value: "text/plain; version=0.0.4; charset=utf-8")]
      return Answer(status: 200, headers: type, body: Array(metrics.text.utf8))
    },
  ]
}
