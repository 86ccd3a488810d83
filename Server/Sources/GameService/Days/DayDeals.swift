import DailyGames
import GameCore
import Games
import Ledger
import VerifiableDeals

/// A day with the deals of all its games. They are secret until the day is revealed.
public struct DayDeals: Sendable {
  /// The day that is dealt.
  public let day: CalendarDay

  /// The deal of each game, in the order of `DailyGame.all`.
  private let deals: [any DailyDeal]

  /// Creates a day's deals from its key. Returns `nil` if the key can't deal a game.
  init?(_ day: CalendarDay, key: DayKey) {
    self.init(day) { nonce in try key.words(nonce: nonce) }
  }

  /// Creates a day's deals from the random words that `words` returns for a nonce. Returns `nil` if a deal fails.
  init?(_ day: CalendarDay, words: (_ nonce: [UInt8]) throws -> RecordedRandomWords) {
    self.day = day
    deals = DailyGame.all.compactMap { (try? $0.servedType.deal(day, words: words)) ?? nil }
    guard deals.count == DailyGame.all.count else { return nil }
  }

  /// Returns the deal of the game whose deals have the given type.
  public func deal<DayDeal: DailyDeal>(_ type: DayDeal.Type = DayDeal.self) -> DayDeal {
    for case let deal as DayDeal in deals { return deal }
    preconditionFailure("\(DayDeal.self) is the deal of no game in ServedGames")
  }
}

extension ServedGame {
  /// Creates the game of this type as a day deals it.
  init(_ deals: DayDeals) {
    self.init(deals.deal())
  }

  /// Plays a day's game as the coach, as the method with the deal of this game does.
  static func coachGame(_ deals: DayDeals, nodeCount: Int) -> CoachGameRow? {
    coachGame(deals.deal(DayDeal.self), nodeCount: nodeCount)
  }
}
