import ArgumentParser
import Foundation
import TerminalSupport

/// The options of the commands that write a game's table of daily positions.
struct PositionTableOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The number of days for which there are five positions.", valueName: "N"))
  var sets = 366

  @Option(help: ArgumentHelp("The number of games to play at once. By default, one for each core.", valueName: "N"))
  var threads = ProcessInfo.processInfo.activeProcessorCount

  /// Fails if the numbers are out of range. `gameCount` is the number of games that the table can name.
  func validate(gamesPerSet: Int, of gameCount: Int) throws {
    guard sets >= 1, threads >= 1 else { throw ValidationError("The numbers must be 1 or more.") }
    guard sets * gamesPerSet <= gameCount else { throw ValidationError("There are too few games.") }
  }

  /// Plays `gamesPerSet` games for each set, and writes the table `name` to `path`. `test` creates the test that
  /// `position` applies to a game. Throws an exit code after reporting a failure.
  func writeTable<Test>(
    _ name: String, to path: String, command: String, gamesPerSet: Int, test: @Sendable () -> Test,
    position: @Sendable (Test, Int) -> FoundPosition?
  ) throws {
    let count = sets * gamesPerSet
    let found = Parallel.map(count: count, threads: threads, worker: test, body: position) {
      Console.report($0, of: count, "played")
    }
    let positions = found.compactMap { $0 }
    guard let chosen = PositionSets(positions, count: sets) else {
      throw Failure.data.report("Only \(positions.count) games have a position for practice.")
    }
    Console.print("\(positions.count) of \(gameCountText(count)) have a position for practice.")
    try chosen.write(name, to: path, command: command)
  }
}
