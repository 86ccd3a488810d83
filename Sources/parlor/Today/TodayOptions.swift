import ArgumentParser
import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport

/// Which server's days are meant, and where this device keeps what it knows of them.
struct TodayPlace: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The server's address; if not said, the one in PARLOR_SERVER, or else http://127.0.0.1:8080.", valueName: "URL"))
  var server: String?

  @Option(help: ArgumentHelp("The folder for what is kept; if not said, that of all games.", valueName: "FOLDER"))
  var data: String?

  /// The folder.
  var folder: URL { data.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? DataFolder.current }

  /// The server, and the world outside with what is kept of that server's games.
  ///
  /// - Parameter patience: how long an answer may take, in seconds.
  /// - Throws: an exit code, when it has been reported that there is no such server, or that what an earlier release kept of it
  ///   cannot be taken over.
  func sitDown(patience: Double) throws -> (server: DayServer, environment: PlayEnvironment) {
    let text = server ?? ProcessInfo.processInfo.environment["PARLOR_SERVER"] ?? "http://127.0.0.1:8080"
    guard let server = DayServer(text, patience: patience) else {
      throw Failure.usage.report("The server's address must be like https://example.org.")
    }
    let environment = PlayEnvironment.system(keptIn: folder, of: server)
    try EarlierMemory.takeOver(from: folder, server: server.name, to: environment.storage)
    return (server, environment)
  }
}

/// What every command says that talks to a server.
struct TodayOptions: ParsableArguments {
  @OptionGroup var place: TodayPlace

  @Option(help: ArgumentHelp("The day, as in 2026-11-21; if not said, today.", valueName: "DAY"))
  var day: String?

  @Option(help: ArgumentHelp("How long to wait for each answer, in seconds.", valueName: "SECONDS"))
  var wait = 10.0

  func validate() throws {
    guard 0.1...600 ~= wait else { throw ValidationError("The time to wait must be 0.1 to 600 seconds.") }
  }

  /// The day that was asked for.
  ///
  /// - Throws: an exit code, when the fault has been reported.
  func calendarDay() throws -> CalendarDay? {
    try day.map { try CalendarDay(argument: $0) }
  }
}
