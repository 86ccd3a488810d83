import API
import HTTP
import Ledger
import LedgerPostgreSQL
import LedgerSQLite
import Logging
import Play

/// The configuration of a server.
public struct ServerConfiguration: Sendable {
  /// The path of an SQLite file, or the address of a PostgreSQL database, `postgres://…`.
  public var database = "data/parlor.sqlite"

  /// The folder for temporary files. If `nil`, it is the folder of the SQLite file, or `data` with PostgreSQL.
  public var folder: String?

  /// The addresses, timeouts, and limits of the web server.
  public var web = WebConfiguration()

  /// The rate limits of the API.
  public var limits = RateLimits()

  /// The clock that decides which days are open.
  public var clock = ServerClock.system

  /// Whether to serve `/api/v1/constant`, a call that plays no game. Benchmarks compare moves with it.
  public var servesConstant = false

  /// The number of positions that the coach searches per move when it plays a daily game, or `nil` for no coach.
  public var coachNodeCount: Int?

  /// Creates the default configuration.
  public init() {}
}

extension ServerConfiguration {
  var temporaryFolder: String {
    if let folder { return folder }
    if isAddress(database) { return "data" }
    let path = database.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return path.isEmpty ? (database.hasPrefix("/") ? "/" : ".") : path
  }
}

private func isAddress(_ database: String) -> Bool {
  database.hasPrefix("postgres://") || database.hasPrefix("postgresql://")
}

/// Opens a ledger's store. `database` is a path or an address, as in `ServerConfiguration.database`. `observer` is
/// called for each batch that was made durable. Throws `LedgerError`, or the system's error for the file.
public func openStore(_ database: String, observer: BatchObserver? = nil) throws -> any LedgerStore {
  if isAddress(database) {
    var options = PostgreSQLStore.Options()
    options.observer = observer
    return try PostgreSQLStore(address: database, options: options)
  }
  var options = SQLiteStore.Options()
  options.observer = observer
  return try SQLiteStore(path: database, options: options)
}

/// A server with all of its parts. It isn't named `Application`, because a type named like its module hides the module.
public struct ServerApplication: Sendable {
  /// The ledger.
  public let ledger: Ledger
  /// The authority over the games.
  public let authority: Authority
  let web: WebServer
  let housekeeping: HousekeepingLoop

  /// Closes the ledger. Call this method when everything that uses it has ended.
  public func close() async {
    await ledger.store.close()
  }

  init(ledger: Ledger, authority: Authority, web: WebServer, housekeeping: HousekeepingLoop) {
    self.ledger = ledger
    self.authority = authority
    self.web = web
    self.housekeeping = housekeeping
  }
}

/// Creates a server: opens and migrates its ledger, and creates the next days' keys if this process is ready. Calls
/// `onListening` once, when the server accepts connections. Throws `LedgerError`, or the system's error for its files.
public func buildApplication(
  _ configuration: ServerConfiguration, logger: Logger, metrics: PrometheusMetrics,
  onListening: @escaping @Sendable (WebServer.Ports) async -> Void = { _ in }
) async throws -> ServerApplication {
  let ledgerMetrics = LedgerMetrics(metrics)
  let store = try openStore(configuration.database) { ledgerMetrics.record($0) }
  let ledger = Ledger(store)
  try await ledger.migrate(now: configuration.clock.now())
  let authority = Authority(
    ledger, clock: configuration.clock, logger: logger, coachNodeCount: configuration.coachNodeCount)
  do {
    try await authority.housekeeper.makeKeys()
  } catch Refusal.notReady {
    // Start anyway: /readyz reports the fault, and housekeeping creates the keys once it is fixed.
  }
  let api = ParlorAPI(authority, limits: configuration.limits, folder: configuration.temporaryFolder)
  let readiness = ReadinessCheck { await authority.readiness.check().map { ($0.component, $0.description) } }
  let web = try WebServer(
    configuration.web,
    routes: api.routes + [serverInfoRoute] + (configuration.servesConstant ? [api.constantRoute] : []),
    readiness: [readiness], logger: logger, metrics: metrics, onListening: onListening)
  return ServerApplication(
    ledger: ledger, authority: authority, web: web,
    housekeeping: HousekeepingLoop(authority: authority, metrics: ledgerMetrics, logger: logger))
}

/// The periodic work, which runs every two seconds until its task is canceled.
struct HousekeepingLoop: Sendable {
  let authority: Authority
  let metrics: LedgerMetrics
  let logger: Logger

  func run() async {
    let housekeeper = authority.housekeeper
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await runRepeatedly {
          metrics.record(cachedGameCount: authority.cachedGameCount)
          try await housekeeper.run()
        }
      }
      // The coach takes seconds for a game, so its work has its own task.
      group.addTask {
        await runRepeatedly {
          try await housekeeper.playCoachGames()
          try await housekeeper.rankGames()
        }
      }
    }
  }

  private func runRepeatedly(_ work: () async throws -> Void) async {
    while !Task.isCancelled {
      do {
        try await work()
      } catch is CancellationError {
        return
      } catch Refusal.notReady {
        // The readiness check has logged the fault, and /readyz reports it.
      } catch {
        // The work is repeated after the pause. In the meantime, clients never see a wrong state.
        logger.error("housekeeping failed", metadata: ["error": "\(error)"])
      }
      try? await Task.sleep(for: .seconds(2))
    }
  }
}
