import ArgumentParser
import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport
import TriplesModel
import TriplesPocketNetwork
import TriplesSession

/// `parlor triples`.
package struct TriplesCommand: GameCommand {
  package static let introduction = """
    Triples: collapse a board of numbers; 1 and 2 make 3, equals make their sum.

      parlor triples play                        sit down and play
      parlor triples play --game 14              play game number 14
      parlor triples replay 'triples/1 14 uldr'  see how a game came out
    """

  package static let configuration = CommandConfiguration(
    commandName: "triples",
    abstract: "Triples: collapse a board of numbers.",
    discussion: """
      A move collapses the board in one direction: tiles move by one cell, 1 and 2 make 3, and from 3 on equals make \
      their sum. Then a new 1 or 2 appears. Every number that appears scores its value, and the game ends when \
      nothing can move.

        parlor triples play
        parlor triples replay 'triples/1 14 uldr' --json
        parlor triples hint 'triples/1 14 uldr'
        parlor triples review 'triples/1 14 uldr'
        parlor triples duel 'triples/1 14 uldr' 'triples/1 14 lldl'
        parlor triples levels
        parlor triples practice
        parlor triples board
        parlor triples lesson
      """,
    subcommands: [
      TriplesPlayCommand.self, TriplesReplayCommand.self, TriplesHintCommand.self, TriplesReviewCommand.self,
      TriplesDuelCommand.self, TriplesLevelsCommand.self, TriplesPracticeCommand.self,
      TriplesBoardCommand.self,
      TriplesLessonCommand.self,
    ])

  package init() {}
}

struct TriplesPlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play Triples in this terminal.",
    discussion: """
      The game that was left last time goes on. With --game, --determ or --duel another one is opened; if moves have been made \
      in the one on the table, that one ends first, and you can still choose to keep playing it.

        parlor triples play
        parlor triples play --game 537
        parlor triples play --duel 'triples/1 14 uldr'
        parlor triples play --day today
        NO_COLOR=1 parlor triples play

      With --day it is the game of that day, which is the same for everybody and has a table of its own. It can be begun until \
      midnight UTC and finished until 02:00; that of a day that is over is opened as any other. parlor days lists them.

      Arrow keys, hjkl or WASD move; every other key is named at the bottom of the screen, and ? explains the rules. \
      Games and scores are kept below $XDG_DATA_HOME if that is set, and else in ~/.local/share/parlor \
      (on macOS in ~/Library/Application Support/Parlor).
      """)

  @Option(help: ArgumentHelp("Open the game with this number, 1 to 999999999999.", valueName: "N"))
  var game: String?

  @Option(
    help: ArgumentHelp("Answer a friend's game: the same deal, and their score beside yours.", valueName: "line"))
  var duel: String?

  @Option(help: ArgumentHelp("Play the game of a day: today, or a day as in 2026-11-21.", valueName: "DAY"))
  var day: String?

  @Flag(help: "Open game 14, and let new games be game 14 from now on.")
  var determ = false

  @Flag(help: "Show each move at once instead of sliding the tiles.")
  var still = false

  func run() throws {
    if let game {
      guard !determ else { throw Failure.usage.report("Choose one of --game and --determ.") }
      _ = try GameNumber(argument: game)
    }
    guard duel == nil || game == nil && !determ else {
      throw Failure.usage.report("The line of --duel says which game it is.")
    }
    guard day == nil || game == nil && duel == nil && !determ else {
      throw Failure.usage.report("The day says which game it is.")
    }
    let environment = PlayEnvironment.system
    let visit = try DayVisit(argument: day, at: environment.now())
    let friend = try duel.map { try Replay(argument: $0) }
    let look = try Look.ofTerminal(for: "Triples")
    let dates = DateText(environment: ProcessInfo.processInfo.environment)
    // The network is loaded when the coach is first used.
    lazy var coach = PocketNetwork.coach
    let player = TriplesPlayer(
      session: TriplesSession(environment: environment, playMode: visit.mode(search: [], hasServer: false)), look: look,
      dates: dates, slides: !still,
      coach: { coach?.advice(for: $0.replay, nodes: $0.nodes).text })
    try player.play(look: look) {
      if let game { player.open(game: game) }
      if determ { player.openDeterm() }
      if let friend { player.open(duel: friend) }
      if case .over(let day) = visit { player.open(gameOf: day) }
    }
  }
}
