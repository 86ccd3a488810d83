import GameCore
import SessionSupport
import TestSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct StatisticsTests {
  private let device = Device()
  private static let key = "parlor.triples.statistics"
  private static let secondsPerDay: Int64 = 86_400

  /// Plays some moves of game 14 and ends the game.
  private func playAndEndGame(_ session: TriplesSession, _ moves: String = "uld") {
    session.openGame("14")
    if session.popUp != nil { session.closePopUp() }
    session.endGame(after: moves)
    session.closePopUp()
  }

  private func values(_ session: TriplesSession) -> [String] { session.figures.map(\.value) }

  private func game(_ score: Int, tile: Int = 24, day: Int64 = 10) -> TriplesSession.CountedGame {
    TriplesSession.CountedGame(
      day: day, tile: tile,
      row: ScoreRow(score: score, time: day * Self.secondsPerDay, line: Array("triples/1 \(score + 1) u".utf8))
    )
  }

  @Test func statisticsAreEmptyAtFirst() {
    let session = device.launch()
    #expect(session.figures.map(\.name) == ["Games", "Best", "Average", "Days in a row", "Most days in a row"])
    #expect(values(session) == ["0", "–", "–", "0", "0"], "the initial rows aren't counted")
    #expect(session.tileBars.map(\.label) == ["≤ 3", "6", "12", "24", "48", "96", "192"])
    #expect(session.tileBars.allSatisfy { $0.count == 0 && $0.share == 0 })
    #expect(device.memory[Self.key] == nil)
  }

  @Test func finishedGameIsCountedUntilItsRecordIsRemoved() throws {
    let session = device.launch()
    playAndEndGame(session)
    let stored = try #require(device.memory[Self.key])
    let score = try #require(session.scores.rows.first { $0.line != nil }).score
    #expect(values(session) == ["1", "\(score)", "\(score)", "1", "1"])
    #expect(session.tileBars.map(\.count) == [1, 0, 0, 0, 0, 0, 0])
    session.openGame("14")
    session.endGame(after: "uldr")
    #expect(values(session)[0] == "2")
    session.keepPlaying()
    #expect(values(session) == ["1", "\(score)", "\(score)", "1", "1"])
    #expect(device.launch().statistics == session.statistics)
    #expect(stored.contains("latest "))
    #expect(!stored.contains("tiles"))
    session.endGameAndStartNext()
    #expect(values(session)[0] == "2", "counted again when it ends")
  }

  @Test func finishedGameIsCountedOnce() {
    let session = device.launchGame14(endedAfter: "uld")
    let again = device.launch()
    #expect(again.visibleResult != nil)
    #expect(values(again)[0] == "1")
    again.loadChangesFromStorage()
    session.loadChangesFromStorage()
    #expect(values(again)[0] == "1")
    #expect(values(session)[0] == "1")
  }

  @Test func gamesWithCoachMovesOrFromAReplayAreNotCounted() {
    let session = device.launchGame14("ur")
    session.watchCoach(playing: 2)
    session.endGameAndStartNext()
    session.playFromStep(2, of: "triples/1/14/ur")
    session.endGame(after: "d")
    #expect(session.scores.rows.count == 3)
    #expect(values(session)[0] == "0")
    session.keepPlaying()
    #expect(values(session)[0] == "0")
  }

  @Test func streaksOfDaysUseThePlayersTimeZone() {
    // Fifteen minutes before midnight UTC, the next day has already begun in Berlin.
    device.clock = 20_000 * Self.secondsPerDay - 900
    device.utcOffset = 3600
    let session = device.launch()
    playAndEndGame(session)
    #expect(device.memory[Self.key]?.contains("latest 20000 ") == true)
    for (hours, streak, longest) in [(20, 1, 1), (10, 2, 2), (24, 3, 3), (24, 4, 4), (72, 1, 4), (1, 1, 4)]
      as [(Int64, Int, Int)]
    {
      device.clock += hours * 3600
      playAndEndGame(session)
      #expect(values(session).suffix(2) == ["\(streak)", "\(longest)"], "\(hours)")
    }
    device.clock += 24 * 3600
    #expect(values(session)[3] == "1", "today can still be played")
    device.clock += 24 * 3600
    #expect(values(session).suffix(2) == ["0", "4"])
  }

  @Test func clockSetBackDoesNotBreakTheStreak() {
    var counts = TriplesSession.GameCounts()
    for day in [10, 11, 9, 11, 12] as [Int64] { counts.count(game(5, day: day)) }
    #expect(counts.streak(on: 12) == 3)
    #expect(counts.longestStreak == 3)
    #expect(counts.gameCount == 5)
  }

  @Test func meanCoversTheLastFiftyGamesWhileBestAndCountCoverAll() {
    var counts = TriplesSession.GameCounts()
    for score in 1...50 { counts.count(game(score)) }
    #expect(counts.meanScore == 26, "25.5, rounded")
    for _ in 0..<50 { counts.count(game(1000)) }
    counts.count(game(1051))
    #expect(counts.meanScore == 1001)
    #expect(counts.bestScore == 1051)
    #expect(counts.gameCount == 101)
  }

  @Test func bestTilesAreCountedPerBarWithSharesOfTheLargest() {
    var counts = TriplesSession.GameCounts()
    for tile in [1, 2, 3, 6, 12, 768, 768, 6144] { counts.count(game(9, tile: tile)) }
    #expect(counts.bestTiles.counts == [3, 1, 1, 0, 0, 0, 0, 0, 2, 0, 0, 1])
    #expect(counts.bestTiles.bars(atLeast: 3).map(\.share) == [100, 33, 33, 0, 0, 0, 0, 0, 66, 0, 0, 33])
  }

  /// For players of releases without statistics, the games in the scores are counted, but no statistics are written.
  @Test func gamesOfEarlierReleasesAreCountedWithoutWritingStatistics() throws {
    let stored = try #require(RecordedStorage.all.first { $0.description == "half-played" })
    device.memory.texts = stored.texts
    let session = device.launch()
    // Games that continue a replay don't count.
    let own = session.scores.rows.filter { $0.line != nil && !$0.marks.contains(.continuedFromReplay) }
    #expect(values(session)[0] == "\(own.count)")
    #expect(values(session)[1] == "444")
    #expect(own.count == 5)
    #expect(session.tileBars.reduce(0) { $0 + $1.count } == own.count)
    #expect(device.writeCount == 0)
    session.openGame("14")
    session.closePopUp()
    session.endGame(after: "u")
    #expect(values(session)[0] == "\(own.count + 1)")
    #expect(device.launch().statistics == session.statistics)
  }

  @Test func windowsShareTheStatistics() {
    let (one, other) = (device.launch(), device.launch())
    playAndEndGame(one)
    other.loadChangesFromStorage()
    playAndEndGame(other, "ulr")
    one.loadChangesFromStorage()
    #expect(values(one)[0] == "2")
    #expect(one.statistics == other.statistics)
  }

  @Test func unreadableStatisticsAreQuarantinedAndRecountedFromTheScores() {
    let session = device.launch()
    playAndEndGame(session)
    device.memory[Self.key] = "triples-statistics/9"
    let again = device.launch()
    #expect(
      again.noticeTexts == [
        "The saved statistics could not be read. They have been set aside, and now count the games in the scores."
      ])
    #expect(device.memory[Self.key + ".damaged"] == "triples-statistics/9")
    #expect(values(again)[0] == "1")
    playAndEndGame(again, "ulr")
    #expect(values(device.launch())[0] == "2")
  }

  @Test func unsavedStatisticsAreSavedLater() {
    let session = device.launch()
    device.memory.refusesWrites = true
    playAndEndGame(session)
    #expect(values(session)[0] == "1")
    #expect(device.memory[Self.key] == nil)
    device.memory.refusesWrites = false
    session.openGame("14", playing: "u")
    #expect(values(device.launch())[0] == "1")
    #expect(device.memory[Self.key] != nil)
  }

  @Test func textRoundTrips() throws {
    var statistics = TriplesSession.Statistics()
    #expect(TriplesSession.Statistics(text: statistics.text) == statistics)
    for number in 1...60 {
      statistics.count(game(number * 7 % 31, tile: [2, 3, 48, 384][number % 4], day: Int64(number / 3)))
      #expect(TriplesSession.Statistics(text: statistics.text) == statistics)
    }
    #expect(statistics.counts.gameCount == 60)
  }

  @Test func latestGameIsCountedOnceAndCanBeUncounted() {
    var statistics = TriplesSession.Statistics()
    for number in 1...60 {
      statistics.count(game(number * 7 % 31, tile: [2, 3, 48, 384][number % 4], day: Int64(number / 3)))
    }
    let latest = game(60 * 7 % 31, tile: 2, day: 20)
    statistics.count(latest)
    #expect(statistics.counts.gameCount == 60, "the latest game is not counted twice")
    statistics.remove(game(3).row)
    #expect(statistics.counts.gameCount == 60, "no other game can be uncounted")
    statistics.remove(latest.row)
    #expect(statistics.counts.gameCount == 59)
  }

  @Test(arguments: [
    "", "triples-statistics/2", "triples-statistics/1\n", "triples-statistics/1\ntiles 0,1",
    "triples-statistics/1\ntiles 1,0\nbest 3\nrecent 3\ndays 5 1 1",
    "triples-statistics/1\ntiles 0\nbest 3\nrecent 3\ndays 5 1 1",
    "triples-statistics/1\ntiles 1\nbest 3\nrecent 2\ndays 5 1 1",
    "triples-statistics/1\ntiles 1\nbest 3\nrecent 3,3\ndays 5 1 1",
    "triples-statistics/1\ntiles 1\nbest 3\nrecent 3\ndays 5 1 2",
    "triples-statistics/1\ntiles 1\nbest 3\nrecent 3\ndays 5 0 1",
    "triples-statistics/1\nlatest 5 3 3 1 -", "triples-statistics/1\nlatest 5 3 3 1 - -",
  ])
  func invalidTextIsRejected(text: String) {
    #expect(TriplesSession.Statistics(text: Array(text.utf8)) == nil)
  }

  @Test func fuzzedTextIsRejectedOrCanonical() {
    var statistics = TriplesSession.Statistics()
    for number in 1...4 { statistics.count(game(number, day: Int64(number))) }
    let fuzzing = Fuzzing([statistics.text], alphabet: "lrud-0123456789 ,/\n", seed: 5, rounds: 3000) {
      TriplesSession.Statistics(text: $0)?.text
    }
    #expect(fuzzing.isCanonical(readCounts: 21...), "\(fuzzing)")
  }
}
