import AppSupport
import Foundation
import GameCore
import SessionSupport
import Testing

@Suite struct GameLinkFormatTests {
  @Test func messageHasTheTextAndALinkFromWhichTheAddressIsRead() throws {
    let link = GameLinkFormat(scheme: "parlor-codebreaker")
    let address = Array("codebreaker/1/537/4.mastermind".utf8)
    let message = link.message(ShareItem(text: "Can you break the code?", address: address))
    let lines = message.split(separator: "\n")
    #expect(lines.first == "Can you break the code?")
    #expect(lines.last == "parlor-codebreaker://play#codebreaker/1/537/4.mastermind")
    let url = try #require(URL(string: String(lines[1])))
    #expect(url.scheme == link.scheme)
    #expect(GameLinkFormat.address(of: url) == address)
  }

  @Test func linkOfADailyGameRoundTripsItsDay() throws {
    var item = ShareItem(text: "How far do you get?", address: [])
    item.day = try CalendarDay(text: "2026-11-21".utf8)
    let text = item.link(page: GameLinkFormat(scheme: "parlor-triples").page)
    #expect(text == "parlor-triples://play?2026-11-21")
    let url = try #require(URL(string: text))
    #expect(GameLinkFormat.search(of: url) == Array("2026-11-21".utf8))
    #expect(GameLinkFormat.address(of: url).isEmpty)
  }

  @Test(arguments: [
    ("https://example.org/triples/?2026-11-21#board", "2026-11-21"), ("parlor-triples://play#a?b", ""),
    ("parlor-triples://play?", ""), ("parlor-triples://play", ""),
  ])
  func queryIsReadFromAnyLink(text: String, search: String) throws {
    #expect(GameLinkFormat.search(of: try #require(URL(string: text))) == Array(search.utf8))
  }

  @Test(arguments: [
    ("https://example.org/triples/#triples/1/14/uurdl", "triples/1/14/uurdl"),
    ("parlor-triples://play", ""), ("parlor-triples://play#", ""), ("parlor-triples://play#a%20b", "a b"),
  ])
  func addressIsReadFromAnyLink(text: String, address: String) throws {
    #expect(GameLinkFormat.address(of: try #require(URL(string: text))) == Array(address.utf8))
  }
}
