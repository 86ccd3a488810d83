import ArgumentParser
import DailyGames

extension DailyGame: ExpressibleByArgument {
  /// Reads the identifier of a game.
  public init?(argument: String) {
    guard let game = Self.all.first(where: { $0.folder == argument }) else { return nil }
    self = game
  }

  /// The identifiers of all games.
  public static var allValueStrings: [String] { all.map(\.folder) }
}
