import CodeBreakerModel
import FairDay
import Ledger
import NumberedGame
import TriplesModel

/// A day with what its key deals. It is a secret until the day is revealed.
public struct DealtDay: Sendable {
  /// The day.
  public let day: CalendarDay

  /// What is dealt in Triples.
  public let triples: Triples.DayDeal

  /// What is dealt in CodeBreaker.
  public let codeBreaker: CodeBreaker.DayDeal

  /// Finds what a key deals.
  ///
  /// - Returns: nothing where the key is none, or deals no game.
  init?(_ row: DayRow) {
    guard row.mark != .void, let key = row.key.flatMap({ DayKey(bytes: $0) }) else { return nil }
    self.init(row.day) { nonce in try key.words(nonce: nonce) }
  }

  /// Finds what lists of words deal.
  ///
  /// - Returns: nothing where they deal no game.
  init?(_ day: CalendarDay, words: (_ nonce: [UInt8]) throws -> WordList) {
    guard let triples = try? Triples.DayDeal(day: day, words: words),
      let codeBreaker = try? CodeBreaker.DayDeal(day: day, words: words)
    else { return nil }
    self.day = day
    self.triples = triples
    self.codeBreaker = codeBreaker
  }
}
