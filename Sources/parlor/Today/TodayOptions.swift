import ArgumentParser
import Foundation
import GameCore
import SessionSupport
import TerminalSupport

/// The server, and the folder in which this device stores the server's games.
struct TodayServerOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The server's address. (default: $PARLOR_SERVER, or http://127.0.0.1:8080)", valueName: "URL"))
  var server: String?

  @Option(help: ArgumentHelp("The folder to store games in. (default: the folder of all games)", valueName: "FOLDER"))
  var data: String?

  var folder: URL { data.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? DataFolder.current }

  /// Returns the server, and the environment with the storage of its games. `timeoutSeconds` limits the wait for a
  /// reply. If the address is invalid or an old release's data can't be migrated, reports that and throws an exit code.
  func connect(timeoutSeconds: Double) throws -> (server: DayServer, environment: PlayEnvironment) {
    let text = server ?? ProcessInfo.processInfo.environment["PARLOR_SERVER"] ?? "http://127.0.0.1:8080"
    guard let server = DayServer(text, timeoutSeconds: timeoutSeconds) else {
      throw Failure.usage.report("The server's address must look like https://example.org.")
    }
    guard server.isSecure else {
      throw Failure.usage.report("The address must begin with https, so that no one else can play as you.")
    }
    let environment = PlayEnvironment.system(storedIn: folder, of: server)
    try LegacyTodayFile.migrate(from: folder, server: server.addressText, to: environment.storage)
    return (server, environment)
  }
}

/// The options of every command that connects to a server.
struct TodayOptions: ParsableArguments {
  @OptionGroup var serverOptions: TodayServerOptions

  @Option(help: ArgumentHelp("The day, such as 2026-11-21. (default: today)", valueName: "DAY"))
  var day: String?

  @Option(help: ArgumentHelp("How long to wait for each reply, in seconds.", valueName: "SECONDS"))
  var wait = 10.0

  func validate() throws {
    guard 0.1...600 ~= wait else { throw ValidationError("The waiting time must be 0.1 to 600 seconds.") }
  }

  /// Returns the day in `--day`, or `nil` if it's missing. If the day is invalid, reports that and throws an exit code.
  func calendarDay() throws -> CalendarDay? {
    try day.map { try CalendarDay(argument: $0) }
  }
}
