import NumberedGame
import PlaySupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct ParTests {
  private let device = Device()

  @Test func theGameSaysItsPar() {
    let session = device.launch()
    session.open("1")
    #expect(session.par == 5194 && session.parText == "par 5,194" && session.heading == "Game 1 · par 5,194")
    session.open("14")
    #expect(session.heading == "Game 14 · par 368, hard deal" && session.title == "Game 14")
    session.move(.up)
    #expect(device.launch().heading == "Game 14 · par 368, hard deal")
    session.open("1001")
    session.closePopUp()
    #expect(session.par == nil && session.parText == nil && session.heading == "Game 1001")
  }

  @Test func theEndSaysTheShare() throws {
    let session = device.launch()
    session.open("14")
    session.play("lldldlllllllrllddllrdrlddrlld")
    let ended = try #require(session.ended)
    #expect(ended.share == TriplesSession.ParShare(113, of: 368) && ended.share?.fullText == "par 368, hard deal")
    #expect(ended.spoken.contains("Final score 113, par 368, hard deal. Rank: 3rd."))
    session.closePopUp()
    session.open("1001")
    session.playOut()
    #expect(session.ended?.share == nil && session.ended?.spoken.contains("par") == false)
  }

  @Test(arguments: [
    (0, 1, "0 %"), (1, 3, "33 %"), (2, 3, "66 %"), (367, 368, "99 %"), (368, 368, "100 %"),
    (Int(Int32.max), 10_000, "21474836 %"),
  ])
  func sharesAreWholePercent(score: Int, par: Int, text: String) {
    #expect(TriplesSession.ParShare(score, of: par)?.text == text)
  }

  @Test func withoutAParThereIsNoShare() {
    #expect(
      TriplesSession.ParShare(5, of: nil) == nil && TriplesSession.ParShare(5, of: 0) == nil
        && TriplesSession.ParShare(5, of: -1) == nil)
  }

  /// Less than a half is said by the par alone, and a par below the best row to beat is called what it is.
  @Test(arguments: [
    (0, 1204, "par 1,204"), (601, 1204, "par 1,204"), (602, 1204, "50 % of par 1,204"),
    (1204, 1204, "100 % of par 1,204"), (199, 399, "par 399, hard deal"), (200, 399, "50 % of par 399, hard deal"),
    (1, 400, "par 400"),
  ])
  func aShareIsSaidFromAHalfOn(score: Int, par: Int, text: String) {
    #expect(TriplesSession.ParShare(score, of: par)?.fullText == text)
  }

  /// Of equal shares the one with more points first; games without a par at the end, by points.
  @Test func scoresAreRankedByEither() {
    let lines = [
      "900 1 - triples/1 2000", "800 1 - triples/1 1", "400 1 - -", "368 1 - triples/1 14", "325 1 - triples/1 3",
      "300 1 - nonsense", "184 1 - triples/1 14 u", "100 1 - triples/1 3", "90 1 - triples/1 10",
    ]
    device.memory["parlor.triples.scores"] = (["scores/1"] + lines).joined(separator: "\n")
    let session = device.launch()
    #expect(session.ranking == .points && session.rows == session.scores.rows)
    #expect((-1...9).map(session.rowShare) == ["", "", "15 %", "", "100 %", "100 %", "", "50 %", "30 %", "41 %", ""])

    session.choose(.share)
    #expect(session.status == "Ranked by share of par.")
    #expect(session.rows.map(\.score) == [368, 325, 184, 90, 100, 800, 900, 400, 300])
    #expect((-1...9).map(session.rowShare) == ["", "100 %", "100 %", "50 %", "41 %", "30 %", "15 %", "", "", "", ""])
    #expect(session.rowGameTitle(3) == "Game 10" && session.rowGameTitle(7).isEmpty)
    #expect(session.canOpenRow(6) && !session.canOpenRow(7))
    session.openRow(2)
    #expect(session.viewer?.replay.line == Array("triples/1 14 u".utf8))
    session.closeViewer()
    expectLaws(session)

    session.choose(.points)
    #expect(session.status == "Ranked by points." && session.rows == session.scores.rows)
  }

  @Test func theRankingFollowsNewGames() {
    let session = device.launch()
    session.choose(.share)
    session.open("14")
    session.play("lldldlllllllrllddllrdrlddrlld")
    #expect(session.rows.map(\.score) == [113, 400, 300] && session.scores.rows.map(\.score) == [400, 300, 113])
    #expect(session.rows.first == session.newestRow && session.ended?.rank == 3)
  }

  @Test func theRankingIsSaved() {
    let session = device.launch()
    session.choose(.determ)
    session.choose(.share)
    let other = device.launch()
    #expect(other.ranking == .share && other.mode == .determ)
    other.choose(.points)
    session.storageChanged()
    #expect(session.ranking == .points && session.mode == .determ)
    #expect(device.memory["parlor.triples.settings"] == "triples-settings/1\nmode determ\nlesson 3")
  }

  @Test func aRankingThatCannotBeSavedHoldsUntilItIs() {
    let session = device.launch()
    device.writesLeft = 0
    session.choose(.share)
    #expect(session.ranking == .share && session.notices == [.storageRefused])
    device.writesLeft = nil
    session.open("14")
    #expect(device.launch().ranking == .share)
  }
}
