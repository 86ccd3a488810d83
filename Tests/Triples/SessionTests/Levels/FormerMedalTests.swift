import GameCore
import SessionSupport
import Testing
import TriplesModel

@testable import TriplesSession

/// Medals that a release up to 0.2.0 awarded stay won.
@Suite struct FormerMedalTests {
  private let device = Device()

  /// In level 72 the Matchmaker's score of 214 points was enough for silver. Since then, bronze takes 744.
  private let formerSilver = "triples-levels/1\n72 273"

  @Test func medalWonInAnEarlierReleaseStaysWon() throws {
    device.memory["parlor.triples.levels"] = formerSilver
    device.memory["parlor.triples.scores"] = "scores/1\n273 1 - triples/1 72\n150 2 - triples/1 72"
    let session = device.launchGame14()
    session.openLevels()
    #expect(session.wantedFile == .opponents)
    session.provideFiles()
    // Game 72 is level 718, and game 14 is level 143.
    #expect(session.levelChapters[35].cells[17].state == .silver)
    #expect(session.levelChapters[35].cells[17].bestScore == 273)
    session.openLevel(72)
    let card = try #require(session.levelCard)
    #expect(card.rows.map(\.isWon) == [false, false, true, true])
    #expect(card.text == "Your best is 273, 1,215 short of gold.")
    session.watchBestGame()
    #expect(session.levelCard!.text.hasPrefix("You keep silver."))
    session.closePopUp()
    session.select(.scores)
    #expect(session.rankedGames.map(\.medal) == ["Silver", nil])
    expectInvariants(session)
  }

  @Test func laterGamesWinOnlyMedalsThatMeasurePlay() throws {
    device.memory["parlor.triples.levels"] = "triples-levels/1\n14 251"
    device.memory["parlor.triples.scores"] = "scores/1\n251 1 - triples/1 14"
    let session = device.launchGame14()
    session.play(String(decoding: perfectGame(14).moves.prefix(20).map(\.letter), as: UTF8.self))
    let score = session.game.score
    session.newGame()
    session.startNextGame()
    #expect(device.memory["parlor.triples.levels"] == "triples-levels/2\n14 251 251")
    session.openGame("72")
    for move in perfectGame(72).moves where session.game.score < 214 { session.move(move) }
    #expect(score < 251, "enough for silver in an earlier release")
    #expect(214..<744 ~= session.game.score, "enough for silver in an earlier release")
    session.newGame()
    session.select(.scores)
    session.provideFiles()
    #expect(device.memory["parlor.triples.levels"] == "triples-levels/2\n14 251 251\n72 \(session.game.score) 0")
    #expect(session.rankedGames.first { $0.title == "Game 72" }?.medal == nil)
    session.openLevels()
    let chapters = session.levelChapters
    #expect(chapters[7].cells[2].state == .silver)
    #expect(chapters[35].cells[17].state == .played)
    let other = device.launch()
    other.openLevels()
    other.provideFiles()
    #expect(other.levelChapters == chapters, "also after the next launch")
  }

  @Test func formerScoresOfAnotherDeviceKeepTheirMedals() throws {
    var records = try #require(TriplesSession.LevelRecords(text: Array("triples-levels/2\n14 20 0\n72 100 90".utf8)))
    records.merge(try #require(TriplesSession.LevelRecords(text: Array(formerSilver.utf8))))
    #expect(String(decoding: records.text, as: UTF8.self) == "triples-levels/2\n14 20 0\n72 273 273")
  }
}
