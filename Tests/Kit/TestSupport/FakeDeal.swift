import GameCore

/// The deal of a game without rules. It needs the words of two nonces, and fails if the first word is zero. Recorded
/// lines that end with "ok" match the deal, and those that end with "dark" can't be watched.
public struct FakeDeal: DailyDeal {
  /// The day.
  public let day: CalendarDay

  /// Creates the deal of a day, regardless of its key.
  public init(day: CalendarDay) { self.day = day }

  /// Deals a day.
  public init?<Fault: Error>(
    day: CalendarDay, words: (_ nonce: [UInt8]) throws(Fault) -> RecordedRandomWords
  ) throws(Fault) {
    var first = try words(Array("fake/first..".utf8))
    _ = try words(Array("fake/second.".utf8))
    guard first.next() != 0 else { return nil }
    self.day = day
  }

  /// Reads a deal.
  public init?(text: [UInt8]) {
    guard let day = try? CalendarDay(text: text.dropFirst(5)) else { return nil }
    self.day = day
  }

  /// The deal as one line.
  public var text: [UInt8] { Array("deal \(day)".utf8) }

  /// A sentence about the deal.
  public var summary: String { "The code was red." }

  /// An empty array, because the deal has no facts.
  public var facts: [(name: StaticString, value: DealFact)] { [] }

  /// Always throws, because the lines contain no day.
  public static func deal(ofLine line: [UInt8]) throws(RecordedGameFault) -> Deal {
    throw RecordedGameFault("there is no day in it")
  }

  /// Checks a line.
  public func check(_ line: [UInt8]) throws(RecordedGameFault) -> CheckedGame {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    switch words.last {
    case "ok": return CheckedGame(figure: Int(words[0]), address: line)
    case "dark": return CheckedGame(figure: Int(words[0]), address: nil)
    default: throw RecordedGameFault("it was made up")
    }
  }
}
