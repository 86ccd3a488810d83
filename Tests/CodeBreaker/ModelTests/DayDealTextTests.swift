import GameCore
import Testing

@testable import CodeBreakerModel

@Suite struct DayDealTextTests {
  /// A Sunday, with five pegs of eight choices.
  private static let day = CalendarDay(year: 2026, month: 11, day: 22)!

  private static func read(_ text: String) -> CodeBreaker.DayDeal? { CodeBreaker.DayDeal(text: Array(text.utf8)) }

  @Test func dealRoundTripsAsTextWithDayAndCode() throws {
    var generator = SplitMix64(seed: 5)
    let words = (0..<64).map { _ in generator.next() }
    let deal = try #require(CodeBreaker.DayDeal(day: Self.day) { (_: [UInt8]) in RecordedRandomWords(words) })
    let text = String(decoding: deal.text, as: UTF8.self)
    let parts = text.split(separator: " ")
    #expect(parts.prefix(2) == ["codebreaker-deal/1", "2026-11-22"])
    #expect(parts.count == 3)
    #expect(parts[2].count == 5)
    let read = try #require(Self.read(text))
    #expect(read == deal)
    #expect(read.day == Self.day)
    #expect(read.code.isHidden)
    #expect(read.game.isCodeKnown)
    #expect(read.text == deal.text)
  }

  @Test(arguments: [
    "", "codebreaker-deal/1", "codebreaker-deal/1 2026-11-22", "codebreaker-deal/1 2026-11-22 ",
    "codebreaker-deal/2 2026-11-22 01234", "codebreaker-deal/1 2026-11-32 01234", "codebreaker-deal/1 2026-11-22 0123",
    "codebreaker-deal/1 2026-11-22 012345", "codebreaker-deal/1 2026-11-22 0123-",
    "codebreaker-deal/1 2026-11-22 01238",
    "codebreaker-deal/1 2026-11-22 01234 ", " codebreaker-deal/1 2026-11-22 01234",
  ])
  func damagedTextIsRejected(text: String) {
    #expect(Self.read(text) == nil)
    #expect(Self.read("codebreaker-deal/1 2026-11-22 01237") != nil)
  }
}
