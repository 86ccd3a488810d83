import ArgumentParser
import Foundation
import TerminalSupport
import TriplesCoach
import TriplesModel
import TriplesPocketNetwork

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

/// The option `--network FILE` of everything that asks the coach.
package struct NetworkOption: ParsableArguments {
  @Option(help: ArgumentHelp("The network to judge by; the game's own if there is none.", valueName: "FILE"))
  package var network: String?

  package init() {}

  /// The network.
  ///
  /// - Throws: an exit code, when the fault has been reported.
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
