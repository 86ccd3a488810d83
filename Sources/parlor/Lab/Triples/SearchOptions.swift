import ArgumentParser
import TriplesCoach

/// The options `--nodes N` and `--plies P`: how far the coach looks ahead.
struct SearchOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Look ahead as far as so many looks at the network allow.", valueName: "N"))
  var nodes: Int?

  @Option(help: ArgumentHelp("Look so many replies ahead, 0 to 6.", valueName: "P"))
  var plies: Int?

  /// The limit; what the game itself uses where nothing is said.
  var limit: SearchLimit {
    plies.map { .plies($0) } ?? .nodes(nodes ?? Coach.usualNodes)
  }

  func validate() throws {
    guard nodes == nil || plies == nil else { throw ValidationError("Say --nodes or --plies, not both.") }
    guard nodes ?? 1 > 0 else { throw ValidationError("The number of nodes must be 1 or more.") }
    guard 0...6 ~= plies ?? 0 else { throw ValidationError("The number of plies must be 0 to 6.") }
  }
}
