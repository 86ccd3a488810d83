import ArgumentParser
import Foundation
import TerminalSupport
import TriplesCoach
import TriplesPocketNetwork

/// The option `--network FILE` of everything that asks the coach.
package struct NetworkOption: ParsableArguments {
  @Option(help: ArgumentHelp("The network to judge by; the game's own if there is none.", valueName: "FILE"))
  var network: String?

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
