import DailyGames

/// The list of the daily games that the server deals.
public enum ServedGames {
  /// All games, in the order of `DailyGame.all`.
  public static let all: [any ServedGame.Type] = [ServedTriples.self, ServedCodeBreaker.self]
}

extension DailyGame {
  /// The type that deals this game and applies its rules on the server.
  public var servedType: any ServedGame.Type { ServedGames.all[index] }
}
