import Foundation
import TriplesCoach

/// The network that ships with the game. Programs outside a browser load it from this module's resource bundle.
public enum PocketNetwork {
  /// The contents of the network file, for `TupleNetwork.read(_:)`, or `nil` if the file is missing.
  public static var file: [UInt8]? {
    guard let address = Bundle.module.url(forResource: "pocket", withExtension: "network"),
      let data = try? Data(contentsOf: address)
    else { return nil }
    return [UInt8](data)
  }

  /// A coach that uses the network, or `nil` if the file is missing or damaged. Each access reads the file again.
  public static var coach: Coach? {
    file.flatMap { try? TupleNetwork.read($0) }.map { Coach(network: $0) }
  }
}
