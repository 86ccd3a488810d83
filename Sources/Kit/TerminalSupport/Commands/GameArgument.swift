import ArgumentParser
import DailyGames

extension DailyGame: ExpressibleByArgument {
  /// Parses the identifier of a game.
  public init?(argument: String) { self.init(id: argument.utf8) }

  /// The identifiers of all games.
  public static var allValueStrings: [String] { all.map(\.idText) }
}
