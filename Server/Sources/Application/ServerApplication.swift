import API
import Foundation
import GameService
import HTTP
import Ledger
import LedgerPostgreSQL
import LedgerSQLite
import Logging
import Sealing

func isAddress(_ database: String) -> Bool {
  database.hasPrefix("postgres://") || database.hasPrefix("postgresql://")
}

/// Returns the folder of an SQLite file, or `nil` for the address of a PostgreSQL database.
func ledgerFolder(of database: String) -> String? {
  if isAddress(database) { return nil }
  let path = database.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  return path.isEmpty ? (database.hasPrefix("/") ? "/" : ".") : path
}

/// Opens a ledger's store. `database` is the path of an SQLite file, or the address of a PostgreSQL database.
/// `observer` is called for each durable batch. Throws `LedgerError`, or `Settings.Fault` for another kind of address.
public func openStore(_ database: String, observer: BatchObserver? = nil) throws -> any LedgerStore {
  if isAddress(database) {
    var options = PostgreSQLStore.Options()
    options.observer = observer
    return try PostgreSQLStore(address: database, options: options)
  }
  guard !database.contains("://") else {
    throw Settings.Fault("--database takes a file for SQLite, or an address that starts with postgres://.")
  }
  // SQLite sorts large tables, such as in a migration, in temporary files. Put them beside the ledger, because the
  // server may not be permitted to write elsewhere.
  if let folder = ledgerFolder(of: database) { setenv("SQLITE_TMPDIR", folder, 0) }
  var options = SQLiteStore.Options()
  options.observer = observer
  return try SQLiteStore(path: database, options: options)
}

extension Settings {
  /// The paths or addresses of the ledger's databases, the first one first. Throws `Fault`.
  public var databases: [String] {
    get throws {
      let further = optionalText("shards")?.split(separator: " ").map(String.init) ?? []
      guard further.isEmpty || ([text("database")] + further).allSatisfy(isAddress) else {
        throw Fault("With --shards, all databases are addresses that start with postgres://.")
      }
      return [text("database")] + further
    }
  }
}

/// A server with all of its parts. It isn't named `Application`, because a type named like its module hides the module.
public struct ServerApplication: Sendable {
  /// The ledger.
  public let ledger: Ledger
  /// The service over the games.
  public let service: DailyGameService
  let web: WebServer
  let housekeeping: HousekeepingLoop

  /// Closes the ledger. Call this method when everything that uses it has ended.
  public func close() async {
    await ledger.close()
  }
}

/// Creates a server: opens and migrates its ledger, and creates the next days' keys if this process is ready. Calls
/// `onListening` once, when the server accepts connections. Throws `LedgerError`, or the system's error for its files.
public func buildApplication(
  _ settings: Settings, logger: Logger, metrics: PrometheusMetrics,
  onListening: @escaping @Sendable (WebServer.Ports) async -> Void = { _ in }
) async throws -> ServerApplication {
  try settings.checkFolder()
  let imprint = try imprintRoute(settings).map { [$0] } ?? []
  let secrets = try settings.sealSecrets
  let ledgerMetrics = LedgerMetrics(metrics)
  let stores = try settings.databases.map { database in
    try openStore(database) { ledgerMetrics.record($0) }
  }
  do {
    return try await buildApplication(
      settings, stores, ledgerMetrics, imprint, secrets, logger: logger, metrics: metrics, onListening: onListening)
  } catch {
    // The program ends now, and must not end while the stores' threads run.
    for store in stores { await store.close() }
    throw error
  }
}

private func buildApplication(
  _ settings: Settings, _ stores: [any LedgerStore], _ ledgerMetrics: LedgerMetrics, _ imprint: [Route],
  _ secrets: SealSecrets, logger: Logger, metrics: PrometheusMetrics,
  onListening: @escaping @Sendable (WebServer.Ports) async -> Void
) async throws -> ServerApplication {
  let clock = Settings.clock
  let ledger = try await Ledger.open(stores, now: clock.now())
  let nodeCount = settings.integer("coach-nodes")
  let service = DailyGameService(
    ledger, clock: clock, logger: logger, secrets: secrets, coachNodeCount: nodeCount == 0 ? nil : nodeCount)
  do {
    try await service.housekeeper.makeKeys()
  } catch Refusal.notReady {
    // Start anyway: /readyz reports the fault, and housekeeping creates the keys once it is fixed.
  } catch LedgerError.unavailable(let reason) {
    // Start anyway, because today's key exists, unless the server was stopped for a week.
    logger.warning("cannot create the keys of coming days yet", metadata: ["reason": "\(reason)"])
  }
  // Create the secret now, so that reading standings never writes.
  _ = try await service.cursorCipher()
  let recordings = ContentFolder(settings.recordingsFolder + "/recordings", quota: settings.recordingsQuota)
  let api = ParlorAPI(service, limits: settings.limits, recordings: recordings)
  let web = try WebServer(
    settings.web,
    routes: api.routes + [serverInfoRoute(settings)] + imprint
      + (settings.text("constant") == "on" ? [api.constantRoute] : []),
    adminRoutes: [acceptClockRoute(service.readiness)],
    readiness: { await service.readiness.check().map { ($0.component, $0.description) } }, logger: logger,
    metrics: metrics, onListening: onListening)
  return ServerApplication(
    ledger: ledger, service: service, web: web,
    housekeeping: HousekeepingLoop(
      service: service, metrics: ledgerMetrics,
      operating: OperatingMetrics(
        metrics: metrics, service: service, ledger: ledger, recordings: recordings, folders: settings.diskFolders),
      logger: logger))
}

/// The periodic work, most of which runs every two seconds, until its task is canceled.
struct HousekeepingLoop: Sendable {
  let service: DailyGameService
  let metrics: LedgerMetrics
  let operating: OperatingMetrics
  let logger: Logger

  func run() async {
    let housekeeper = service.housekeeper
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await runRepeatedly("days") {
          metrics.record(cachedGameCount: service.games.count)
          metrics.record(unreadableGameCount: try await housekeeper.unreadableGameCount())
          try await housekeeper.run()
        }
      }
      group.addTask {
        await runRepeatedly("players", pause: .seconds(3600)) { try await housekeeper.deleteIdlePlayers() }
      }
      group.addTask { await runRepeatedly("metrics", pause: .seconds(10)) { try await operating.update() } }
      // The coach takes seconds for a game, so its work has its own task.
      group.addTask {
        await runRepeatedly("ratings") {
          try await housekeeper.playCoachGames()
          try await housekeeper.rateGames()
        }
      }
    }
  }

  /// Does work again and again, after a pause, or after a short one if it fails.
  private func runRepeatedly(
    _ name: String, pause: Duration = .seconds(2), _ work: () async throws -> Void
  ) async {
    while !Task.isCancelled {
      var nextPause = Duration.seconds(2)
      do {
        try await work()
        nextPause = pause
        operating.recordRun(of: name, hasFailed: false)
      } catch is CancellationError {
        return
      } catch Refusal.notReady {
        // The readiness check has logged the fault, and /readyz reports it.
      } catch {
        // The work is repeated after the pause. In the meantime, clients never see a wrong state.
        operating.recordRun(of: name, hasFailed: true)
        logger.error("housekeeping failed", metadata: ["work": "\(name)", "error": "\(error)"])
      }
      try? await Task.sleep(for: nextPause)
    }
  }
}
