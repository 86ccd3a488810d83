import DailyGames
import GameCore
import Testing

@testable import SessionSupport

/// The calls of a ranked game that is over: the rank, friends, and the player's name.
@Suite struct RankedClientEndTests {
  private let device = RankedDevice()
  private static let guesses = "GET days/2026-11-21/codebreaker/standings?top=0&around=me"

  /// The server's standings of CodeBreaker with the player at rank 1, rated or not.
  private static func rated(_ skill: String) -> String {
    #"{"finished":2,"rows":[{"rank":1,"name":"Ada","guesses":5,"skill":\#(skill),"me":true}],"coach":null,"#
      + #""histogram":[],"cursor":null}"#
  }

  // MARK: The rank

  @Test func rankIsRequestedAgainUntilItIsKnown() {
    var client = device.endedClient()
    client.answer(RankedDevice.standings, RankedDevice.ranks(nil))
    client.answer("GET players/me", AccountDevice.profile())
    #expect(client.awaitsRank)
    #expect(client.call?.pauseMilliseconds == 500)
    client.answer(RankedDevice.standings, RankedDevice.ranks(nil))
    #expect(client.call?.pauseMilliseconds == 1000, "each request waits longer")
    client.answer(RankedDevice.standings, RankedDevice.ranks(2))
    #expect(!client.awaitsRank)
    #expect(client.result?.rankText == "2nd of 2")
    #expect(client.line == RankedDevice.days)
  }

  @Test func rankIsShownWhileTheGameAwaitsItsRating() {
    var client = device.endedClient(.codeBreaker)
    client.answer(Self.guesses, Self.rated("null"))
    client.answer("GET players/me", AccountDevice.profile())
    #expect(client.awaitsRank)
    #expect(client.result?.rankText == "1st of 2")
    client.answer(Self.guesses, Self.rated("0.12"))
    #expect(!client.awaitsRank)
    #expect(client.result?.loss == 12)
  }

  @Test(arguments: [(3, 64), (0, 1)])
  func rankIsRequestedALimitedNumberOfTimes(moveCount: Int, limit: Int) {
    var client = device.endedClient(moveCount: moveCount)
    var count = 0
    while client.awaitsRank, count < 100 {
      if client.line == RankedDevice.standings { count += 1 }
      client.answer(
        client.line, client.line == RankedDevice.standings ? RankedDevice.ranks(nil) : AccountDevice.profile())
    }
    #expect(count == limit)
    #expect(client.line == RankedDevice.days)
    #expect(client.failure == nil)
  }

  @Test func gameWithoutMovesAsksForNoFriendsAndNoName() {
    var client = RankedDevice(player: AccountDevice.storedPlayer.replacing("Ada", with: "Player 1")).endedClient(
      moveCount: 0)
    client.answer(RankedDevice.standings, RankedDevice.ranks(nil, name: "Player 1"))
    #expect(client.line == RankedDevice.days)
    #expect(!client.nameQuestion.isOpen)
  }

  @Test func endOfTheGameMayRequestTheGameAgain() {
    var client = device.endedClient()
    client.requestGameAgain()
    client.answer("PUT days/2026-11-21/triples", RankedDevice.game)
    #expect(client.line == RankedDevice.standings)
  }

  // MARK: Friends

  @Test func friendsAreRequestedOnceAndPublishedForTheHomePage() {
    var client = device.endedClient()
    client.answer(RankedDevice.standings, RankedDevice.ranks(2))
    client.answer("GET players/me", AccountDevice.profile(["ACDEFGHJ"]))
    let games = #"[{"day":"2026-11-21","kind":"triples","score":1042}]"#
    client.answer(
      "GET tables/ACDEFGHJ?days=2",
      #"{"code":"ACDEFGHJ","name":"A","maker":true,"members":["#
        + #"{"player":"fedcba9876543210","name":"Bob","me":false,"games":\#(games)}]}"#)
    #expect(client.friends.marks(.triples)?.marks.map(\.text) == ["Bob 1,042"])
    #expect(device.memory["parlor.triples.friends"] == "friends/1\n2026-11-21\nBob\t1,042")
    #expect(client.line == RankedDevice.days)
  }

  @Test func refusedFriendsAreLeftOut() {
    var client = device.endedClient()
    client.answer(RankedDevice.standings, RankedDevice.ranks(2))
    client.answer("GET players/me", AccountDevice.profile(["ACDEFGHJ"]))
    client.answer("GET tables/ACDEFGHJ?days=2", AccountDevice.problem("no-such-table"), status: 404)
    #expect(client.failure == nil)
    #expect(client.line == RankedDevice.days)
  }

  // MARK: The name

  /// Opens the result of a player whose name the server has chosen.
  private func clientWithQuestion() -> (RankedDevice, RankedClient) {
    let device = RankedDevice(player: AccountDevice.storedPlayer.replacing("Ada", with: "Player 1"))
    var client = device.endedClient()
    client.answer(RankedDevice.standings, RankedDevice.ranks(2, name: "Player 1"))
    client.answer("GET players/me", AccountDevice.profile())
    return (device, client)
  }

  @Test func nameIsAskedForOnce() {
    let (device, client) = clientWithQuestion()
    #expect(client.nameQuestion.isOpen)
    var later = device.endedClient()
    later.answer(RankedDevice.standings, RankedDevice.ranks(2, name: "Player 1"))
    #expect(!later.nameQuestion.isOpen)
  }

  @Test(arguments: [("Player 1", true), ("Player ", false), ("Player of games", false), ("Ada", false)])
  func onlyANameFromTheServerIsAskedAbout(_ name: String, _ isAsked: Bool) {
    #expect(RankedClient.isChosenByServer(bytes(name)) == isAsked)
  }

  @Test func newNameIsStoredOnceTheServerConfirms() {
    var (device, client) = clientWithQuestion()
    client.rename(bytes(" "))
    #expect(client.line == RankedDevice.days, "an empty name isn't sent")
    client.rename(bytes(" Eve "))
    let line = #"PATCH players/me {"name":"Eve"}"#
    client.answer(line, "{}")
    #expect(client.failure == .malformedReply)
    #expect(client.player?.name == bytes("Player 1"))
    client.answer(line, AccountDevice.profile(name: "Eve"))
    #expect(client.player?.name == bytes("Eve"))
    #expect(!client.nameQuestion.isOpen)
    #expect(client.nameQuestion.outcome?.text == "You’re Eve now.")
    #expect(client.nameQuestion.outcome?.isError == false)
    #expect(device.memory[RankedPlayer.key]?.hasSuffix("\nname Eve") == true)
    #expect(client.line == RankedDevice.days)
  }

  @Test func refusedNameShowsTheReasonAndCanBeReplaced() {
    var (device, client) = clientWithQuestion()
    client.rename(bytes("R2D2"))
    client.answer(client.line, AccountDevice.problem("bad-name", "No digits, please."), status: 422)
    #expect(client.nameQuestion.outcome?.text == "No digits, please.")
    #expect(client.nameQuestion.outcome?.isError == true)
    #expect(client.nameQuestion.isOpen)
    #expect(client.failure == nil)
    #expect(device.memory[RankedPlayer.key]?.hasSuffix("\nname Player 1") == true)
    client.rename(bytes("Eve"))
    #expect(client.line == #"PATCH players/me {"name":"Eve"}"#)
  }
}
