import Application
import ArgumentParser
import CommandOutput
import DailyGames
import Foundation
import GameCore
import GameService
import HTTP
import Ledger
import Logging

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serve the API, and the site if there is one.",
    discussion: "Each option can also be set as an environment variable. The option takes precedence.\n\n"
      + Setting.help)

  @Argument(parsing: .allUnrecognized, help: "The options, as they are listed above.")
  var options: [String] = []

  func run() async throws {
    let settings = try Settings(arguments: options, environment: ProcessInfo.processInfo.environment)
    setFileLimits()
    let log = settings.logHandler
    let logger = Logger(label: "parlor") { _ in log }
    let metrics = PrometheusMetrics()
    defer { LineWriter.standardError.flush() }
    let web = settings.web
    let application = try await buildApplication(settings, logger: logger, metrics: metrics) {
      ports in
      let admin = ports.admin.map { ", metrics at http://\(urlHost(web.adminHost)):\($0)/metrics" } ?? ""
      StandardOutput.print("Parlor is at http://\(urlHost(web.host)):\(ports.main)/\(admin)")
    }
    do {
      try await application.run(drain: settings.seconds("drain-seconds"))
    } catch {
      await application.close()
      throw error
    }
    await application.close()
  }

  /// Formats a host for a URL, with brackets around an IPv6 address.
  private func urlHost(_ host: String) -> String {
    host.contains(":") ? "[\(host)]" : host
  }
}

/// The option that names the ledger's database. Every command except `serve` has it.
struct DatabaseOption: ParsableArguments {
  @Option(help: "A file for SQLite, or postgres://…; PARLOR_DATABASE. (default: data/parlor.sqlite)")
  var database: String?

  @Option(help: "Further addresses of a ledger in several PostgreSQL databases; PARLOR_SHARDS.")
  var shards: String?

  private func settings() throws -> Settings {
    let arguments = [("--database", database), ("--shards", shards)].flatMap { name, value in
      value.map { [name, $0] } ?? []
    }
    return try Settings(arguments: arguments, environment: ProcessInfo.processInfo.environment)
  }

  /// Returns the database from the option, the environment variable, or the default. Throws `Settings.Fault`.
  func value() throws -> String { try settings().text("database") }

  /// Returns the first database as `value()` does, and then the further ones. Throws `Settings.Fault`.
  func values() throws -> [String] { try settings().databases }

  /// Returns the databases as `values()` does. Throws an error for an SQLite file that doesn't exist.
  func existingValues() throws -> [String] {
    let databases = try values()
    guard databases[0].contains("://") || FileManager.default.fileExists(atPath: databases[0]) else {
      throw ValidationError("There is no file \(databases[0]). Name the server's database with --database.")
    }
    return databases
  }
}

struct Migrate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Bring the ledger into the form that this program needs.")

  @OptionGroup var database: DatabaseOption

  func run() async throws {
    let (stores, now) = (try database.values().map { try openStore($0) }, ServerClock.system.now())
    try await closing(stores) {
      // Opening a ledger migrates it as well, but doesn't say what was missing.
      var applied: Set<Int64> = []
      for store in stores { applied.formUnion(try await Ledger(store).migrate(now: now)) }
      _ = try await Ledger.open(stores, now: now)
      StandardOutput.print(
        applied.isEmpty
          ? "The ledger has this form already."
          : "Made: \(applied.sorted().map { "\($0)" }.joined(separator: ", ")).")
    }
  }
}

struct ListDays: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "days", abstract: "List the days with their commitments and how many games they have.")

  @OptionGroup var database: DatabaseOption

  func run() async throws {
    try await withLedger(database) { ledger in
      let unreadable = try await ledger.unreadableGameCounts()
      for row in try await ledger.days(CalendarDay.range) {
        var counts: [String] = []
        for kind in DailyGame.all {
          let games = try await ledger.tally(of: DayGames(day: row.day, kind: kind)).reduce(0) { $0 + $1.gameCount }
          counts.append("\(games)")
        }
        if let count = unreadable[row.day] { counts.append("\(count) unreadable") }
        StandardOutput.print("\(row.day)  \(row.progress)  \(row.commitment)  \(counts.joined(separator: "  "))")
      }
    }
  }
}

struct Hide: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Hide a player's name: others see the one that the player was given at first. Settles its reports.")

  @OptionGroup var database: DatabaseOption

  @Flag(help: "Show the name again.")
  var undo = false

  @Argument(help: "The player, 16 hexadecimal digits.")
  var player: String

  func run() async throws {
    let player = try parsedPlayer(player)
    try await withLedger(database) { ledger in
      guard try await ledger.setNameHidden(!undo, of: player) else { throw noSuchPlayer }
    }
  }
}

struct Export: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the recorded games of a revealed day, by rank and then text, without names.")

  @OptionGroup var database: DatabaseOption

  @Argument(help: "The day, as in 2026-11-21.")
  var day: String

  @Argument(help: "\(DailyGame.all.map(\.idText).joined(separator: " or ")).")
  var game: String

  func run() async throws {
    guard let day = try? CalendarDay(text: day.utf8) else {
      throw ValidationError("A day is written as in 2026-11-21.")
    }
    guard let kind = DailyGame(id: game.utf8) else {
      throw ValidationError("The game is \(DailyGame.all.map(\.idText).joined(separator: " or ")).")
    }
    try await withLedger(database) { ledger in
      guard try await ledger.day(day)?.progress == .revealed else { throw ValidationError("\(day) is not revealed.") }
      let service = DailyGameService(ledger, clock: .system, logger: Logger(label: "parlor"))
      try await service.writeLines(of: DayGames(day: day, kind: kind)) { piece in
        StandardOutput.write(piece)
      }
    }
  }
}

/// Calls a closure with the ledger, and returns its result. A server may be using the ledger at the same time.
func withLedger<Result>(_ option: DatabaseOption, _ body: (Ledger) async throws -> Result) async throws -> Result {
  let stores = try option.existingValues().map { try openSharedStore($0) }
  return try await closing(stores) { try await body(try await Ledger.attached(stores)) }
}

/// Calls a closure, closes stores, and returns the closure's result.
private func closing<Result>(_ stores: [any LedgerStore], _ body: () async throws -> Result) async throws -> Result {
  do {
    let result = try await body()
    for store in stores { await store.close() }
    return result
  } catch {
    for store in stores { await store.close() }
    throw error
  }
}
