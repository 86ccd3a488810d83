import ArgumentParser
import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport
import TriplesSession

/// `parlor triples play`.
struct TriplesPlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play Triples in this terminal.",
    discussion: """
      The game that was left last time goes on. With --game or --determ another one is opened; if moves have been made \
      in the one on the table, that one ends first, and you can still choose to keep playing it.

        parlor triples play
        parlor triples play --game 537
        NO_COLOR=1 parlor triples play

      Arrow keys, hjkl or WASD move; every other key is named at the bottom of the screen, and ? explains the rules. \
      Games and scores are kept below $XDG_DATA_HOME if that is set, and else in ~/.local/share/parlor \
      (on macOS in ~/Library/Application Support/Parlor).
      """)

  @Option(help: ArgumentHelp("Open the game with this number, 1 to 999999999999.", valueName: "N"))
  var game: String?

  @Flag(help: "Open game 14, and let new games be game 14 from now on.")
  var determ = false

  @Flag(help: "Show each move at once instead of sliding the tiles.")
  var still = false

  func run() throws {
    if let game {
      guard !determ else { throw Failure.usage.report("Choose one of --game and --determ.") }
      _ = try GameNumber(argument: game)
    }
    let look = try Look.ofTerminal(for: "Triples")
    let dates = DateText(environment: ProcessInfo.processInfo.environment)
    let player = TriplesPlayer(
      session: TriplesSession(environment: .system), look: look, dates: dates, slides: !still,
      coach: PocketCoach().answer)
    try player.play(look: look) {
      if let game { player.open(game: game) }
      if determ { player.openDeterm() }
    }
  }
}
