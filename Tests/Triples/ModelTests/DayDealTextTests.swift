import GameCore
import Testing

@testable import TriplesModel

@Suite struct DayDealTextTests {
  private static let day = CalendarDay(year: 2026, month: 11, day: 20)!

  /// Returns the deal whose first list has the random words of a numbered game, or `nil` if that list isn't fair.
  private static func deal(of number: UInt64) -> Triples.DayDeal? {
    var lists = (0..<4).map { attempt in
      var generator = SeededGenerator(seed: attempt == 0 ? number : 0)
      return RecordedRandomWords(attempt == 0 ? (0..<8192).map { _ in generator.next() } : [])
    }
    return Triples.DayDeal(day: day) { (_: [UInt8]) in lists.isEmpty ? RecordedRandomWords([]) : lists.removeFirst() }
  }

  private static func text(_ deal: Triples.DayDeal) -> String { String(decoding: deal.text, as: UTF8.self) }

  private static func read(_ text: String) -> Triples.DayDeal? { Triples.DayDeal(text: Array(text.utf8)) }

  /// Plays random moves with a deal and with the same deal read from its text. Both must spawn the same tiles until the
  /// game is over.
  @Test func dealReadFromTextSpawnsTheSameTiles() throws {
    var generator = SplitMix64(seed: 3)
    var longest = 0
    for number in UInt64(1)...60 {
      guard let deal = Self.deal(of: number) else { continue }
      let read = try #require(Triples.DayDeal(text: deal.text))
      #expect(read.day == deal.day)
      #expect(read.listIndex == deal.listIndex)
      #expect(read.bound == deal.bound)
      #expect(read.text == deal.text)
      let (one, other) = (deal.game, read.game)
      var count = 0
      while !one.isDone {
        let moves = Direction.allCases.filter(one.canCollapse)
        let move = moves[generator.draw(below: moves.count)]
        let effects = (try one.play(move), try other.play(move))
        #expect(effects.0.spawnedTile != nil)
        #expect(effects.0.spawnedTile == effects.1.spawnedTile)
        count += 1
      }
      #expect(other.isDone)
      #expect(count <= deal.bound.moveCount)
      longest = max(longest, count)
    }
    #expect(longest > 40)
  }

  @Test func textHasFormatDayListIndexAndOnlyTheNeededWords() throws {
    let deal = try #require((UInt64(1)...60).lazy.compactMap { Self.deal(of: $0) }.first)
    let words = Self.text(deal).split(separator: " ")
    #expect(words.prefix(3) == ["triples-deal/1", "2026-11-20", "0"])
    #expect(words.count == 4)
    #expect(words[3].count == 16 * 2 * (4 + deal.bound.moveCount))
  }

  @Test func damagedTextAndUnfairWordsAreRejected() throws {
    let text = Self.text(try #require((UInt64(1)...60).lazy.compactMap { Self.deal(of: $0) }.first))
    let words = text.split(separator: " ").map(String.init)
    #expect(Self.read(text) != nil)
    let damaged = [
      "", "triples-deal/1", "triples-deal/2 \(words[1]) 0 \(words[3])", "\(text) ", "\(text)0000000000000000",
      String(text.dropLast(16)), String(text.dropLast()), "\(words[0]) 2026-11-31 0 \(words[3])",
      "\(words[0]) \(words[1]) 100 \(words[3])", "\(words[0]) \(words[1]) 00 \(words[3])",
      "\(words[0]) \(words[1]) 0 \(words[3].uppercased())",
      // These words are never dealt, because their bound isn't fair.
      "\(words[0]) \(words[1]) 0 " + String(repeating: "0", count: words[3].count),
    ]
    for text in damaged { #expect(Self.read(text) == nil, "\(text.prefix(60))") }
  }
}
