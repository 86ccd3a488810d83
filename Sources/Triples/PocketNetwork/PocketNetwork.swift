import Foundation
import TriplesCoach

/// The network that ships with the game, for programs that are not a browser: they find it beside themselves.
public enum PocketNetwork {
  /// The bytes of its file, for `TupleNetwork.read(_:)`, or `nil` where the file is missing.
  public static var file: [UInt8]? {
    guard let address = Bundle.module.url(forResource: "pocket", withExtension: "network"),
      let data = try? Data(contentsOf: address)
    else { return nil }
    return [UInt8](data)
  }

  /// A coach that judges by it, or `nil` where the file is missing or damaged. Reading it takes a moment.
  public static var coach: Coach? {
    file.flatMap { try? TupleNetwork.read($0) }.map { Coach(network: $0) }
  }
}
