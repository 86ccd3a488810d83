import ArgumentParser
import Foundation
import TerminalSupport
import TriplesCoach
import TriplesModel
import TriplesPocketNetwork

/// The options of `hint`, `review`, and `duel`: how far the coach looks ahead, and with which network.
struct CoachOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The number of positions that the coach looks at per move.", valueName: "N"))
  var nodes = Coach.usualNodeLimit

  @OptionGroup var network: NetworkOption

  func validate() throws {
    guard nodes > 0 else { throw ValidationError("The number of nodes must be at least 1.") }
  }

  /// Returns the coach. If the network's file can't be read or is invalid, reports the error and throws an exit code.
  func coach() throws -> Coach { Coach(network: try network.read()) }
}

/// The option `--network FILE` of all commands that use the coach.
package struct NetworkOption: ParsableArguments {
  @Option(help: ArgumentHelp("The coach's network. (default: the built-in one)", valueName: "FILE"))
  package var network: String?

  package init() {}

  /// Returns the network. If its file can't be read or is invalid, reports the error and throws an exit code.
  package func read() throws -> TupleNetwork {
    let bytes: [UInt8]
    if let network {
      guard let data = try? Data(contentsOf: URL(filePath: network)) else {
        throw Failure.file.report("Can't read \(network).")
      }
      bytes = [UInt8](data)
    } else {
      guard let pocket = PocketNetwork.file else {
        throw Failure.file.report("The coach's network is missing from this installation.")
      }
      bytes = pocket
    }
    do throws(NetworkFileError) {
      return try TupleNetwork.read(bytes)
    } catch {
      throw Failure.data.report("Can't use the network: \(error.text).")
    }
  }
}
