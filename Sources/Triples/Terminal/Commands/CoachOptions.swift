import ArgumentParser
import Foundation
import TerminalSupport
import TriplesCoach
import TriplesModel
import TriplesPocketNetwork

/// The arguments of `hint` and `review`: the game, and how long the coach thinks.
struct CoachedGame: ParsableArguments {
  @Argument(help: ArgumentHelp("The replay line.", valueName: "line"))
  var line: String

  @Option(help: ArgumentHelp("Look ahead as far as so many looks at the network allow.", valueName: "N"))
  var nodes = Coach.usualNodes

  @OptionGroup var network: NetworkOption

  func validate() throws {
    guard nodes > 0 else { throw ValidationError("The number of nodes must be 1 or more.") }
  }

  /// Returns the game. Throws an exit code after reporting an error in the line.
  func replay() throws -> Replay { try Replay(argument: line) }

  /// Returns the coach. Throws an exit code after reporting an error in the network.
  func coach() throws -> Coach { Coach(network: try network.read()) }
}

/// The option `--network FILE` of all commands that use the coach.
package struct NetworkOption: ParsableArguments {
  @Option(help: ArgumentHelp("The network to judge by; the game's own if there is none.", valueName: "FILE"))
  package var network: String?

  package init() {}

  /// Returns the network.
  ///
  /// - Throws: An exit code, after the error has been reported.
  package func read() throws -> TupleNetwork {
    let bytes: [UInt8]
    if let network {
      guard let data = try? Data(contentsOf: URL(filePath: network)) else {
        throw Failure.file.report("\(network) cannot be read.")
      }
      bytes = [UInt8](data)
    } else {
      guard let pocket = PocketNetwork.file else {
        throw Failure.file.report("The game's own network is missing beside the program.")
      }
      bytes = pocket
    }
    do throws(NetworkFileError) {
      return try TupleNetwork.read(bytes)
    } catch {
      throw Failure.data.report("The network cannot be used: \(error.text).")
    }
  }
}
