import NumberedGame
import TriplesModel

/// A day that is over, whose game can be played again.
enum RevealedDay {
  static let day = try! CalendarDay(text: "2026-11-20".utf8)

  /// One of the games that a day may have dealt.
  ///
  /// - Parameter seed: whence its words come. Each list that is tried has others.
  static func deal(_ seed: UInt64, day: CalendarDay = day) -> Triples.DayDeal {
    var generator = SplitMix64(seed: seed)
    return Triples.DayDeal(day: day) { (_: [UInt8]) in WordList((0..<8192).map { _ in generator.next() }) }!
  }
}
