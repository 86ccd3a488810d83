import ArgumentParser
import TerminalSupport
import TriplesCoach
import TriplesModel

/// What `hint` and `review` are asked about, and how much thought they are to give to it.
struct CoachedGame: ParsableArguments {
  @Argument(help: ArgumentHelp("The replay line.", valueName: "line"))
  var line: String

  @Option(help: ArgumentHelp("Look ahead as far as so many looks at the network allow.", valueName: "N"))
  var nodes = Coach.usualNodes

  @OptionGroup var network: NetworkOption

  func validate() throws {
    guard nodes > 0 else { throw ValidationError("The number of nodes must be 1 or more.") }
  }

  /// The game, or what is wrong with its line.
  func replay() throws -> Replay { try Replay(argument: line) }

  /// The coach, or what is wrong with its network.
  func coach() throws -> Coach { Coach(network: try network.read()) }
}
