import GameCore
import TriplesModel

/// A past day whose game can be played again.
enum RevealedDay {
  static let day = try! CalendarDay(text: "2026-11-20".utf8)

  /// Returns a deal of `day`. Its random words come from a generator with the seed `seed`.
  static func deal(_ seed: UInt64, day: CalendarDay = day) -> Triples.DayDeal {
    var generator = SplitMix64(seed: seed)
    return Triples.DayDeal(day: day) { (_: [UInt8]) in RecordedRandomWords((0..<8192).map { _ in generator.next() }) }!
  }
}
