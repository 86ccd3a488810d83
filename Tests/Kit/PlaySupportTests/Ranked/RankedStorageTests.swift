import DayAPI
import JSON
import NumberedGame
import Testing

@testable import PlaySupport

@Suite struct RankedStorageTests {
  private let memory = MemoryStorage()
  private let day = try! CalendarDay(text: "2026-11-21".utf8)

  @Test func playerOfAReplyIsStoredInItsTextFormatAndRoundTrips() throws {
    let answer = JSONValue(
      Array(#"{"player":"0123456789abcdef","token":"0123456789abcdef0123456789abcdef","name":"Player 482153"}"#.utf8))
    let player = try #require(answer.flatMap { RankedPlayer($0) })
    #expect(RankedPlayer(text: player.text) == player)
    #expect(
      String(decoding: player.text, as: UTF8.self)
        == "player/1\nid 0123456789abcdef\ntoken 0123456789abcdef0123456789abcdef\nname Player 482153")
  }

  @Test(arguments: [
    "player/1\nid 0123456789abcdef\ntoken 0123456789abcdef0123456789abcde\nname A",
    "player/1\nid 0123456789abcdeF\ntoken 0123456789abcdef0123456789abcdef\nname A",
    "player/1\nid 0123456789abcdef\ntoken 0123456789abcdef0123456789abcdef\nname ",
    "player/1\nid 0123456789abcdef\ntoken 0123456789abcdef0123456789abcdef\nname A\nx", "player/2", "",
  ])
  func invalidPlayerTextIsRejected(_ text: String) {
    #expect(RankedPlayer(text: Array(text.utf8)) == nil)
  }

  @Test func firstSeenCommitmentsAreKept() throws {
    let commitments = RankedCommitments(storage: memory.storage)
    for hex in "ab" {
      let commitment = Array(String(repeating: hex, count: 64).utf8)
      let days = (0..<3).map { number in
        DayResponse(
          day: day.adding(days: number)!, state: .coming, commitment: number == 2 ? nil : commitment, key: nil)
      }
      commitments.storeNewCommitments(of: days)
    }
    #expect(commitments.commitment(of: day) == Array(String(repeating: "a", count: 64).utf8))
    #expect(commitments.commitment(of: day.adding(days: 2)!) == nil)
    #expect(memory["parlor.house.commitments"]?.split(separator: "\n").count == 3)
  }
}
