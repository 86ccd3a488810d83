import CodeBreakerModel
import DailyGames
import NumberedGame
import TriplesModel

/// Does something with the type that deals each daily game.
///
/// A protocol takes the place of a list, because Embedded Swift has no values of type `any DealtGame.Type`.
public protocol DealtGameVisitor {
  /// Visits one game.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - dealt: The type that deals it.
  mutating func visit<Dealt: DealtGame>(_ game: DailyGame, _ dealt: Dealt.Type)
}

extension DealtGameVisitor {
  /// Visits all daily games, in the order of `DailyGame.all`.
  public mutating func visitAll() {
    visit(.triples, Triples.DayDeal.self)
    visit(.codeBreaker, CodeBreaker.DayDeal.self)
  }
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
