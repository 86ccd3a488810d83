import GameCore
import SessionSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct RankingTests {
  private let device = Device()

  @Test func bestPossibleScoreIsShownAndALowOneMarkedAsHardLuck() {
    let session = device.launch()
    session.openGame("1")
    #expect(session.par == 5194)
    #expect(session.heading == "Game 1")
    session.openGame("14")
    #expect(session.heading == "Game 14 · tough deal")
    #expect(session.title == "Game 14")
    #expect(session.isHardLuck)
    session.move(.up)
    #expect(device.launch().heading == "Game 14 · tough deal")
    session.openGame("1001")
    session.closePopUp()
    #expect(session.par == nil)
    #expect(session.heading == "Game 1001")
  }

  @Test func resultShowsTheBestPossibleScoreIfKnown() throws {
    let session = device.launchGame14("lldldlllllllrllddllrdrlddrlld")
    let ended = try #require(session.visibleResult)
    #expect(ended.relativeScore?.fullText == "best possible 368, tough deal")
    #expect(ended.spokenText.contains("Final score 113, best possible 368, tough deal. Place: 3rd."))
    session.closePopUp()
    session.openGame("1001")
    session.playOut()
    #expect(session.visibleResult?.relativeScore == nil)
    #expect(session.visibleResult?.spokenText.contains("possible") == false)
  }

  @Test func relativeScoreNeedsAPositiveBestPossibleScore() {
    #expect([nil, 0, -1].allSatisfy { TriplesSession.RelativeScore(5, of: $0) == nil })
  }

  @Test(arguments: [
    (0, 1204, "best possible 1,204"), (601, 1204, "best possible 1,204"),
    (602, 1204, "50% of the best possible score, 1,204"), (1203, 1204, "99% of the best possible score, 1,204"),
    (1204, 1204, "100% of the best possible score, 1,204"), (199, 399, "best possible 399, tough deal"),
    (200, 399, "50% of the best possible score, 399, tough deal"), (1, 400, "best possible 400"),
    (Int(Int32.max), 10_000, "21474836% of the best possible score, 10,000"),
  ])
  func shareIsShownFromFiftyPercentAndHardLuckBelow400(score: Int, best: Int, text: String) {
    #expect(TriplesSession.RelativeScore(score, of: best)?.fullText == text)
  }

  /// Games with equal medals are sorted by the points that they lack for the crown. Games that aren't levels come last,
  /// sorted by points. Games with help win no medals.
  @Test func scoresAreRankedByPointsOrMedals() {
    let lines = [
      "900 1 - triples/1 2000", "800 1 - triples/1 1", "400 1 - -", "368 1 - triples/1 14", "342 1 - triples/1 14",
      "325 1 - triples/1 3", "315 1 h triples/1 14", "310 1 - triples/1 14", "300 1 - nonsense",
      "200 1 uf triples/1 3", "184 1 u triples/1 14 u", "90 1 - triples/1 10",
    ]
    device.memory["parlor.triples.scores"] = (["scores/1"] + lines).joined(separator: "\n")
    let session = device.launch()
    #expect(session.ranking == .points)
    #expect(session.rows == session.scores.rows)
    session.choose(.medals)
    #expect(session.status == "Sorted by medals.")
    #expect(session.rows.map(\.score) == [368, 325, 342, 310, 200, 90, 315, 184, 800, 900, 400, 300])

    session.select(.scores)
    session.provideFiles()
    #expect(session.rows.map(\.score) == [368, 325, 342, 310, 200, 90, 800, 315, 184, 900, 400, 300])
    let games = session.rankedGames
    #expect(
      games.map(\.detail) == [
        "Crown", "Crown", "Gold, 26 short of the crown", "Gold, 58 short of the crown",
        "Silver, 125 short of the crown", "Bronze, 126 short of the crown", "Bronze, 4,394 short of the crown",
        "53 short of the crown", "184 short of the crown",
        nil, nil, nil,
      ])
    #expect(
      games.map(\.medal) == [
        "Crown", "Crown", "Gold", "Gold", "Silver", "Bronze", "Bronze", nil, nil, nil, nil, nil,
      ])
    #expect(games[4].title == "Game 3")
    #expect(games[10].title.isEmpty)
    #expect(games[8].action != nil)
    #expect(games[10].action == nil)
    #expect(games[10].menu.isEmpty)
    session.openRow(8)
    #expect(session.viewer?.replay.line == Array("triples/1 14 u".utf8))
    session.closeViewer()
    expectInvariants(session)

    session.choose(.points)
    #expect(session.status == "Sorted by points.")
    #expect(session.rows == session.scores.rows)
  }

  @Test func levelLeadsTheMedalRankingWhileItsResultRanksByPoints() {
    let session = device.launch()
    session.choose(.medals)
    session.openGame("14", playing: "lldldlllllllrllddllrdrlddrlld")
    #expect(session.rows.map(\.score) == [113, 400, 300])
    #expect(session.scores.rows.map(\.score) == [400, 300, 113])
    #expect(session.rows.first == session.newestRow)
    #expect(session.visibleResult?.rank == 3)
  }

  @Test func rankingAndModeAreSavedAndSharedBetweenWindows() {
    let session = device.launch()
    session.choose(.determ)
    session.choose(.medals)
    let other = device.launch()
    #expect(other.ranking == .medals)
    #expect(other.mode == .determ)
    other.choose(.points)
    session.loadChangesFromStorage()
    #expect(session.ranking == .points)
    #expect(session.mode == .determ)
    #expect(device.memory["parlor.triples.settings"] == "triples-settings/1\nmode determ\nlesson 3")
  }

  @Test func unsavedRankingAppliesAndIsSavedLater() {
    let session = device.launch()
    device.remainingWriteCount = 0
    session.choose(.medals)
    #expect(session.ranking == .medals)
    #expect(session.notices == [.storageRefused])
    device.remainingWriteCount = nil
    session.openGame("14")
    #expect(device.launch().ranking == .medals)
  }
}
