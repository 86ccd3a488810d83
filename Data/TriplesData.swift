import Foundation

/// What was computed once of the games of Triples, for programs that are not a browser: they find it beside themselves.
public enum TriplesData {
  /// The scores of the named opponents in the games 1 to 1000, for `OpponentTable(text:)`, or `nil` if the file is missing.
  public static var opponents: [UInt8]? { file("triples-opponents") }

  /// The best games that there are with these numbers, for `ParTable(text:)`, or `nil` where the file is missing.
  public static var bestGames: [UInt8]? { file("triples-par") }

  private static func file(_ name: String) -> [UInt8]? {
    guard let address = Bundle.module.url(forResource: name, withExtension: "txt"),
      let data = try? Data(contentsOf: address)
    else { return nil }
    return [UInt8](data)
  }
}
