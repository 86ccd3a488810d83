import GameCore
import SessionSupport
import Testing

@Suite struct ShareItemTests {
  private let item = ShareItem(text: "11 points!", address: Array("triples/1/14/uu".utf8))

  @Test func linkContainsTheAddress() {
    #expect(item.link(page: "https://example.org/triples/") == "https://example.org/triples/#triples/1/14/uu")
  }

  @Test func linkToADailyGameContainsTheDate() throws {
    var item = ShareItem(text: "", address: [])
    item.day = try CalendarDay(text: "2026-11-21".utf8)
    #expect(item.link(page: "https://example.org/triples/") == "https://example.org/triples/?2026-11-21")
  }

  @Test func messageContainsTextAndLink() {
    #expect(item.message(page: "page") == "11 points!\npage#triples/1/14/uu")
  }
}
