import SessionSupport
import Testing
import TriplesModel

@testable import TriplesSession

extension EndingTests {
  @Test(arguments: [(1, "1st", "A new best!"), (2, "2nd", "Game ended"), (11, "11th", "Game ended")])
  func resultAnnouncesTheRankAndANewBest(rank: Int, text: String, title: String) throws {
    device.memory["parlor.triples.scores"] = "scores/1" + String(repeating: "\n11 1 - -", count: rank - 1)
    let session = device.launchGame14(endedAfter: "u")
    let ended = try #require(session.visibleResult)
    #expect(ended.rank == rank, "the older of equal scores is better")
    #expect(ended.rankText == text, "the older of equal scores is better")
    #expect(ended.title == title, "the older of equal scores is better")
    let stop = rank == 1 ? "" : "."
    #expect(
      ended.spokenText
        == "\(title)\(stop) Final score 11, best possible 368, tough deal. Place: \(text). Best tile 3. 1 move. 137 more for bronze, 357 for the crown."
    )
  }

  @Test func gameBelowTheBestHundredHasNoRankAndIsNotListed() throws {
    device.memory["parlor.triples.scores"] = "scores/1" + String(repeating: "\n1000 1 - -", count: 100)
    let session = device.launchGame14("u")
    let scores = session.scores
    session.newGame()
    #expect(session.visibleResult?.rank == nil)
    #expect(session.visibleResult?.rankText == "Not in the top 100")
    #expect(session.scores.rows == scores.rows)
    session.keepPlaying()
    #expect(session.scores == scores)
    #expect(device.launch().scores == scores)
  }

  @Test func keepPlayingRestoresTheDroppedRow() {
    device.memory["parlor.triples.scores"] = "scores/1" + String(repeating: "\n8 1 - -", count: 100)
    let session = device.launchGame14("u")
    let rows = session.scores.rows
    for _ in 0..<5 {
      session.newGame()
      #expect(session.visibleResult?.rank == 1)
      session.keepPlaying()
      #expect(session.scores.rows == rows)
    }
  }

  @Test func newBestMustBeatThePlayersOwnGamesAndNotContinueAReplay() throws {
    device.memory["parlor.triples.scores"] = "scores/1\n400 1 - -\n99 1 p triples/1 1\n9 1 - triples/1 14"
    var session = device.launchGame14(endedAfter: "u")
    #expect(session.visibleResult?.title == "A new best!")
    #expect(session.visibleResult?.rankText == "3rd")
    #expect(session.status.hasPrefix("A new best! Final score 11"))
    session.closePopUp()
    session.openGame("14")
    session.endGame(after: "u")
    #expect(session.visibleResult?.title == "Game ended", "an equal result is no new best")
    // A friend's game that the player continues by one move isn't a new best.
    session.closePopUp()
    session.playFromStep(2, of: "triples/1/14/ur")
    session.endGame(after: "u")
    let ended = try #require(session.visibleResult)
    #expect(ended.score > 11)
    #expect(ended.title == "From a replay")
    #expect(!ended.isNewBest)
    #expect(session.bestScore == 11)
    session = device.launch()
    #expect(session.visibleResult?.title == "From a replay")
    #expect(session.bestScore == 11)
  }

  @Test func firstGameIsNoNewBestBelowTheScoresToBeat() {
    let session = device.launchFullBoard()
    #expect(session.visibleResult?.title == "No more moves")
    #expect(session.bestScore == 113)
    #expect(session.rankedGames.map(\.marks) == [["to beat, but not in game 14"], ["to beat"], []])
  }

  @Test func scoreListStartsWithTheScoresOfTheAssignment() {
    let session = device.launch()
    #expect(session.scores.rows.map(\.score) == [400, 300])
    #expect(session.scores.rows.allSatisfy { $0.line == nil && $0.marks == [] })
  }
}
