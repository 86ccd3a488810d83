import DailyGames
import NumberedGame

/// A visitor of the types that deal the daily games. It replaces a list of types, because Embedded Swift has no values
/// of type `any DealtGame.Type`.
public protocol DealtGameVisitor {
  /// Visits a game and the type that deals it.
  mutating func visit<Dealt: DealtGame>(_ game: DailyGame, _ dealt: Dealt.Type)
}

#if !hasFeature(Embedded)
extension DailyGame {
  /// The type that deals the game.
  public var dealtGame: any DealtGame.Type { Self.dealtGames[self]! }

  private static let dealtGames: [DailyGame: any DealtGame.Type] = {
    struct Collector: DealtGameVisitor {
      var found: [DailyGame: any DealtGame.Type] = [:]
      mutating func visit<Dealt: DealtGame>(_ game: DailyGame, _ dealt: Dealt.Type) { found[game] = dealt }
    }
    var collector = Collector()
    collector.visitAll()
    return collector.found
  }()
}
#endif
