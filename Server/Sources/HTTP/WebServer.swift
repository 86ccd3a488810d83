import Foundation
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import Synchronization

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

  /// How long a connection may take for what.
  public var times = ConnectionTimes()

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

/// A server of routes and files, and its admin address. It runs until it is told to shut down, and then answers what is under
/// way.
public struct WebServer: Service {
  /// The ports that are listened at.
  public struct Ports: Sendable, Hashable {
    /// The port of the routes and the site.
    public var main = 0
    /// The port of the admin address, if there is one.
    public var admin: Int?
  }

  private let configuration: WebConfiguration
  private let main: Front
  private let admin: Front
  private let logger: Logger
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
    self.logger = logger
    self.metrics = metrics
    self.onListening = onListening
    let site = try configuration.site.map { try Site(folder: $0) }
    main = Front(routes: routes, site: site, proxies: configuration.proxies, logger: logger, metrics: metrics)
    var quiet = logger
    quiet.logLevel = max(logger.logLevel, .notice)
    admin = Front(
      routes: adminRoutes(readiness: readiness, metrics: metrics), site: nil, proxies: [], logger: quiet,
      metrics: metrics, isAdmin: true)
  }

  /// Listens until the surrounding service group shuts down.
  ///
  /// - Throws: what the system says where an address cannot be listened at.
  public func run() async throws {
    let listening = Listening(expected: configuration.adminPort == nil ? 1 : 2)
    let watch = ConnectionWatch(metrics: metrics)
    var services: [any Service] = []
    if let port = configuration.adminPort {
      services.append(
        service(admin, configuration.adminHost, port, ConnectionWatch(metrics: PrometheusMetrics())) { port in
          await listening.note({ $0.admin = port }, onListening)
        })
    }
    services.append(
      service(main, configuration.host, configuration.port, watch) { port in
        await listening.note({ $0.main = port }, onListening)
      })
    // The last one is shut down first: as long as calls are answered, the admin address says so.
    try await ServiceGroup(configuration: .init(services: services, logger: quiet)).run()
  }

  private func service(
    _ front: Front, _ host: String, _ port: Int, _ watch: ConnectionWatch,
    onListening: @escaping @Sendable (Int) async -> Void
  ) -> any Service {
    let channel = ConnectionChannel(
      front: front, limits: .init(head: configuration.headerBytes, body: configuration.bodyBytes),
      times: configuration.times, watch: watch, perAddress: configuration.connectionsPerAddress,
      proxies: configuration.proxies)
    let server = channel.server(
      configuration: ServerConfiguration(
        address: .hostname(host, port: port), backlog: 1024,
        availableConnectionsDelegate: MaximumAvailableConnections(configuration.connections, logger: quiet)),
      onServerRunning: { await onListening($0.localAddress?.port ?? port) },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: quiet)
    return Listener(server: server, host: host, port: port)
  }

  /// For what others log of themselves.
  private var quiet: Logger {
    var quiet = logger
    quiet.logLevel = max(logger.logLevel, .warning)
    return quiet
  }
}

/// Says at which address it is that a server cannot listen.
private struct Listener: Service {
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  let server: any Service
  let host: String
  let port: Int

  func run() async throws {
    do {
      try await server.run()
    } catch let error as IOError {
      throw Fault(
        description: "\(host), port \(port), cannot be listened at: \(String(cString: strerror(error.errnoCode))).")
    }
  }
}

/// Waits until all addresses are listened at.
private final class Listening: Sendable {
  private let state: Mutex<(ports: WebServer.Ports, missing: Int)>

  init(expected: Int) {
    state = Mutex((WebServer.Ports(), expected))
  }

  func note(
    _ change: @Sendable (inout WebServer.Ports) -> Void, _ whenAll: @Sendable (WebServer.Ports) async -> Void
  ) async {
    let ports: WebServer.Ports? = state.withLock { state in
      change(&state.ports)
      state.missing -= 1
      return state.missing == 0 ? state.ports : nil
    }
    if let ports { await whenAll(ports) }
  }
}

/// What the admin address answers.
private func adminRoutes(readiness: [ReadinessCheck], metrics: PrometheusMetrics) -> [Route] {
  let text = [(name: "Content-Type", value: "text/plain; charset=utf-8")]
  let process = ProcessMeasures(metrics: metrics)
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
