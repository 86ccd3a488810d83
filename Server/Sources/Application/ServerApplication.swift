import API
import HTTP
import Ledger
import LedgerPostgreSQL
import LedgerSQLite
import Logging
import Play

/// What a server is told before it starts.
public struct ServerConfiguration: Sendable {
  /// A file for SQLite, or an address `postgres://…`.
  public var database = "data/parlor.sqlite"

  /// The folder for files that the server makes for itself and that end with it; nothing for the one that the ledger's file is
  /// in, or `data`.
  public var folder: String?

  /// Where and how it listens.
  public var web = WebConfiguration()

  /// How often what may be done.
  public var limits = Limits()

  /// The clock that decides what is open.
  public var clock = ServerClock.system

  /// Whether there is an address whose answer is constant, to measure what lies around the ledger.
  public var hasConstant = false

  /// How many positions the coach searches per move when it plays a daily game, or `nil` if it doesn't play.
  public var coachNodes: Int?

  /// The usual server.
  public init() {}
}

extension ServerConfiguration {
  /// Where files are put.
  var filesFolder: String {
    if let folder { return folder }
    if isAddress(database) { return "data" }
    let path = database.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return path.isEmpty ? (database.hasPrefix("/") ? "/" : ".") : path
  }
}

/// Whether a database is the address of a PostgreSQL, and no file.
private func isAddress(_ database: String) -> Bool {
  database.hasPrefix("postgres://") || database.hasPrefix("postgresql://")
}

/// Opens the store of a ledger.
///
/// - Parameters:
///   - database: as `ServerConfiguration.database`.
///   - observer: hears of each batch that is made durable.
/// - Throws: `LedgerError`, or what the system says of the file.
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

/// A server with all of its parts, before it runs.
///
/// Its name isn't `Application`, because a type with the name of its module hides the module.
public struct ServerApplication: Sendable {
  /// The ledger.
  public let ledger: Ledger
  /// The authority over the games.
  public let authority: Authority
  let web: WebServer
  let housekeeping: Housekeeping

  /// Closes the ledger. Call this method when everything that uses it has ended.
  public func close() async {
    await ledger.store.close()
  }

  init(ledger: Ledger, authority: Authority, web: WebServer, housekeeping: Housekeeping) {
    self.ledger = ledger
    self.authority = authority
    self.web = web
    self.housekeeping = housekeeping
  }
}

/// Puts a server together: opens its ledger, brings that into form, and makes the keys of the next days if this process is ready.
///
/// - Parameter onListening: called once, as soon as connections are taken.
/// - Throws: `LedgerError`, or what the system says of the database or the site.
public func buildApplication(
  _ configuration: ServerConfiguration, logger: Logger, metrics: PrometheusMetrics,
  onListening: @escaping @Sendable (WebServer.Ports) async -> Void = { _ in }
) async throws -> ServerApplication {
  let ledgerMetrics = LedgerMetrics(metrics)
  let store = try openStore(configuration.database) { ledgerMetrics.record($0) }
  let ledger = Ledger(store)
  try await ledger.migrate(now: configuration.clock.now())
  let authority = Authority(
    ledger, clock: configuration.clock, logger: logger, coachNodes: configuration.coachNodes)
  do {
    try await authority.housekeeper.makeKeys()
  } catch Refusal.notReady {
    // It starts anyway and says what is wrong at /readyz. Housekeeping makes the keys once that is mended.
  }
  let api = ParlorAPI(authority, limits: configuration.limits, folder: configuration.filesFolder)
  let readiness = ReadinessCheck { await authority.readiness.check().map { ($0.part, $0.description) } }
  let web = try WebServer(
    configuration.web, routes: api.routes + [serverInfoRoute] + (configuration.hasConstant ? [api.constantRoute] : []),
    readiness: [readiness], logger: logger, metrics: metrics, onListening: onListening)
  return ServerApplication(
    ledger: ledger, authority: authority, web: web,
    housekeeping: Housekeeping(authority: authority, metrics: ledgerMetrics, logger: logger))
}

/// Does what is due every few seconds, until its task is canceled.
struct Housekeeping: Sendable {
  let authority: Authority
  let metrics: LedgerMetrics
  let logger: Logger

  func run() async {
    let housekeeper = authority.housekeeper
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await runRepeatedly {
          metrics.record(games: authority.gamesInMemory)
          try await housekeeper.run()
        }
      }
      // The coach takes seconds for a game, and nothing else waits for that.
      group.addTask {
        await runRepeatedly {
          try await housekeeper.letCoachPlay()
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
        // The log has the fault by now, and /readyz tells it.
      } catch {
        // It is tried again, and nobody is told anything meanwhile that is not so.
        logger.error("housekeeping failed", metadata: ["error": "\(error)"])
      }
      try? await Task.sleep(for: .seconds(2))
    }
  }
}
