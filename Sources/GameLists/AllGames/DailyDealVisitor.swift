import DailyGames
import GameCore

/// A visitor of the types that deal daily games. Embedded Swift can't list them: it has no `any DailyDeal.Type`.
public protocol DailyDealVisitor {
  /// Visits a game and the type that deals it.
  mutating func visit<DealType: DailyDeal>(_ game: DailyGame, _ type: DealType.Type)
}

#if !hasFeature(Embedded)
extension DailyGame {
  /// The type that deals the game.
  public var dealType: any DailyDeal.Type { Self.dealTypes[self]! }

  private static let dealTypes: [DailyGame: any DailyDeal.Type] = {
    struct Collector: DailyDealVisitor {
      var types: [DailyGame: any DailyDeal.Type] = [:]
      mutating func visit<DealType: DailyDeal>(_ game: DailyGame, _ type: DealType.Type) { types[game] = type }
    }
    var collector = Collector()
    collector.visitAll()
    return collector.types
  }()
}
#endif
