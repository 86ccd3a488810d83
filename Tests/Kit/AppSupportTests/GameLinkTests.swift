import AppSupport
import Foundation
import PlaySupport
import Testing

@Suite struct GameLinkTests {
  @Test func linksLeadBack() throws {
    let link = GameLink(scheme: "parlor-codebreaker")
    let address = Array("codebreaker/1/537/4.mastermind".utf8)
    let message = link.message(ShareItem(text: "Can you break the code?", address: address))
    let lines = message.split(separator: "\n")
    #expect(lines.first == "Can you break the code?")
    #expect(lines.last == "parlor-codebreaker://play#codebreaker/1/537/4.mastermind")
    let url = try #require(URL(string: String(lines[1])))
    #expect(url.scheme == link.scheme)
    #expect(GameLink.address(of: url) == address)
  }

  @Test(arguments: [
    ("https://example.org/triples/#triples/1/14/uurdl", "triples/1/14/uurdl"),
    ("parlor-triples://play", ""), ("parlor-triples://play#", ""), ("parlor-triples://play#a%20b", "a b"),
  ])
  func anyLinkCanBeRead(text: String, address: String) throws {
    #expect(GameLink.address(of: try #require(URL(string: text))) == Array(address.utf8))
  }
}
