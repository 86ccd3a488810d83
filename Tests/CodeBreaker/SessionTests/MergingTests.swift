import CodeBreakerModel
import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession

@Suite struct MergingTests {
  private let fixture = Fixture()
  private let other = Fixture(seed: 2)

  private func data(_ fixture: Fixture) -> DeviceData {
    DeviceData(
      CodeBreakerSession.storedTexts, environment: fixture.environment,
      remove: { [memory = fixture.memory] in memory.texts[$0] = nil })
  }

  private func play(_ fixture: Fixture, attempts: Int, solving: Bool = true) {
    let session = fixture.window(freshLine)
    fixture.now += 100
    // Each guess is different, because a repeated guess doesn't count as an attempt.
    for choice in 0..<(attempts - 1) { session.attempt(0, 0, 0, choice) }
    if solving {
      for (hole, peg) in session.game.masterCode.pegs.enumerated() {
        session.select(hole: hole)
        session.choose(session.game.pegChoices.firstIndex(of: peg)!)
      }
      session.guess()
    } else {
      session.confirmGivingUp()
    }
    #expect(session.game.isOver)
  }

  private func counts(_ fixture: Fixture) -> CodeBreakerSession.GroupStatistics {
    fixture.window().statistics[CodeBreakerSession.StatisticsGroup(try! CodeBreaker(line: freshLine.utf8Bytes).setup)]
  }

  @Test func mergedStatisticsCountEveryGameOnceAndFollowTheLatestStreak() throws {
    play(fixture, attempts: 3)
    play(fixture, attempts: 5)
    other.now += 50_000
    play(other, attempts: 4)
    play(other, attempts: 2, solving: false)
    play(other, attempts: 3)
    for _ in 0..<2 {
      _ = try data(other).importFile(data(fixture).export().file)
      _ = try data(fixture).importFile(data(other).export().file)
      for device in [fixture, other] {
        let counts = counts(device)
        #expect(counts.playedCount == 5)
        #expect(counts.solvedCount == 4)
        #expect(counts.histogram == [0, 0, 2, 1, 1])
        #expect(counts.currentStreak == 1, "the later device won its last game, but not the one before")
        #expect(counts.longestStreak == 2)
        #expect(counts.fewestAttempts == 3)
      }
    }
    fixture.now = other.now + 10
    play(fixture, attempts: 1)
    _ = try data(other).importFile(data(fixture).export().file)
    #expect(counts(other).playedCount == 6)
    #expect(counts(other).currentStreak == 2)
  }

  @Test func streakContinuesOnANewDevice() throws {
    for _ in 1...3 { play(fixture, attempts: 4) }
    _ = try data(other).importFile(data(fixture).export().file)
    other.now = fixture.now + 10
    play(other, attempts: 4)
    #expect(counts(other).playedCount == 4)
    #expect(counts(other).currentStreak == 4)
  }

  @Test func streakContinuesOnADeviceThatHasOnlyPlayedOtherGames() throws {
    for _ in 1...3 { play(fixture, attempts: 4) }
    other.now = fixture.now + 10
    let session = other.window("codebreaker/1 1 3.mastermind")
    session.attempt(0, 0, 0)
    session.confirmGivingUp()
    #expect(session.statistics.playedCount == 1)
    _ = try data(other).importFile(data(fixture).export().file)
    #expect(counts(other).currentStreak == 3)
  }

  @Test func importCountsAFinishedGameWithoutCopyingIt() throws {
    play(fixture, attempts: 3)
    _ = try data(other).importFile(data(fixture).export().file)
    #expect(other.savedGame == nil)
    #expect(counts(other).playedCount == 1)
  }

  @Test func unfinishedGameContinuesOnADeviceWithoutOne() throws {
    let session = fixture.window(freshLine)
    session.attempt(0, 1, 2, 3)
    session.choose(2)
    let file = try data(fixture).export().file
    #expect(try data(other).importFile(file).changedNames == ["CodeBreaker game"])
    #expect(other.window().game == session.game)
    let untouched = Fixture(seed: 3)
    _ = untouched.window()
    #expect(try data(untouched).importFile(file).changedNames == ["CodeBreaker game"])
    let busy = Fixture(seed: 4)
    busy.window("codebreaker/1 12 4.mastermind").choose(1)
    let before = busy.savedGame
    #expect(try data(busy).importFile(file).unchangedNames == ["CodeBreaker game"])
    #expect(busy.savedGame == before)
  }

  @Test func skillRecordsAreMerged() throws {
    fixture.memory["parlor.codebreaker.skill"] = "codebreaker-skill/1\n4-color 10:5,30:7"
    other.memory["parlor.codebreaker.skill"] = "codebreaker-skill/1\n3-emoji 5:1\n4-color 20:0,30:7"
    _ = try data(other).importFile(data(fixture).export().file)
    #expect(other.memory["parlor.codebreaker.skill"] == "codebreaker-skill/1\n3-emoji 5:1\n4-color 10:5,20:0,30:7")
  }

  @Test func importCopiesSettingsOnlyIfTheDeviceHasNone() throws {
    fixture.memory["parlor.codebreaker.settings"] = "codebreaker-settings/1\nlimit 10"
    let file = try data(fixture).export().file
    #expect(try data(other).importFile(file).changedNames == ["CodeBreaker settings"])
    other.memory["parlor.codebreaker.settings"] = "codebreaker-settings/1\nletters on"
    #expect(try data(other).importFile(file).unchangedNames == ["CodeBreaker settings"])
    #expect(other.memory["parlor.codebreaker.settings"] == "codebreaker-settings/1\nletters on")
  }
}
