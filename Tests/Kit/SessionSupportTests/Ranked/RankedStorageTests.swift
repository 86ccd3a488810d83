import DayAPI
import GameCore
import JSON
import Testing

@testable import SessionSupport

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
    "player/1\nid 0123456789abcdef\ntoken 0123456789abcdef0123456789abcdef", "player/2", "",
  ])
  func invalidPlayerTextIsRejected(_ text: String) {
    #expect(RankedPlayer(text: Array(text.utf8)) == nil)
  }

  @Test func playerOfALaterReleaseIsRead() throws {
    let text = "player/1\nid 0123456789abcdef\ncolor red\ntoken \(AccountDevice.token)\nname A\nx"
    #expect(try #require(RankedPlayer(text: Array(text.utf8))).name == Array("A".utf8))
  }

  @Test func unreadablePlayerIsQuarantinedBeforeTheServerCreatesAnother() throws {
    let key = RankedPlayer.key
    memory[key] = "player/2 secret"
    memory[RankedClient.introductionKey] = "1"
    var client = RankedClient(day, .triples, storage: memory.storage)
    #expect(client.isPlayerDamaged)
    #expect(memory[key + ".damaged"] == "player/2 secret")
    let reply = RankedReply(status: 201, body: Array(AccountDevice.otherCredentials.utf8))
    _ = client.serverDidReply(reply, to: try #require(client.call).number)
    #expect(client.player?.name == Array("Bob".utf8))
    #expect(memory[key]?.hasSuffix("Bob") == true)
    #expect(memory[key + ".damaged"] == "player/2 secret")
    #expect(RankedKeys.isSecret(key + ".damaged"))
    #expect(!RankedClient(day, .triples, storage: memory.storage).isPlayerDamaged)
  }

  @Test func accountReportsAnUnreadablePlayer() {
    let device = AccountDevice("player/2 secret")
    #expect(device.account().message == ScreenMessage(Notice.playerDamaged.text, isError: true))
    #expect(device.memory[RankedPlayer.key + ".damaged"] == "player/2 secret")
    #expect(AccountDevice(nil).account().message == nil)
  }

  @Test func unreadableCommitmentsAreQuarantinedAndUnknownLinesStay() {
    let commitments = RankedCommitments(storage: memory.storage)
    let commitment = Array(String(repeating: "a", count: 64).utf8)
    let days = [DayResponse(day: day, state: .coming, commitment: commitment, key: nil)]
    memory[RankedCommitments.key] = "commitments/2"
    commitments.storeNewCommitments(of: days)
    #expect(memory[RankedCommitments.key + ".damaged"] == "commitments/2")
    #expect(commitments.commitment(of: day) == commitment)
    memory[RankedCommitments.key] = "commitments/1\n2026-11-21 more"
    commitments.storeNewCommitments(of: days)
    #expect(memory[RankedCommitments.key]?.hasPrefix("commitments/1\n2026-11-21 more\n2026-11-21 aaa") == true)
    #expect(commitments.commitment(of: day) == commitment)
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
