import GameCore
import Testing

@Suite struct ReplayLineTests {
  private func read(_ text: String) -> Result<ReplayLine, ReplayLineFault> {
    Result { () throws(ReplayLineFault) in try ReplayLine(Array(text.utf8), name: "triples", version: 1) }
  }

  private func line(_ number: UInt64, _ moves: String) -> ReplayLine {
    ReplayLine(deal: .number(GameNumber(number)!), moves: Array(moves.utf8))
  }

  @Test func lineRoundTrips() {
    for line in [line(14, ""), line(14, "uurdl"), line(1, "u"), line(999_999_999_999, "lrud")] {
      let text = line.text(name: "triples", version: 1)
      #expect(read(String(decoding: text, as: UTF8.self)) == .success(line))
    }
    #expect(line(14, "uurdl").text(name: "triples", version: 1).elementsEqual("triples/1 14 uurdl".utf8))
    #expect(line(14, "").text(name: "triples", version: 1).elementsEqual("triples/1 14".utf8))
  }

  @Test func fieldsOfALinkAreSeparatedBySlashes() {
    let link = line(537, "ud").text(name: "triples", version: 1, separator: UInt8(ascii: "/"))
    #expect(link.elementsEqual("triples/1/537/ud".utf8))
  }

  @Test func lineOfADailyGameContainsTheDayInsteadOfANumber() throws {
    let day = try #require(CalendarDay(year: 2026, month: 11, day: 21))
    for moves in ["", "1a2f1k2p", "x y"] {
      let line = ReplayLine(deal: .day(day), moves: Array(moves.utf8))
      let text = line.text(name: "triples", version: 1)
      #expect(text.elementsEqual("triples/1 2026-11-21\(moves.isEmpty ? "" : " \(moves)")".utf8))
      #expect(read(String(decoding: text, as: UTF8.self)) == .success(line))
      #expect(line.deal.number == nil)
      #expect(line.deal.day == day)
    }
    #expect(line(537, "").deal.number?.value == 537)
    #expect(line(537, "").deal.day == nil)
  }

  @Test(arguments: [
    ("", ReplayLineFault.otherGame), ("triples", .otherGame), (" triples/1 14", .otherGame),
    ("Triples/1 14", .otherGame), ("codebreaker/1 14", .otherGame),
    ("triples/", .unsupportedVersion), ("triples/2 14", .unsupportedVersion), ("triples/01 14", .unsupportedVersion),
    ("triples/1.0 14", .unsupportedVersion), ("triples/2 xx yy", .unsupportedVersion),
    ("triples/1", .number(.missing)), ("triples/1 ", .number(.missing)), ("triples/1  14", .number(.missing)),
    ("triples/1 x", .number(.notDecimal)), ("triples/1 -1", .number(.notDecimal)),
    ("triples/1 14\n", .number(.notDecimal)), ("triples/1 ١٤", .number(.notDecimal)),
    ("triples/1 0", .number(.leadingZero)), ("triples/1 014", .number(.leadingZero)),
    ("triples/1 1000000000000", .number(.outOfRange)),
    ("triples/1 99999999999999999999999999", .number(.outOfRange)),
    ("triples/1 14 ", .trailingSpace), ("triples/1 2026-11-21 ", .spaceAfterDay),
    ("triples/1 2026-02-29", .day(.noSuchDay)), ("triples/1 1969-12-31", .day(.noSuchDay)),
    ("triples/1 2026-1x-21", .day(.malformed)), ("triples/1 2026-11-2", .number(.notDecimal)),
    ("triples/1 2026/11/21", .number(.notDecimal)), ("triples/1 02026-11-21", .number(.notDecimal)),
  ])
  func invalidLineReportsItsFirstFault(text: String, fault: ReplayLineFault) {
    #expect(read(text) == .failure(fault))
  }

  @Test func gameNumbersOutsideTheRangeAreRejected() {
    #expect(GameNumber(0) == nil)
    #expect(GameNumber(1)?.value == 1)
    #expect(GameNumber(999_999_999_999)?.description == "999999999999")
    #expect(GameNumber(1_000_000_000_000) == nil)
  }
}
