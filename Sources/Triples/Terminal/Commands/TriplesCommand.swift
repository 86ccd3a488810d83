import ArgumentParser
import Foundation
import GameCore
import SessionSupport
import TerminalSupport
import TriplesModel
import TriplesPocketNetwork
import TriplesSession

package struct TriplesCommand: GameCommand {
  package static let introduction = """
    Triples: collapse a board of numbers. 1 and 2 make 3, and equal numbers make their sum.

      parlor triples play                        start playing
      parlor triples play --game 14              play game number 14
      parlor triples replay 'triples/1 14 uldr'  see how a game ended
    """

  package static let configuration = CommandConfiguration(
    commandName: "triples",
    abstract: "Play Triples: collapse a board of numbers.",
    discussion: """
      A move collapses the board in one direction: tiles move by one cell, 1 and 2 make 3, and two equal numbers from 3 up \
      make their sum. Then a new 1 or 2 appears. Every number that appears scores its value. The game ends when nothing \
      can move.

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
      Continues your last game. --game, --determ, and --duel open another one. If you've made moves in the current game, it \
      ends first, but you can still choose to keep playing it.

        parlor triples play
        parlor triples play --game 537
        parlor triples play --duel 'triples/1 14 uldr'
        parlor triples play --day today
        NO_COLOR=1 parlor triples play
        parlor triples play --plain

      --day opens the daily game, which is the same for everyone and is saved separately. Start it before midnight UTC and \
      finish it before 02:00. The game of a past day opens like any other game. parlor days lists the days.

      Move with the arrow keys or WASD. The bottom of the screen lists all other keys, and ? shows the rules. With --plain, \
      or without a terminal, each line is keys: left, or a for the same, or a left w for three moves. \
      Games and scores are stored in $XDG_DATA_HOME/parlor if that is set, and otherwise in ~/.local/share/parlor \
      (on macOS, in ~/Library/Application Support/Parlor).
      """)

  @Option(help: ArgumentHelp("Open the game with this number, 1 to 999999999999, or from a link.", valueName: "N"))
  var game: String?

  @Option(
    help: ArgumentHelp("Play a friend's game, with their score beside yours.", valueName: "line"))
  var duel: String?

  @Option(help: ArgumentHelp("Play a daily game: today, or a day such as 2026-11-21.", valueName: "DAY"))
  var day: String?

  @Flag(help: "Open game 14, and make all new games game 14.")
  var determ = false

  @Flag(help: "Don't animate the tiles.")
  var still = false

  @Flag(help: "Play line by line, even in a terminal.")
  var plain = false

  /// Returns the number of a game from a number, a replay line, or a link.
  private static func number(_ text: String) throws -> GameNumber {
    guard text.contains("/") else { return try GameNumber(argument: text) }
    guard let number = try Replay(argument: text).number else {
      throw Failure.data.report("This is a daily game, which has no number.")
    }
    return number
  }

  func run() throws {
    guard game == nil || !determ else { throw Failure.usage.report("--game can't be combined with --determ.") }
    let number = try game.map { try Self.number($0) }
    guard duel == nil || game == nil && !determ else {
      throw Failure.usage.report("--duel can't be combined with --game or --determ.")
    }
    let friend = try duel.map { try Replay(argument: $0) }
    try TriplesFrontEnd.play(day: day, choosesGame: game != nil || duel != nil || determ, isPlain: plain) {
      frontEnd in
      if still { frontEnd.slidesTiles = false }
      if let number { frontEnd.open(game: number.description) }
      if determ { frontEnd.openDeterm() }
      if let friend { frontEnd.open(duel: friend) }
    }
  }
}
